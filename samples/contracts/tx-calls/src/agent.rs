#![no_std]

use multiversx_sc::imports::*;

pub mod agent_proxy;
pub mod legacy;
pub mod limits;
#[cfg(doctest)]
pub mod misuse;
pub mod reentrancy;
pub mod seller_proxy;

use seller_proxy::SellerProxy;

/// Buys tickets at a seller for others: once with each kind of call.
#[multiversx_sc::contract]
pub trait Agent {
    #[init]
    fn init(&self, seller: ManagedAddress) {
        self.seller().set(seller);
    }

    #[upgrade]
    fn upgrade(&self) {}

    // #region sync
    #[payable("EGLD")]
    #[endpoint(buyNow)]
    fn buy_now(&self, quantity: u64) -> u64 {
        let paid = self.call_value().egld();
        let (ticket, change) = self
            .tx()
            .to(self.seller().get())
            .typed(SellerProxy)
            .buy(quantity)
            .egld(&*paid)
            .returns(ReturnsResult)
            .returns(ReturnsBackTransfersReset)
            .sync_call();

        let change = change.into_payment_vec();
        self.tx()
            .to(ToCaller)
            .payment(&change)
            .transfer_if_not_empty();
        ticket
    }
    // #endregion sync

    // #region fallible
    #[payable("EGLD")]
    #[endpoint(tryBuy)]
    fn try_buy(&self, quantity: u64) -> bool {
        let paid = self.call_value().egld();
        let answer = self
            .tx()
            .to(self.seller().get())
            .gas(10_000_000)
            .typed(SellerProxy)
            .buy(quantity)
            .egld(&*paid)
            .returns(ReturnsHandledOrError::new().returns(ReturnsResult))
            .sync_call_fallible();

        match answer {
            Ok(ticket) => {
                self.last_ticket().set(ticket);
                true
            }
            Err(code) => {
                self.last_code().set(code);
                self.tx().to(ToCaller).egld(&*paid).transfer();
                false
            }
        }
    }
    // #endregion fallible

    // #region readonly
    #[view(readPrice)]
    fn read_price(&self) -> BigUint {
        self.tx()
            .to(self.seller().get())
            .typed(SellerProxy)
            .price()
            .returns(ReturnsResult)
            .sync_call_readonly()
    }
    // #endregion readonly

    #[view(setPriceReadonly)]
    fn set_price_readonly(&self, price: BigUint) {
        self.tx()
            .to(self.seller().get())
            .typed(SellerProxy)
            .set_price(price)
            .sync_call_readonly();
    }

    // #region same-context
    #[only_owner]
    #[endpoint(runHere)]
    fn run_here(&self, library: ManagedAddress, price: BigUint) {
        self.tx()
            .to(&library)
            .typed(SellerProxy)
            .set_price(price)
            .sync_call_same_context();
    }
    // #endregion same-context

    // #region async
    #[payable("EGLD")]
    #[endpoint(orderOne)]
    fn order_one(&self, quantity: u64) {
        let buyer = self.blockchain().get_caller();
        let paid = self.call_value().egld();
        self.tx()
            .to(self.seller().get())
            .typed(SellerProxy)
            .buy(quantity)
            .egld(&*paid)
            .callback(self.callbacks().on_order(&buyer, &*paid))
            .async_call_and_exit();
    }

    #[callback]
    fn on_order(
        &self,
        buyer: &ManagedAddress,
        paid: &BigUint,
        #[call_result] result: ManagedAsyncCallResult<u64>,
    ) {
        match result {
            ManagedAsyncCallResult::Ok(ticket) => self.last_ticket().set(ticket),
            ManagedAsyncCallResult::Err(error) => {
                self.last_error().set(error.err_msg);
                self.tx().to(buyer).egld(paid).transfer();
            }
        }
    }
    // #endregion async

    // #region promise
    #[payable("EGLD")]
    #[endpoint(orderTwo)]
    fn order_two(&self, first: u64, second: u64) {
        let half = &*self.call_value().egld() / 2u64;
        for quantity in [first, second] {
            self.tx()
                .to(self.seller().get())
                .gas(10_000_000)
                .typed(SellerProxy)
                .buy(quantity)
                .egld(&half)
                .callback(self.callbacks().on_promise(quantity))
                .gas_for_callback(5_000_000)
                .register_promise();
        }
        self.last_error().clear();
    }

    #[promises_callback]
    fn on_promise(&self, quantity: u64, #[call_result] result: ManagedAsyncCallResult<u64>) {
        self.callback_value().set(&*self.call_value().egld());
        match result {
            ManagedAsyncCallResult::Ok(ticket) => self.last_ticket().set(ticket),
            ManagedAsyncCallResult::Err(error) => {
                self.rejected().set(quantity);
                self.last_error().set(error.err_msg);
            }
        }
    }
    // #endregion promise

