use multiversx_sc::imports::*;

// #region round
const ROUND_SECONDS: u64 = 6;
// #endregion round

#[multiversx_sc::contract]
pub trait Supernova {
    #[init]
    fn init(&self) {}

    // #region duration-wrong
    /// Wrong since Supernova, and never exact, because a round without a block has no nonce.
    fn seconds_of_blocks(&self, blocks: u64) -> u64 {
        blocks * ROUND_SECONDS
    }
    // #endregion duration-wrong

    // #region duration
    /// An estimate, based on the current round duration.
    #[view(getDurationOfRounds)]
    fn duration_of_rounds(&self, rounds: u64) -> DurationMillis {
        let round = self.blockchain().get_block_round_time_millis();
        DurationMillis::new(rounds * round.as_u64_millis())
    }
    // #endregion duration

    #[view(secondsOfBlocks)]
    fn seconds_of_blocks_view(&self, blocks: u64) -> u64 {
        self.seconds_of_blocks(blocks)
    }

    // #region monotonic-wrong
    /// Rejects valid calls: the next block can have the same timestamp in seconds.
    #[endpoint(setPriceBySecond)]
    fn set_price_by_second(&self, price: BigUint) {
        let now = self.blockchain().get_block_timestamp_seconds();
        require!(now > self.last_second().get(), "a newer price exists");
        self.last_second().set(now);
        self.price().set(price);
    }
    // #endregion monotonic-wrong

    // #region monotonic
    #[endpoint(setPrice)]
    fn set_price(&self, price: BigUint) {
        let nonce = self.blockchain().get_block_nonce();
        require!(nonce > self.last_nonce().get(), "a newer price exists");
        self.last_nonce().set(nonce);
        self.price().set(price);
    }
    // #endregion monotonic

    // #region record-wrong
    /// Loses entries: a later block in the same second overwrites the entry.
    #[endpoint(recordBySecond)]
    fn record_by_second(&self, value: u64) {
        let now = self.blockchain().get_block_timestamp_seconds();
        self.record_at_second(now).set(value);
    }
    // #endregion record-wrong

    // #region record
    #[endpoint]
    fn record(&self, value: u64) {
        let nonce = self.blockchain().get_block_nonce();
        self.record_at_nonce(nonce).set(value);
    }
    // #endregion record

    // #region limit-wrong
    /// Intended as one mint per minute (ten blocks). Since Supernova, ten blocks take 6 seconds.
    #[endpoint(mintByBlocks)]
    fn mint_by_blocks(&self) {
        let nonce = self.blockchain().get_block_nonce();
        require!(nonce >= self.next_mint_nonce().get(), "too early");
        self.next_mint_nonce().set(nonce + 10);
    }
    // #endregion limit-wrong

    // #region limit
    #[endpoint]
    fn mint(&self) {
        let now = self.blockchain().get_block_timestamp_millis();
        require!(now >= self.next_mint().get(), "too early");
        self.next_mint().set(now + DurationMillis::new(60_000));
    }
    // #endregion limit

    // #region reward-wrong
    /// Divides in each call, and each division drops the fraction of a unit.
    #[endpoint(accrueBySeconds)]
    fn accrue_by_seconds(&self) {
        let now = self.blockchain().get_block_timestamp_seconds();
        let last = self.accrued_second().replace(now);
        let seconds = (now - last).as_u64_seconds();
        let earned = self.stake().get() * seconds / 86_400u64;
        self.earned().update(|sum| *sum += earned);
    }
    // #endregion reward-wrong

    // #region reward
    /// Adds up units times milliseconds, and divides only once, at the end.
    #[endpoint]
    fn accrue(&self) {
        let now = self.blockchain().get_block_timestamp_millis();
        let passed = now - self.accrued_at().replace(now);
        let weight = self.stake().get() * passed.as_u64_millis();
        self.weight().update(|sum| *sum += weight);
    }

    #[view(getReward)]
    fn reward(&self) -> BigUint {
        self.weight().get() / 86_400_000u64
    }
    // #endregion reward

