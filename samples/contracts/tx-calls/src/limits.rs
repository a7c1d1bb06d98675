//! Calls where they aren't allowed, and transfers of zero.
use multiversx_sc::imports::*;

use crate::seller_proxy::SellerProxy;

#[multiversx_sc::contract]
pub trait Limits {
    #[init]
    fn init(&self, seller: OptionalValue<ManagedAddress>) {
        if let OptionalValue::Some(seller) = seller {
            self.ask(&seller);
        }
    }

    #[endpoint(callTwice)]
    fn call_twice(&self, seller: ManagedAddress) {
        self.tx()
            .to(&seller)
            .gas(10_000_000)
            .typed(SellerProxy)
            .price()
            .callback(self.callbacks().on_price(&seller))
            .gas_for_callback(10_000_000)
            .register_promise();
    }

    #[promises_callback]
    fn on_price(
        &self,
        seller: &ManagedAddress,
        #[call_result] _result: ManagedAsyncCallResult<BigUint>,
    ) {
        self.ask(seller);
    }

    #[endpoint(callOnce)]
    fn call_once(&self, seller: ManagedAddress) {
        self.ask(&seller);
    }

    #[endpoint(callThrough)]
    fn call_through(&self, other: ManagedAddress, seller: ManagedAddress) {
        self.tx()
            .to(&other)
            .gas(30_000_000)
            .raw_call("callOnce")
            .argument(&seller)
            .register_promise();
    }

    fn ask(&self, seller: &ManagedAddress) {
        self.tx()
            .to(seller)
            .gas(10_000_000)
            .typed(SellerProxy)
            .price()
            .register_promise();
    }

    // #region fallible
    #[payable("EGLD")]
    #[endpoint(forwardFallible)]
    fn forward_fallible(&self, seller: ManagedAddress) -> bool {
        self.tx()
            .to(&seller)
            .gas(10_000_000)
            .typed(SellerProxy)
            .buy(1u64)
            .egld(self.call_value().egld().clone())
            .transfer_execute_fallible()
            .is_ok()
    }
    // #endregion fallible

    #[endpoint(sendNothing)]
    fn send_nothing(&self, to: ManagedAddress) {
        self.tx().to(&to).transfer_execute();
    }
}
