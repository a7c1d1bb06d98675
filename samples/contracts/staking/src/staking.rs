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

// #region reward-limits
const YEAR_MILLIS: u64 = 365 * 24 * 60 * 60 * 1_000;

/// 100%, in basis points.
const WHOLE: u64 = 10_000;

/// 100% a year. A higher value is almost certainly in the wrong unit.
const MAX_RATE: u64 = WHOLE;
// #endregion reward-limits

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

// #region rate-type
/// Current yearly rate, plus the total of all earlier rates.
#[type_abi]
#[derive(TopEncode, TopDecode, Clone, PartialEq, Eq, Debug)]
pub struct Rate {
    pub basis_points: u64,
    /// Basis points times milliseconds, until `since`.
    pub sum: u64,
    pub since: TimestampMillis,
}
// #endregion rate-type

// #region earnings-type
/// What a staker has earned but not claimed, before the division.
#[type_abi]
#[derive(TopEncode, TopDecode, Clone, PartialEq, Eq, Debug)]
pub struct Earnings<M: ManagedTypeApi> {
    /// Atomic units times basis points times milliseconds.
    pub undivided: BigUint<M>,
    /// The total of the rates up to which `undivided` is calculated.
    pub rate_sum: u64,
}
// #endregion earnings-type

// #region contract
/// Holds the EGLD of many stakers, pays rewards over time, and returns the EGLD after an unbonding period.
#[multiversx_sc::contract]
pub trait Staking {
    // #endregion contract
    // #region init
    #[init]
    fn init(&self, unbonding_period: DurationMillis, rate: u64) {
        require!(
            unbonding_period <= MAX_UNBONDING_PERIOD,
            "unbonding period is over a year"
        );
        self.unbonding_period().set(unbonding_period);
        self.change_rate(rate);
    }
    // #endregion init

    // #region upgrade
    /// Stakes from part 1 remain, and start to earn now.
    #[upgrade]
    fn upgrade(&self, rate: u64) {
        self.change_rate(rate);
    }
    // #endregion upgrade

    // #region change-rate
    #[only_owner]
    #[endpoint(setRate)]
    fn change_rate(&self, basis_points: u64) {
        require!(basis_points <= MAX_RATE, "rate is above 100% a year");

        let sum = if self.rate().is_empty() {
            0
        } else {
            self.rate_sum()
        };
        self.rate().set(Rate {
            basis_points,
            sum,
            since: self.now(),
        });
    }

    /// What one atomic unit has earned since rewards were introduced, in basis points times milliseconds.
    fn rate_sum(&self) -> u64 {
        let rate = self.rate().get();
        let passed = self.now() - rate.since;
        rate.sum + rate.basis_points * passed.as_u64_millis()
    }
    // #endregion change-rate

    // #region stake
    #[payable("EGLD")]
    #[endpoint]
    fn stake(&self) {
        let payment = self.call_value().single();
        let amount = payment.amount.as_big_uint();
        let staker = self.blockchain().get_caller();

        self.settle(&staker);
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

        self.settle(&staker);
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

    // #region settle
    /// What this staker has earned so far, with the current stake.
    fn earnings_until_now(&self, staker: &ManagedAddress) -> Earnings<Self::Api> {
        let mapper = self.earnings(staker);
        let mut earnings = if mapper.is_empty() {
            Earnings {
                undivided: BigUint::zero(),
                rate_sum: 0,
            }
        } else {
            mapper.get()
        };

        let rate_sum = self.rate_sum();
        earnings.undivided += self.stake_of(staker).get() * (rate_sum - earnings.rate_sum);
        earnings.rate_sum = rate_sum;
        earnings
    }

    /// Call this before a stake changes, so that past rewards use the old stake.
    fn settle(&self, staker: &ManagedAddress) {
        let earnings = self.earnings_until_now(staker);
        self.earnings(staker).set(earnings);
    }
    // #endregion settle

    // #region rewards-view
    #[view(getRewards)]
    fn rewards(&self, staker: &ManagedAddress) -> BigUint {
        self.earnings_until_now(staker).undivided / (WHOLE * YEAR_MILLIS)
    }
    // #endregion rewards-view

    // #region fund
    #[payable("EGLD")]
    #[endpoint(fundRewards)]
    fn fund_rewards(&self) {
        let payment = self.call_value().single();
        self.reward_pool()
            .update(|pool| *pool += payment.amount.as_big_uint());
    }
    // #endregion fund

    // #region take
    /// Takes whole atomic units from the pool. The staker keeps the remaining fraction.
    fn take_rewards(&self, staker: &ManagedAddress) -> BigUint {
        let mut earnings = self.earnings_until_now(staker);
        let reward = &earnings.undivided / (WHOLE * YEAR_MILLIS);
        require!(reward > 0u64, "nothing to claim");
        require!(
            reward <= self.reward_pool().get(),
            "reward pool is too low, claim later"
        );

        earnings.undivided %= WHOLE * YEAR_MILLIS;
        self.earnings(staker).set(earnings);
        self.reward_pool().update(|pool| *pool -= &reward);
        reward
    }
    // #endregion take

    // #region claim
    #[endpoint(claimRewards)]
    fn claim_rewards(&self) {
        let staker = self.blockchain().get_caller();
        let reward = self.take_rewards(&staker);
        self.tx().to(&staker).egld(reward).transfer();
    }
    // #endregion claim

    // #region compound
    #[endpoint(compoundRewards)]
    fn compound_rewards(&self) {
        let staker = self.blockchain().get_caller();
        let reward = self.take_rewards(&staker);
        self.stake_of(&staker).update(|sum| *sum += &reward);
        self.total_staked().update(|sum| *sum += &reward);
    }
    // #endregion compound

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

    // #region storage-rate
    #[view(getRate)]
    #[storage_mapper("rate")]
    fn rate(&self) -> SingleValueMapper<Rate>;
    // #endregion storage-rate

    // #region storage-earnings
    #[storage_mapper("earnings")]
    fn earnings(&self, staker: &ManagedAddress) -> SingleValueMapper<Earnings<Self::Api>>;
    // #endregion storage-earnings

    // #region storage-pool
    #[view(getRewardPool)]
    #[storage_mapper("rewardPool")]
    fn reward_pool(&self) -> SingleValueMapper<BigUint>;
    // #endregion storage-pool
}
// #endregion whole