    // #region clock
    #[view(getClock)]
    fn clock(&self) -> MultiValue2<TimestampSeconds, TimestampMillis> {
        let blockchain = self.blockchain();
        (
            blockchain.get_block_timestamp_seconds(),
            blockchain.get_block_timestamp_millis(),
        )
            .into()
    }
    // #endregion clock

    // #region average
    /// Rate per second since the last call. Two calls in the same millisecond don't divide by 0.
    #[view(getRatePerSecond)]
    fn rate_per_second(&self, units: u64) -> u64 {
        let now = self.blockchain().get_block_timestamp_millis();
        let passed = (now - self.accrued_at().get()).as_u64_millis();
        require!(passed > 0, "no time has passed");
        units * 1_000 / passed
    }
    // #endregion average

    #[endpoint(setStake)]
    fn set_stake(&self, stake: BigUint) {
        self.stake().set(stake);
        let now = self.blockchain().get_block_timestamp_millis();
        self.accrued_at().set(now);
        self.accrued_second().set(now.to_seconds());
    }

    // #region migration
    /// Version 1 stored seconds under the key `deadline`. This version stores milliseconds under a separate key.
    #[upgrade]
    fn upgrade(&self) {
        if !self.deadline_seconds().is_empty() {
            let seconds = self.deadline_seconds().take();
            self.deadline().set(seconds.to_millis());
        }
    }

    #[storage_mapper("deadline")]
    fn deadline_seconds(&self) -> SingleValueMapper<TimestampSeconds>;

    #[view(getDeadline)]
    #[storage_mapper("deadlineMillis")]
    fn deadline(&self) -> SingleValueMapper<TimestampMillis>;
    // #endregion migration

    // #region lazy
    /// One value per user is too many to convert in an upgrade, so each is converted when it is first read.
    fn take_over_unlock(&self, user: &ManagedAddress) -> TimestampMillis {
        let old = self.unlock_seconds(user);
        if !old.is_empty() {
            self.unlock(user).set(old.take().to_millis());
        }
        self.unlock(user).get()
    }
    // #endregion lazy

    #[endpoint(readUnlock)]
    fn read_unlock(&self, user: &ManagedAddress) -> TimestampMillis {
        self.take_over_unlock(user)
    }

    #[storage_mapper("unlock")]
    fn unlock_seconds(&self, user: &ManagedAddress) -> SingleValueMapper<TimestampSeconds>;

    #[storage_mapper("unlockMillis")]
    fn unlock(&self, user: &ManagedAddress) -> SingleValueMapper<TimestampMillis>;

    #[storage_mapper("lastSecond")]
    fn last_second(&self) -> SingleValueMapper<TimestampSeconds>;

    #[storage_mapper("lastNonce")]
    fn last_nonce(&self) -> SingleValueMapper<u64>;

    #[view(getPrice)]
    #[storage_mapper("price")]
    fn price(&self) -> SingleValueMapper<BigUint>;

    #[view(getRecordAtSecond)]
    #[storage_mapper("recordAtSecond")]
    fn record_at_second(&self, second: TimestampSeconds) -> SingleValueMapper<u64>;

    #[view(getRecordAtNonce)]
    #[storage_mapper("recordAtNonce")]
    fn record_at_nonce(&self, nonce: u64) -> SingleValueMapper<u64>;

    #[storage_mapper("nextMintNonce")]
    fn next_mint_nonce(&self) -> SingleValueMapper<u64>;

    #[storage_mapper("nextMint")]
    fn next_mint(&self) -> SingleValueMapper<TimestampMillis>;

    #[view(getStake)]
    #[storage_mapper("stake")]
    fn stake(&self) -> SingleValueMapper<BigUint>;

    #[view(getEarned)]
    #[storage_mapper("earned")]
    fn earned(&self) -> SingleValueMapper<BigUint>;

    #[storage_mapper("weight")]
    fn weight(&self) -> SingleValueMapper<BigUint>;

    #[storage_mapper("accruedAt")]
    fn accrued_at(&self) -> SingleValueMapper<TimestampMillis>;

    #[storage_mapper("accruedSecond")]
    fn accrued_second(&self) -> SingleValueMapper<TimestampSeconds>;
}
