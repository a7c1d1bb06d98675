#![no_std]

use multiversx_sc::imports::*;

#[cfg(doctest)]
pub mod misuse;
pub mod now;
pub mod old;
pub mod till_proxy;

/// Takes payments for invoices. Both ways of calling call this one.
#[multiversx_sc::contract]
pub trait Till {
    #[payable("EGLD")]
    #[init]
    fn init(&self, invoices: u64) {
        self.invoices().set(invoices);
    }

    #[upgrade]
    fn upgrade(&self, invoices: u64) {
        self.invoices().set(invoices);
    }

    // #region pay
    /// Returns the number of payments received.
    #[payable]
    #[endpoint]
    fn pay(&self, invoice: u64) -> usize {
        require!(invoice <= self.invoices().get(), "no such invoice");
        self.call_value().all().len()
    }
    // #endregion pay

    /// Answers the same, and sends the payments back.
    #[payable]
    #[endpoint(payBack)]
    fn pay_back(&self) -> usize {
        let payments = self.call_value().all();
        self.tx().to(ToCaller).payment(&*payments).transfer();
        payments.len()
    }

    #[view(getInvoices)]
    #[storage_mapper("invoices")]
    fn invoices(&self) -> SingleValueMapper<u64>;
}
