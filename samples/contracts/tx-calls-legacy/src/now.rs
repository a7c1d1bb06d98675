//! The endpoints of `old` in the unified syntax. The same tests run on both.
use multiversx_sc::imports::*;
use tx_calls_seller::seller_proxy::SellerProxy;

use crate::till_proxy::TillProxy;

#[multiversx_sc::contract]
pub trait Now {
    #[init]
    fn init(&self) {}

    // #region typed
    #[payable("EGLD")]
    #[endpoint(buyOne)]
    fn buy_one(&self, seller: ManagedAddress) -> u64 {
        self.tx()
            .to(seller)
            .typed(SellerProxy)
            .buy(1u64)
            .egld(&*self.call_value().egld())
            .returns(ReturnsResult)
            .sync_call()
    }
    // #endregion typed

    // #region contract
    #[endpoint(payNothing)]
    fn pay_nothing(&self, till: ManagedAddress, invoice: u64) -> usize {
        self.tx()
            .to(till)
            .typed(TillProxy)
            .pay(invoice)
            .returns(ReturnsResult)
            .sync_call()
    }
    // #endregion contract

    // #region raw-call
    #[payable]
    #[endpoint(payAny)]
    fn pay_any(&self, till: ManagedAddress, invoice: u64) -> usize {
        self.tx()
            .to(till)
            .raw_call("pay")
            .argument(&invoice)
            .payment(&*self.call_value().all())
            .original_result::<usize>()
            .returns(ReturnsResult)
            .sync_call()
    }
    // #endregion raw-call

    // #region data-field
    #[view(payDataField)]
    fn pay_data_field(&self, _till: ManagedAddress, invoice: u64) -> ManagedBuffer {
        self.tx()
            .raw_call("pay")
            .argument(&invoice)
            .to_call_data_string()
    }
    // #endregion data-field

    // #region egld
    #[payable("EGLD")]
    #[endpoint(payEgld)]
    fn pay_egld(&self, till: ManagedAddress, invoice: u64) -> usize {
        self.tx()
            .to(till)
            .typed(TillProxy)
            .pay(invoice)
            .egld(&*self.call_value().egld())
            .returns(ReturnsResult)
            .sync_call()
    }
    // #endregion egld

    // #region two-tokens
    #[payable]
    #[endpoint(payTwoTokens)]
    fn pay_two_tokens(&self, till: ManagedAddress, invoice: u64) -> usize {
        let [first, second] = self.call_value().array();
        self.tx()
            .to(till)
            .typed(TillProxy)
            .pay(invoice)
            .payment(first.clone())
            .payment(second.clone())
            .returns(ReturnsResult)
            .sync_call()
    }
    // #endregion two-tokens

    // #region all-tokens
    #[payable]
    #[endpoint(payAllTokens)]
    fn pay_all_tokens(&self, till: ManagedAddress, invoice: u64) -> usize {
        self.tx()
            .to(till)
            .typed(TillProxy)
            .pay(invoice)
            .payment(&*self.call_value().all())
            .returns(ReturnsResult)
            .sync_call()
    }
    // #endregion all-tokens

    // #region either
    #[payable]
    #[endpoint(payEither)]
    fn pay_either(&self, till: ManagedAddress, invoice: u64) -> usize {
        self.tx()
            .to(till)
            .typed(TillProxy)
            .pay(invoice)
            .payment(&*self.call_value().single())
            .returns(ReturnsResult)
            .sync_call()
    }
    // #endregion either

