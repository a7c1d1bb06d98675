//! Every call as it was written before 0.49; `now` has the same endpoints in the unified syntax.
#![allow(deprecated)]

use multiversx_sc::imports::*;

// #region explicit-proxy
pub mod till_by_hand {
    multiversx_sc::imports!();

    #[multiversx_sc::proxy]
    pub trait Till {
        #[init]
        fn init(&self, invoices: u64);

        #[payable("*")]
        #[endpoint]
        fn pay(&self, invoice: u64) -> usize;

        #[payable("*")]
        #[endpoint(payBack)]
        fn pay_back(&self) -> usize;
    }
}
// #endregion explicit-proxy

// #region crate-proxy-import
use tx_calls_seller::ProxyTrait as _;
// #endregion crate-proxy-import

#[multiversx_sc::contract]
pub trait Old {
    #[init]
    fn init(&self) {}

    // #region crate-proxy
    #[proxy]
    fn seller(&self, address: ManagedAddress) -> tx_calls_seller::Proxy<Self::Api>;

    #[payable("EGLD")]
    #[endpoint(buyOne)]
    fn buy_one(&self, seller: ManagedAddress) -> u64 {
        self.seller(seller)
            .buy(1u64)
            .with_egld_transfer(self.call_value().egld().clone())
            .execute_on_dest_context()
    }
    // #endregion crate-proxy

    // #region getters
    #[proxy]
    fn till(&self, address: ManagedAddress) -> till_by_hand::Proxy<Self::Api>;

    #[proxy]
    fn new_till(&self) -> till_by_hand::Proxy<Self::Api>;
    // #endregion getters

    // #region contract
    #[endpoint(payNothing)]
    fn pay_nothing(&self, till: ManagedAddress, invoice: u64) -> usize {
        self.new_till()
            .contract(till)
            .pay(invoice)
            .execute_on_dest_context()
    }
    // #endregion contract

    // #region contract-call
    #[payable]
    #[endpoint(payAny)]
    fn pay_any(&self, till: ManagedAddress, invoice: u64) -> usize {
        let mut call = self.send().contract_call::<usize>(till, "pay");
        call.proxy_arg(&invoice);
        call.with_any_payment(self.call_value().any_payment())
            .execute_on_dest_context()
    }
    // #endregion contract-call

    // #region contract-call-new
    #[view(payDataField)]
    fn pay_data_field(&self, till: ManagedAddress, invoice: u64) -> ManagedBuffer {
        ContractCallNoPayment::<Self::Api, usize>::new(till, "pay")
            .argument(&invoice)
            .into_call_data_string()
    }
    // #endregion contract-call-new

    // #region egld
    #[payable("EGLD")]
    #[endpoint(payEgld)]
    fn pay_egld(&self, till: ManagedAddress, invoice: u64) -> usize {
        self.till(till)
            .pay(invoice)
            .with_egld_transfer(self.call_value().egld().clone())
            .execute_on_dest_context()
    }
    // #endregion egld

    // #region two-tokens
    #[payable]
    #[endpoint(payTwoTokens)]
    fn pay_two_tokens(&self, till: ManagedAddress, invoice: u64) -> usize {
        let [first, second] = self.call_value().multi_esdt();
        self.till(till)
            .pay(invoice)
            .with_esdt_transfer((
                first.token_identifier.clone(),
                first.token_nonce,
                first.amount.clone(),
            ))
            .with_esdt_transfer(second.clone())
            .execute_on_dest_context()
    }
    // #endregion two-tokens

    // #region all-tokens
    #[payable]
    #[endpoint(payAllTokens)]
    fn pay_all_tokens(&self, till: ManagedAddress, invoice: u64) -> usize {
        self.till(till)
            .pay(invoice)
            .with_multi_token_transfer(self.call_value().all_esdt_transfers().clone())
            .execute_on_dest_context()
    }
    // #endregion all-tokens

    // #region either
    #[payable]
    #[endpoint(payEither)]
    fn pay_either(&self, till: ManagedAddress, invoice: u64) -> usize {
        self.till(till)
            .pay(invoice)
            .with_egld_or_single_esdt_transfer(self.call_value().egld_or_single_esdt())
            .execute_on_dest_context()
    }
    // #endregion either

    // #region async
    #[payable("EGLD")]
    #[endpoint(payLater)]
    fn pay_later(&self, till: ManagedAddress, invoice: u64) {
        let payer = self.blockchain().get_caller();
        let amount = self.call_value().egld().clone();
        self.till(till)
            .pay(invoice)
            .with_egld_transfer(amount.clone())
            .async_call()
            .with_callback(self.callbacks().on_paid(&payer, &amount))
            .call_and_exit()
    }

