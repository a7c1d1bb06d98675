#![no_std]

use multiversx_sc::{derive_imports::*, imports::*};

pub mod tip_jar_proxy;

// #region types
/// The purpose of the jar.
#[type_abi]
#[derive(TopEncode, TopDecode, NestedEncode, NestedDecode, Clone, PartialEq, Debug)]
pub enum Goal<M: ManagedTypeApi> {
    Nothing,
    Amount(BigUint<M>),
    Rounds {
        first: u64,
        steps: ManagedVec<M, u32>,
    },
}

/// A tip, as stored.
#[type_abi]
#[derive(TopEncode, TopDecode, NestedEncode, NestedDecode, Clone, PartialEq, Debug)]
pub struct Tip<M: ManagedTypeApi> {
    pub from: ManagedAddress<M>,
    pub token: TokenId<M>,
    pub amount: BigUint<M>,
    pub message: ManagedBuffer<M>,
    pub epoch: u64,
}
// #endregion types

// #region contract
/// Accepts tips in EGLD or any fungible token, and pays the EGLD to its owner.
#[multiversx_sc::contract]
pub trait TipJar {
    #[init]
    fn init(&self, minimum: BigUint) {
        self.minimum().set(minimum);
    }

    #[upgrade]
    fn upgrade(&self, minimum: BigUint) {
        self.minimum().set(minimum);
    }

    /// Returns how much of this token the caller has given so far.
    #[payable]
    #[endpoint]
    fn tip(&self, message: ManagedBuffer) -> BigUint {
        let payment = self.call_value().single();
        require!(payment.is_fungible(), "only fungible tokens");
        let amount = payment.amount.as_big_uint();
        require!(amount >= &self.minimum().get(), "tip is too small");

        let from = self.blockchain().get_caller();
        let total = self.total(&from, &payment.token_identifier).update(|sum| {
            *sum += amount;
            sum.clone()
        });
        self.last().set(Tip {
            from: from.clone(),
            token: payment.token_identifier.clone(),
            amount: amount.clone(),
            message,
            epoch: self.blockchain().get_block_epoch(),
        });
        self.tip_event(&from, &payment.token_identifier, amount);
        total
    }

    #[only_owner]
    #[endpoint(setGoal)]
    fn set_goal(&self, goal: Goal<Self::Api>) {
        self.goal().set(goal);
    }

    #[only_owner]
    #[endpoint]
    fn withdraw(&self) {
        let balance = self
            .blockchain()
            .get_sc_balance(EgldOrEsdtTokenIdentifier::egld(), 0);
        require!(balance > 0u64, "the jar is empty");
        self.tx().to(ToCaller).egld(balance).transfer();
    }

    #[view(getTerms)]
    fn terms(&self) -> MultiValue2<BigUint, Goal<Self::Api>> {
        (self.minimum().get(), self.goal().get()).into()
    }

    #[event("tip")]
    fn tip_event(
        &self,
        #[indexed] from: &ManagedAddress,
        #[indexed] token: &TokenId,
        amount: &BigUint,
    );

    #[storage_mapper("minimum")]
    fn minimum(&self) -> SingleValueMapper<BigUint>;

    #[view(getTotal)]
    #[storage_mapper("total")]
    fn total(&self, from: &ManagedAddress, token: &TokenId) -> SingleValueMapper<BigUint>;

    #[view(getLast)]
    #[storage_mapper("last")]
    fn last(&self) -> SingleValueMapper<Tip<Self::Api>>;

    #[storage_mapper("goal")]
    fn goal(&self) -> SingleValueMapper<Goal<Self::Api>>;
}
// #endregion contract