    // #region async
    #[payable("EGLD")]
    #[endpoint(payLater)]
    fn pay_later(&self, till: ManagedAddress, invoice: u64) {
        let payer = self.blockchain().get_caller();
        let amount = self.call_value().egld().clone();
        self.tx()
            .to(till)
            .typed(TillProxy)
            .pay(invoice)
            .egld(&amount)
            .callback(self.callbacks().on_paid(&payer, &amount))
            .async_call_and_exit()
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
                self.tx().to(payer).egld(amount).transfer();
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
            self.tx()
                .to(&till)
                .gas(10_000_000)
                .typed(TillProxy)
                .pay(invoice)
                .egld(&half)
                .callback(self.callbacks().on_promise(invoice))
                .gas_for_callback(5_000_000)
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
        self.tx()
            .to(till)
            .gas(10_000_000)
            .typed(TillProxy)
            .pay(invoice)
            .egld(&*self.call_value().egld())
            .transfer_execute();
    }
    // #endregion transfer-execute

    // #region back-transfers
    #[payable("EGLD")]
    #[endpoint(payAndTakeBack)]
    fn pay_and_take_back(&self, till: ManagedAddress) -> BigUint {
        let back = self
            .tx()
            .to(till)
            .typed(TillProxy)
            .pay_back()
            .egld(&*self.call_value().egld())
            .returns(ReturnsBackTransfersReset)
            .sync_call();
        back.egld_sum()
    }
    // #endregion back-transfers

    // #region fallible
    #[payable("EGLD")]
    #[endpoint(tryPay)]
    fn try_pay(&self, till: ManagedAddress, invoice: u64) -> bool {
        self.tx()
            .to(till)
            .gas(10_000_000)
            .typed(TillProxy)
            .pay(invoice)
            .egld(&*self.call_value().egld())
            .returns(ReturnsHandledOrError::new().returns(ReturnsResult))
            .sync_call_fallible()
            .is_ok()
    }
    // #endregion fallible

    // #region readonly
    #[view(readInvoices)]
    fn read_invoices(&self, till: ManagedAddress) -> u64 {
        self.tx()
            .to(till)
            .typed(TillProxy)
            .invoices()
            .returns(ReturnsResult)
            .sync_call_readonly()
    }
    // #endregion readonly

    // #region same-context
    #[only_owner]
    #[endpoint(runHere)]
    fn run_here(&self, library: ManagedAddress) -> u64 {
        self.tx()
            .to(library)
            .typed(TillProxy)
            .invoices()
            .returns(ReturnsResult)
            .sync_call_same_context()
    }
    // #endregion same-context

    // #region deploy
    #[payable("EGLD")]
    #[endpoint(openTill)]
    fn open_till(&self, source: ManagedAddress, invoices: u64) -> ManagedAddress {
        self.tx()
            .gas(20_000_000)
            .typed(TillProxy)
            .init(invoices)
            .egld(&*self.call_value().egld())
            .from_source(source)
            .code_metadata(CodeMetadata::UPGRADEABLE)
            .returns(ReturnsNewManagedAddress)
            .sync_call()
    }
    // #endregion deploy

    // #region deploy-code
    #[endpoint(openTillWithCode)]
    fn open_till_with_code(&self, code: ManagedBuffer, invoices: u64) -> ManagedAddress {
        self.tx()
            .typed(TillProxy)
            .init(invoices)
            .code(code)
            .code_metadata(CodeMetadata::UPGRADEABLE)
            .returns(ReturnsNewManagedAddress)
            .sync_call()
    }
    // #endregion deploy-code

    // #region upgrade
    #[only_owner]
    #[endpoint(renewTill)]
    fn renew_till(&self, till: ManagedAddress, source: ManagedAddress, invoices: u64) {
        self.tx()
            .to(till)
            .typed(TillProxy)
            .upgrade(invoices)
            .from_source(source)
            .code_metadata(CodeMetadata::UPGRADEABLE)
            .upgrade_async_call_and_exit();
    }
    // #endregion upgrade

    #[view(getPaid)]
    #[storage_mapper("paid")]
    fn paid(&self) -> SingleValueMapper<usize>;

    #[view(getRejected)]
    #[storage_mapper("rejected")]
    fn rejected(&self) -> SingleValueMapper<ManagedBuffer>;
}
