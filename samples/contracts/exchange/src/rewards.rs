//! How a farm and the fees collector share out.
use multiversx_sc::imports::*;

/// Boosted percentages are parts of this.
const WHOLE: u64 = 10_000;

// #region per-share
/// Reward per share: what one farm token has earned since the farm started, times a constant that limits rounding.
pub struct RewardPerShare<M: ManagedTypeApi> {
    pub value: BigUint<M>,
    pub safety: BigUint<M>,
}

impl<M: ManagedTypeApi> RewardPerShare<M> {
    pub fn add(&mut self, reward: &BigUint<M>, supply: &BigUint<M>) {
        if *supply > 0u64 {
            self.value += reward * &self.safety / supply;
        }
    }

    /// Earnings of a position since it was created or last claimed at `entered`.
    pub fn earned(&self, position: &BigUint<M>, entered: &BigUint<M>) -> BigUint<M> {
        position * &(&self.value - entered) / &self.safety
    }
}
// #endregion per-share

// #region split
/// Part of a farm's rewards for positions alone, and part for the week's boost.
pub fn split<M: ManagedTypeApi>(reward: BigUint<M>, boosted: u64) -> (BigUint<M>, BigUint<M>) {
    let boost = &reward * boosted / WHOLE;
    (reward - &boost, boost)
}
// #endregion split

// #region boosted
/// Settings of the boost, chosen by the farm's admin.
pub struct Factors {
    pub max_rewards: u64,
    pub energy: u64,
    pub farm: u64,
    pub least_energy: u64,
    pub least_farm: u64,
}

/// A user's part of a total, such as 1,000 of 10,000 energy.
pub struct Share<M: ManagedTypeApi> {
    pub user: BigUint<M>,
    pub total: BigUint<M>,
}

/// Boost of one week, from the shares recorded in that week.
pub fn boosted<M: ManagedTypeApi>(
    week: &BigUint<M>,
    factors: &Factors,
    energy: &Share<M>,
    farm: &Share<M>,
) -> BigUint<M> {
    if energy.user < factors.least_energy || farm.user < factors.least_farm {
        return BigUint::zero();
    }
    let most = week * factors.max_rewards * &farm.user / &farm.total;
    let by_energy = week * factors.energy * &energy.user / &energy.total;
    let by_farm = week * factors.farm * &farm.user / &farm.total;
    core::cmp::min(
        most,
        (by_energy + by_farm) / (factors.energy + factors.farm),
    )
}
// #endregion boosted

// #region fees
/// Share of the week's fees in one token.
pub fn fees<M: ManagedTypeApi>(week: &BigUint<M>, energy: &Share<M>) -> BigUint<M> {
    week * &energy.user / &energy.total
}
// #endregion fees

// #region dual
/// Dual yield tokens for a member's shares. Claims change the number of tokens, but not the shares.
pub fn dual_yield_of<M: ManagedTypeApi>(
    shares: &BigUint<M>,
    all_shares: &BigUint<M>,
    dual_yield: &BigUint<M>,
) -> BigUint<M> {
    shares * dual_yield / all_shares
}
// #endregion dual