    // #region transfer-execute
    #[payable("EGLD")]
    #[endpoint]
    fn forward(&self, quantity: u64) {
        self.tx()
            .to(self.seller().get())
            .gas(10_000_000)
            .typed(SellerProxy)
            .buy(quantity)
            .payment(self.call_value().all().clone())
            .transfer_execute();
    }
    // #endregion transfer-execute

    // #region transfer
    #[payable]
    #[endpoint]
    fn give(&self, to: ManagedAddress) {
        let payments = self.call_value().all();
        self.tx().to(&to).payment(&*payments).transfer();
    }
    // #endregion transfer

    // #region transfer-callback
    #[payable]
    #[endpoint(giveAndHear)]
    fn give_and_hear(&self, to: ManagedAddress) {
        let payments = self.call_value().all();
        self.tx()
            .to(&to)
            .gas(5_000_000)
            .payment(&*payments)
            .callback(self.callbacks().on_given(&to))
            .gas_for_callback(5_000_000)
            .register_promise();
    }

    #[promises_callback]
    fn on_given(
        &self,
        to: &ManagedAddress,
        #[call_result] result: ManagedAsyncCallResult<IgnoreValue>,
    ) {
        match result {
            ManagedAsyncCallResult::Ok(_) => self.arrived(to).set(true),
            ManagedAsyncCallResult::Err(error) => self.last_error().set(error.err_msg),
        }
    }
    // #endregion transfer-callback

    // #region raw
    #[only_owner]
    #[payable("EGLD")]
    #[endpoint(callAny)]
    fn call_any(
        &self,
        to: ManagedAddress,
        endpoint: ManagedBuffer,
        arguments: MultiValueEncoded<ManagedBuffer>,
    ) -> MultiValueEncoded<ManagedBuffer> {
        self.tx()
            .to(&to)
            .raw_call(endpoint)
            .arguments_raw(arguments.to_arg_buffer())
            .egld(&*self.call_value().egld())
            .returns(ReturnsRawResult)
            .sync_call()
            .into()
    }
    // #endregion raw

    // #region raw-typed
    #[view(readSold)]
    fn read_sold(&self) -> u64 {
        self.tx()
            .to(self.seller().get())
            .raw_call("getSold")
            .original_result::<u64>()
            .returns(ReturnsResult)
            .sync_call_readonly()
    }
    // #endregion raw-typed

    // #region deploy
    #[only_owner]
    #[endpoint(openBranch)]
    fn open_branch(&self, price: BigUint) -> ManagedAddress {
        let branch = self
            .tx()
            .typed(SellerProxy)
            .init(price)
            .from_source(self.seller().get())
            .code_metadata(CodeMetadata::UPGRADEABLE)
            .returns(ReturnsNewManagedAddress)
            .sync_call();
        self.seller().set(&branch);
        branch
    }
    // #endregion deploy

    // #region upgrade
    #[only_owner]
    #[endpoint(renewBranch)]
    fn renew_branch(&self, branch: ManagedAddress, source: ManagedAddress, price: BigUint) {
        self.tx()
            .to(branch)
            .typed(SellerProxy)
            .upgrade(price)
            .from_source(source)
            .code_metadata(CodeMetadata::UPGRADEABLE)
            .upgrade_async_call_and_exit();
    }
    // #endregion upgrade

    // #region back-transfers-sum
    /// Buys twice, and returns the change of each call.
    #[payable("EGLD")]
    #[endpoint(buyTwice)]
    fn buy_twice(&self) -> MultiValue2<BigUint, BigUint> {
        let half = &*self.call_value().egld() / 2u64;
        let first = self
            .tx()
            .to(self.seller().get())
            .typed(SellerProxy)
            .buy(1u64)
            .egld(&half)
            .returns(ReturnsBackTransfersReset)
            .sync_call();
        let second = self
            .tx()
            .to(self.seller().get())
            .typed(SellerProxy)
            .buy(1u64)
            .egld(&half)
            .returns(ReturnsBackTransfersEGLD)
            .sync_call();
        (first.egld_sum(), second).into()
    }
    // #endregion back-transfers-sum

    #[view(getSeller)]
    #[storage_mapper("seller")]
    fn seller(&self) -> SingleValueMapper<ManagedAddress>;

    #[view(getLastTicket)]
    #[storage_mapper("last_ticket")]
    fn last_ticket(&self) -> SingleValueMapper<u64>;

    #[view(hasArrived)]
    #[storage_mapper("arrived")]
    fn arrived(&self, to: &ManagedAddress) -> SingleValueMapper<bool>;

    #[view(getRejected)]
    #[storage_mapper("rejected")]
    fn rejected(&self) -> SingleValueMapper<u64>;

    #[view(getCallbackValue)]
    #[storage_mapper("callback_value")]
    fn callback_value(&self) -> SingleValueMapper<BigUint>;

    #[view(getLastCode)]
    #[storage_mapper("last_code")]
    fn last_code(&self) -> SingleValueMapper<u32>;

    #[view(getLastError)]
    #[storage_mapper("last_error")]
    fn last_error(&self) -> SingleValueMapper<ManagedBuffer>;
}
