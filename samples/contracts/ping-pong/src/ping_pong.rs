// #region whole
#![no_std]

use multiversx_sc::imports::*;

pub mod ping_pong_proxy;

/// Accepts one fixed EGLD deposit per caller, and returns it after a lock time.
#[multiversx_sc::contract]
pub trait PingPong {
    #[init]
    fn init(&self, amount: BigUint, lock_ms: DurationMillis) {
        require!(amount > 0u64, "amount must be more than zero");
        require!(
            lock_ms > DurationMillis::zero(),
            "lock time must be more than zero"
        );

        self.amount().set(amount);
        self.lock().set(lock_ms);
    }

    /// An upgrade never changes the terms of existing deposits.
    #[upgrade]
    fn upgrade(&self) {}

    // #region ping
    #[payable("EGLD")]
    #[endpoint]
    fn ping(&self) {
        let paid = self.call_value().egld();
        require!(*paid == self.amount().get(), "send exactly the ping amount");

        let caller = self.blockchain().get_caller();
        require!(self.unlocks_at(&caller).is_empty(), "already pinged");

        let unlocks_at = self.now() + self.lock().get();
        self.unlocks_at(&caller).set(unlocks_at);
    }
    // #endregion ping

    // #region pong
    #[endpoint]
    fn pong(&self) {
        let caller = self.blockchain().get_caller();
        require!(!self.unlocks_at(&caller).is_empty(), "ping first");
        require!(self.now() >= self.unlocks_at(&caller).get(), "still locked");

        self.unlocks_at(&caller).clear();
        self.tx().to(&caller).egld(self.amount().get()).transfer();
    }
    // #endregion pong

    fn now(&self) -> TimestampMillis {
        self.blockchain().get_block_timestamp_millis()
    }

    #[view(getPingAmount)]
    #[storage_mapper("amount")]
    fn amount(&self) -> SingleValueMapper<BigUint>;

    #[view(getLockMillis)]
    #[storage_mapper("lock")]
    fn lock(&self) -> SingleValueMapper<DurationMillis>;

    /// When the address can pong, in milliseconds since 1970. 0 if it has no deposit.
    #[view(getUnlocksAtMillis)]
    #[storage_mapper("unlocksAt")]
    fn unlocks_at(&self, address: &ManagedAddress) -> SingleValueMapper<TimestampMillis>;
}
// #endregion whole
