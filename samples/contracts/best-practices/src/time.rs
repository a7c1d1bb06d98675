use multiversx_sc::imports::*;

// #region constants
const LOCK: DurationMillis = DurationMillis::new(7 * 24 * 60 * 60 * 1000); // 7 days
// #endregion constants

#[multiversx_sc::contract]
pub trait Locker {
    #[init]
    fn init(&self) {}

    // #region lock
    #[payable("EGLD")]
    #[endpoint]
    fn lock(&self) {
        let caller = self.blockchain().get_caller();
        require!(self.amount(&caller).is_empty(), "already locked");
        self.amount(&caller)
            .set(self.call_value().egld().clone_value());
        self.unlocks_at(&caller)
            .set(self.blockchain().get_block_timestamp_millis() + LOCK);
    }
    // #endregion lock

    // #region unlock
    #[endpoint]
    fn unlock(&self) {
        let caller = self.blockchain().get_caller();
        let left = self.time_left(&caller).as_u64_millis();
        require!(left == 0, "locked for another {} ms", left);
        let amount = self.amount(&caller).take();
        self.unlocks_at(&caller).clear();
        self.tx().to(&caller).egld(amount).transfer_if_not_empty();
    }
    // #endregion unlock

    // #region left
    #[view(getTimeLeft)]
    fn time_left(&self, user: &ManagedAddress) -> DurationMillis {
        let now = self.blockchain().get_block_timestamp_millis();
        let end = self.unlocks_at(user).get();
        if end > now {
            end - now
        } else {
            DurationMillis::zero()
        }
    }
    // #endregion left

    // #region no-check
    /// Wrong: before the end this is a number below 0, which the type doesn't have.
    #[view(getOverdue)]
    fn overdue(&self, user: &ManagedAddress) -> DurationMillis {
        self.blockchain().get_block_timestamp_millis() - self.unlocks_at(user).get()
    }
    // #endregion no-check

    // #region from-seconds
    /// For existing callers and stored values, which are in seconds.
    #[endpoint(setUnlockSeconds)]
    #[only_owner]
    fn set_unlock_seconds(&self, user: &ManagedAddress, end: TimestampSeconds) {
        self.unlocks_at(user).set(end.to_millis());
    }
    // #endregion from-seconds

    // #region storage
    #[view(getUnlocksAt)]
    #[storage_mapper("unlocksAt")]
    fn unlocks_at(&self, user: &ManagedAddress) -> SingleValueMapper<TimestampMillis>;
    // #endregion storage

    #[storage_mapper("amount")]
    fn amount(&self, user: &ManagedAddress) -> SingleValueMapper<BigUint>;
}
