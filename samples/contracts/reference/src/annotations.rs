use multiversx_sc::{derive_imports::*, imports::*};

// #region types
#[type_abi]
#[derive(TopEncode, TopDecode, NestedEncode, NestedDecode, Clone, PartialEq, Debug)]
pub struct Offer<M: ManagedTypeApi> {
    pub seller: ManagedAddress<M>,
    pub price: BigUint<M>,
}
// #endregion types

/// A market stall that uses every kind of annotation.
// #region contract
#[multiversx_sc::contract]
#[esdt_attribute("STALL", u32)]
pub trait Annotations: multiversx_sc_modules::only_admin::OnlyAdminModule {
    #[init]
    fn init(&self, fee: u64) {
        self.set_fee(fee);
    }

    #[upgrade]
    fn upgrade(&self) {}
    // #endregion contract

    // #region endpoints
    #[endpoint]
    fn offer(&self, price: BigUint) -> u64 {
        let seller = self.blockchain().get_caller();
        let id = self.last_id().update(|id| {
            *id += 1;
            *id
        });
        self.offer_created(id, &seller, &price);
        self.offers(id).set(Offer { seller, price });
        id
    }

    #[title("Price of an offer")]
    #[output_name("price")]
    #[view(getPrice)]
    fn price(&self, id: u64) -> BigUint {
        self.offers(id).get().price
    }

    #[payable]
    #[only_user_account]
    #[endpoint]
    fn buy(&self, id: u64) {
        let offer = self.offers(id).take();
        let payment = self.call_value().single();
        require!(*payment.amount.as_big_uint() == offer.price, "wrong price");
        self.tx().to(&offer.seller).payment(&*payment).transfer();
    }

    #[only_owner]
    #[endpoint(setFee)]
    fn change_fee(&self, fee: u64) {
        self.set_fee(fee);
    }

    #[only_admin]
    #[label("admin")]
    #[endpoint(removeOffer)]
    fn remove_offer(&self, id: u64) {
        self.offers(id).clear();
    }
    // #endregion endpoints

    // #region outputs
    #[view(getTotals)]
    #[output_name("offers")]
    #[output_name("fee")]
    fn totals(&self) -> MultiValue2<u64, u64> {
        (self.last_id().get(), self.get_fee()).into()
    }
    // #endregion outputs

    // #region var-args
    #[allow_multiple_var_args]
    #[view(countArguments)]
    fn count_arguments(
        &self,
        first: OptionalValue<u32>,
        rest: MultiValueEncoded<u32>,
    ) -> MultiValue2<bool, usize> {
        (first.is_some(), rest.len()).into()
    }
    // #endregion var-args

    // #region accessors
    #[storage_get("fee")]
    fn get_fee(&self) -> u64;

    #[storage_set("fee")]
    fn set_fee(&self, fee: u64);

    #[storage_is_empty("fee")]
    fn has_no_fee(&self) -> bool;

    #[storage_clear("fee")]
    fn clear_fee(&self);

    #[storage_get("banned")]
    fn is_banned(&self, user: &ManagedAddress) -> bool;

    #[storage_set("banned")]
    fn set_banned(&self, user: &ManagedAddress, banned: bool);
    // #endregion accessors

    #[endpoint(dropFee)]
    fn drop_fee(&self, user: ManagedAddress) -> MultiValue3<bool, bool, bool> {
        let before = self.has_no_fee();
        self.clear_fee();
        self.set_banned(&user, true);
        (before, self.has_no_fee(), self.is_banned(&user)).into()
    }

    #[storage_mapper("lastId")]
    fn last_id(&self) -> SingleValueMapper<u64>;

    // #region mapper
    #[view(getOffer)]
    #[storage_mapper("offer")]
    fn offers(&self, id: u64) -> SingleValueMapper<Offer<Self::Api>>;
    // #endregion mapper

    // #region event
    #[event("offerCreated")]
    fn offer_created(
        &self,
        #[indexed] id: u64,
        #[indexed] seller: &ManagedAddress,
        price: &BigUint,
    );
    // #endregion event

    // #region promise
    #[endpoint(callOther)]
    fn call_other(&self, other: ManagedAddress, id: u64) {
        self.tx()
            .to(&other)
            .gas(10_000_000)
            .raw_call("getPrice")
            .argument(&id)
            .callback(self.callbacks().on_price(id))
            .gas_for_callback(5_000_000)
            .register_promise();
    }

    #[promises_callback]
    fn on_price(&self, id: u64, #[call_result] result: ManagedAsyncCallResult<BigUint>) {
        match result {
            ManagedAsyncCallResult::Ok(price) => self.heard(id).set(price),
            ManagedAsyncCallResult::Err(error) => self.complaint().set(error.err_msg),
        }
    }
    // #endregion promise

    #[view(getHeard)]
    #[storage_mapper("heard")]
    fn heard(&self, id: u64) -> SingleValueMapper<BigUint>;

    #[view(getComplaint)]
    #[storage_mapper("complaint")]
    fn complaint(&self) -> SingleValueMapper<ManagedBuffer>;

    // #region payment-arguments
    #[payable]
    #[endpoint(oldStyle)]
    fn old_style(
        &self,
        #[payment_token] token: EgldOrEsdtTokenIdentifier,
        #[payment_nonce] nonce: u64,
        #[payment_amount] amount: BigUint,
    ) -> MultiValue3<EgldOrEsdtTokenIdentifier, u64, BigUint> {
        (token, nonce, amount).into()
    }
    // #endregion payment-arguments
}
