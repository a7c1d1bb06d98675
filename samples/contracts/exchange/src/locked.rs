//! Handles locked tokens: lock, merge, wrap.
use multiversx_sc::{derive_imports::*, imports::*};

/// The contracts and tokens of the exchange that handle locked tokens.
#[type_abi]
#[derive(TopEncode, TopDecode, NestedEncode, NestedDecode)]
pub struct Locks<M: ManagedTypeApi> {
    pub energy_factory: ManagedAddress<M>,
    pub wrapper: ManagedAddress<M>,
    pub base: TokenId<M>,
    pub locked: TokenId<M>,
}

#[multiversx_sc::module]
pub trait LockedTokensModule {
    // #region lock
    /// Locks base tokens. The energy belongs to this contract and benefits all members.
    #[only_owner]
    #[payable]
    #[endpoint(lockEnergy)]
    fn lock_energy(&self, epochs: u64) {
        let paid = self.call_value().single();
        let locks = self.locks().get();
        require!(paid.token_identifier == locks.base, "base tokens only");
        self.tx()
            .to(locks.energy_factory)
            .raw_call("lockTokens")
            .argument(&epochs)
            .payment(&*paid)
            .sync_call();
    }
    // #endregion lock

    // #region reserve
    /// Adds a reward to the reserve.
    ///
    /// Locked tokens with different unlock epochs have different nonces. Merged, they remain a single payment.
    fn keep(&self, nonce: u64, amount: NonZeroBigUint) {
        let locks = self.locks().get();
        let reward = Payment::new(locks.locked, nonce, amount);
        if self.reserve().is_empty() {
            self.reserve().set(reward);
            return;
        }

        let mut both = PaymentVec::new();
        both.push(self.reserve().get());
        both.push(reward);
        let merged = self
            .tx()
            .to(locks.energy_factory)
            .raw_call("mergeTokens")
            .payment(both)
            .original_result::<EsdtTokenPayment>()
            .returns(ReturnsResult)
            .sync_call();
        self.reserve().set(merged.into_payment());
    }

    /// Pays the caller's rewards from the reserve.
    fn pay_from_reserve(&self, earned: BigUint) {
        let Some(earned) = NonZeroBigUint::new(earned) else {
            return;
        };
        let reserve = self.reserve().get();
        let token = reserve.token_identifier;
        let rest = reserve.amount.as_big_uint() - earned.as_big_uint();
        match NonZeroBigUint::new(rest) {
            Some(rest) => {
                let rest = Payment::new(token.clone(), reserve.token_nonce, rest);
                self.reserve().set(rest);
            }
            None => self.reserve().clear(),
        }
        self.send_wrapped(Payment::new(token, reserve.token_nonce, earned));
    }
    // #endregion reserve

    // #region wrap
    /// Locked tokens can't leave the contract. Wrapped tokens can, without energy.
    fn send_wrapped(&self, locked: Payment<Self::Api>) {
        let wrapped = self
            .tx()
            .to(self.locks().get().wrapper)
            .raw_call("wrapLockedToken")
            .payment(locked)
            .original_result::<EsdtTokenPayment>()
            .returns(ReturnsResult)
            .sync_call();
        self.tx().to(ToCaller).payment(wrapped).transfer();
    }
    // #endregion wrap

    #[storage_mapper("locks")]
    fn locks(&self) -> SingleValueMapper<Locks<Self::Api>>;

    /// Rewards from the exchange that members haven't claimed yet.
    #[view(getReserve)]
    #[storage_mapper("reserve")]
    fn reserve(&self) -> SingleValueMapper<Payment<Self::Api>>;
}