    #[callback]
    fn on_paid(
        &self,
        payer: &ManagedAddress,
        amount: &BigUint,
        #[call_result] result: ManagedAsyncCallResult<usize>,
    ) {
        match result {
            ManagedAsyncCallResult::Ok(count) => self.paid().set(count),
            ManagedAsyncCallResult::Err(error) => {
                self.rejected().set(error.err_msg);
                self.send().direct_egld(payer, amount);
            }
        }
    }
    // #endregion async

    // #region promise
    #[payable("EGLD")]
    #[endpoint(payBoth)]
    fn pay_both(&self, till: ManagedAddress, first: u64, second: u64) {
        let half = &*self.call_value().egld() / 2u64;
        for invoice in [first, second] {
            self.till(till.clone())
                .pay(invoice)
                .with_egld_transfer(half.clone())
                .with_gas_limit(10_000_000)
                .async_call_promise()
                .with_callback(self.callbacks().on_promise(invoice))
                .with_extra_gas_for_callback(5_000_000)
                .register_promise();
        }
    }

    #[promises_callback]
    fn on_promise(&self, invoice: u64, #[call_result] result: ManagedAsyncCallResult<usize>) {
        match result {
            ManagedAsyncCallResult::Ok(count) => self.paid().set(count),
            ManagedAsyncCallResult::Err(error) => {
                self.rejected()
                    .set(sc_format!("{}: {}", invoice, error.err_msg))
            }
        }
    }
    // #endregion promise

    // #region transfer-execute
    #[payable("EGLD")]
    #[endpoint(payAndForget)]
    fn pay_and_forget(&self, till: ManagedAddress, invoice: u64) {
        self.till(till)
            .pay(invoice)
            .with_egld_transfer(self.call_value().egld().clone())
            .with_gas_limit(10_000_000)
            .transfer_execute();
    }
    // #endregion transfer-execute

    // #region back-transfers
    #[payable("EGLD")]
    #[endpoint(payAndTakeBack)]
    fn pay_and_take_back(&self, till: ManagedAddress) -> BigUint {
        let (_, back) = self
            .till(till)
            .pay_back()
            .with_egld_transfer(self.call_value().egld().clone())
            .execute_on_dest_context_with_back_transfers::<usize>();
        back.total_egld_amount
    }
    // #endregion back-transfers

    // #region fallible
    #[payable("EGLD")]
    #[endpoint(tryPay)]
    fn try_pay(&self, till: ManagedAddress, invoice: u64) -> bool {
        self.till(till)
            .pay(invoice)
            .with_egld_transfer(self.call_value().egld().clone())
            .with_gas_limit(10_000_000)
            .execute_on_dest_context_fallible::<usize>()
            .is_ok()
    }
    // #endregion fallible

    // #region readonly
    #[view(readInvoices)]
    fn read_invoices(&self, till: ManagedAddress) -> u64 {
        self.send()
            .contract_call::<u64>(till, "getInvoices")
            .execute_on_dest_context_readonly()
    }
    // #endregion readonly

    // #region same-context
    #[only_owner]
    #[endpoint(runHere)]
    fn run_here(&self, library: ManagedAddress) -> u64 {
        self.send()
            .contract_call::<u64>(library, "getInvoices")
            .execute_on_same_context()
    }
    // #endregion same-context

    // #region deploy
    #[payable("EGLD")]
    #[endpoint(openTill)]
    fn open_till(&self, source: ManagedAddress, invoices: u64) -> ManagedAddress {
        let (address, ()) = self
            .new_till()
            .init(invoices)
            .with_egld_transfer(self.call_value().egld().clone())
            .with_gas_limit(20_000_000)
            .deploy_from_source(&source, CodeMetadata::UPGRADEABLE);
        address
    }
    // #endregion deploy

    // #region deploy-code
    #[endpoint(openTillWithCode)]
    fn open_till_with_code(&self, code: ManagedBuffer, invoices: u64) -> ManagedAddress {
        self.new_till()
            .init(invoices)
            .deploy_contract::<()>(&code, CodeMetadata::UPGRADEABLE)
            .0
    }
    // #endregion deploy-code

    // #region upgrade
    #[only_owner]
    #[endpoint(renewTill)]
    fn renew_till(&self, till: ManagedAddress, source: ManagedAddress, invoices: u64) {
        self.till(till)
            .init(invoices)
            .upgrade_from_source(&source, CodeMetadata::UPGRADEABLE);
    }
    // #endregion upgrade

    #[view(getPaid)]
    #[storage_mapper("paid")]
    fn paid(&self) -> SingleValueMapper<usize>;

    #[view(getRejected)]
    #[storage_mapper("rejected")]
    fn rejected(&self) -> SingleValueMapper<ManagedBuffer>;
}
