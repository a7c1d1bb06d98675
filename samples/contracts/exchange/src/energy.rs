//! Energy, and the cost of unlocking early.
use multiversx_sc::imports::*;

const EPOCHS_PER_MONTH: u64 = 30;

/// Penalties are parts of this: 4,000 is 40%.
const WHOLE: u64 = 10_000;

// #region unlock-epoch
/// Lock periods end at a multiple of 30 epochs, so they are up to 29 epochs shorter than requested.
pub fn unlock_epoch(current_epoch: u64, lock_epochs: u64) -> u64 {
    let end = current_epoch + lock_epochs;
    end - end % EPOCHS_PER_MONTH
}
// #endregion unlock-epoch

// #region energy
/// Energy of an account: the sum of amount × remaining epochs over its locked tokens.
pub struct Energy<M: ManagedTypeApi> {
    pub amount: BigInt<M>,
    pub last_update_epoch: u64,
    pub locked: BigUint<M>,
}

impl<M: ManagedTypeApi> Energy<M> {
    /// Every locked token loses one per epoch, even after its unlock epoch.
    pub fn update(&mut self, epoch: u64) {
        let lost = &self.locked * (epoch - self.last_update_epoch);
        self.amount -= BigInt::from(lost);
        self.last_update_epoch = epoch;
    }

    pub fn lock(&mut self, tokens: &BigUint<M>, unlock_epoch: u64) {
        self.amount += BigInt::from(tokens * (unlock_epoch - self.last_update_epoch));
        self.locked += tokens;
    }

    /// Unlocking late restores what was lost since the unlock epoch.
    pub fn unlock(&mut self, tokens: &BigUint<M>, unlock_epoch: u64) {
        self.amount += BigInt::from(tokens * (self.last_update_epoch - unlock_epoch));
        self.locked -= tokens;
    }
}
// #endregion energy

// #region penalty
/// Penalty for unlocking `left` epochs early, interpolated between lock options.
///
/// `options` are pairs of epochs and penalty in ascending order. Below the first one, the line starts at (0, 0).
pub fn penalty_percent(options: &[(u64, u64)], left: u64) -> Option<u64> {
    let mut below = (0, 0);
    for &(epochs, penalty) in options {
        if left <= epochs {
            let (from_epochs, from_penalty) = below;
            let rise = penalty * (left - from_epochs) + from_penalty * (epochs - left);
            return Some(rise / (epochs - from_epochs));
        }
        below = (epochs, penalty);
    }
    None
}

/// Penalty for shortening a lock, chosen so that unlocking in two steps is never cheaper.
pub fn penalty_percent_to_reduce(options: &[(u64, u64)], from: u64, to: u64) -> Option<u64> {
    let from = penalty_percent(options, from)?;
    let to = penalty_percent(options, to)?;
    Some((from - to) * WHOLE / (WHOLE - to))
}
// #endregion penalty
