// #region whole
// #region start
#![no_std]

use multiversx_sc::{derive_imports::*, imports::*};

pub mod staking_proxy;

const MAX_UNBONDING_PERIOD: DurationMillis = DurationMillis::new(365 * 24 * 60 * 60 * 1_000);
// #endregion start

// #region max-unbondings
/// A withdrawal reads all requests of a staker, so their number needs a limit.
const MAX_UNBONDINGS: usize = 8;
// #endregion max-unbondings

// #region unbonding-type
/// An unstake request, which can be withdrawn from `ready_at` on.
#[type_abi]
#[derive(
    TopEncode, TopDecode, NestedEncode, NestedDecode, ManagedVecItem, Clone, PartialEq, Eq, Debug,
)]
pub struct Unbonding<M: ManagedTypeApi> {
    pub amount: BigUint<M>,
    pub ready_at: TimestampMillis,
}
// #endregion unbonding-type

// #region contract
/// Holds the EGLD of many stakers, and returns it after an unbonding period.
#[multiversx_sc::contract]
pub trait Staking {
    // #endregion contract
    // #region init
    #[init]
    fn init(&self, unbonding_period: DurationMillis) {
        require!(
            unbonding_period <= MAX_UNBONDING_PERIOD,
            "unbonding period is over a year"
        );
        self.unbonding_period().set(unbonding_period);
    }

    #[upgrade]
    fn upgrade(&self) {}
    // #endregion init

    // #region stake
    #[payable("EGLD")]
    #[endpoint]
    fn stake(&self) {
        let payment = self.call_value().single();
        let amount = payment.amount.as_big_uint();
        let staker = self.blockchain().get_caller();

        self.stake_of(&staker).update(|sum| *sum += amount);
        self.total_staked().update(|sum| *sum += amount);
    }
    // #endregion stake

    // #region unstake
    #[endpoint]
    fn unstake(&self, opt_amount: OptionalValue<BigUint>) {
        let staker = self.blockchain().get_caller();
        let staked = self.stake_of(&staker).get();
        let amount = match opt_amount {
            OptionalValue::Some(amount) => amount,
            OptionalValue::None => staked.clone(),
        };
        require!(amount > 0u64, "nothing to unstake");
        require!(amount <= staked, "amount is above the stake");

        self.stake_of(&staker).set(staked - &amount);
        self.total_staked().update(|sum| *sum -= &amount);
        self.start_unbonding(&staker, amount);
    }
    // #endregion unstake

    // #region start-unbonding
    fn start_unbonding(&self, staker: &ManagedAddress, amount: BigUint) {
        let mut unbondings = self.unbondings(staker).get();
        require!(
            unbondings.len() < MAX_UNBONDINGS,
            "too many requests, withdraw first"
        );

        unbondings.push(Unbonding {
            amount,
            ready_at: self.now() + self.unbonding_period().get(),
        });
        self.unbondings(staker).set(unbondings);
    }
    // #endregion start-unbonding

    // #region withdraw
    #[endpoint]
    fn withdraw(&self) {
        let staker = self.blockchain().get_caller();
        let now = self.now();
        let mut ready = BigUint::zero();
        let mut waiting = ManagedVec::<Self::Api, Unbonding<Self::Api>>::new();
        for unbonding in &self.unbondings(&staker).get() {
            if unbonding.ready_at <= now {
                ready += &unbonding.amount;
            } else {
                waiting.push(unbonding.clone());
            }
        }
        require!(ready > 0u64, "nothing is ready to withdraw");

        self.unbondings(&staker).set(waiting);
        self.tx().to(&staker).egld(ready).transfer();
    }
    // #endregion withdraw

    // #region now
    fn now(&self) -> TimestampMillis {
        self.blockchain().get_block_timestamp_millis()
    }
    // #endregion now

    // #region storage-stake
    #[view(getStake)]
    #[storage_mapper("stake")]
    fn stake_of(&self, staker: &ManagedAddress) -> SingleValueMapper<BigUint>;

    #[view(getTotalStaked)]
    #[storage_mapper("totalStaked")]
    fn total_staked(&self) -> SingleValueMapper<BigUint>;
    // #endregion storage-stake

    // #region storage-period
    #[view(getUnbondingPeriod)]
    #[storage_mapper("unbondingPeriod")]
    fn unbonding_period(&self) -> SingleValueMapper<DurationMillis>;
    // #endregion storage-period

    // #region storage-unbonding
    #[view(getUnbondings)]
    #[storage_mapper("unbondings")]
    fn unbondings(
        &self,
        staker: &ManagedAddress,
    ) -> SingleValueMapper<ManagedVec<Unbonding<Self::Api>>>;
    // #endregion storage-unbonding
}
// #endregion whole
