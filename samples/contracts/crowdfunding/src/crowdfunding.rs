// #region whole
#![no_std]

use multiversx_sc::{derive_imports::*, imports::*};

pub mod crowdfunding_proxy;

/// Status of a campaign. Computed on each call, never stored.
#[type_abi]
#[derive(TopEncode, TopDecode, PartialEq, Eq, Clone, Copy, Debug)]
pub enum Status {
    /// Before the deadline: donors can fund.
    Open,
    /// The deadline has passed and the target was reached: the owner can claim.
    Succeeded,
    /// The deadline has passed and the target was missed: donors can get refunds.
    Failed,
    /// The owner has claimed.
    PaidOut,
}

/// Collects one token, EGLD or a fungible ESDT, for one goal until a deadline.
#[multiversx_sc::contract]
pub trait Crowdfunding {
    // #region init
    #[init]
    fn init(&self, token: TokenId, target: BigUint, deadline: TimestampMillis) {
        require!(token.is_valid(), "token identifier is not valid");
        require!(target > 0u64, "target must be more than zero");
        require!(deadline > self.now(), "deadline must be in the future");

        self.token().set(token);
        self.target().set(target);
        self.deadline().set(deadline);
    }
    // #endregion init

    // #region upgrade
    /// An upgrade never changes the terms that donors agreed to.
    #[upgrade]
    fn upgrade(&self) {}
    // #endregion upgrade

    // #region fund
    #[payable]
    #[endpoint]
    fn fund(&self) {
        require!(self.status() == Status::Open, "campaign is closed");

        let payment = self.call_value().single();
        require!(
            payment.token_identifier == self.token().get(),
            "this campaign collects another token"
        );
        require!(payment.is_fungible(), "only fungible tokens are accepted");

        let donor = self.blockchain().get_caller();
        let amount = payment.amount.as_big_uint();
        self.deposit(&donor).update(|sum| *sum += amount);
        self.raised().update(|sum| *sum += amount);

        self.funded_event(&donor, amount);
    }
    // #endregion fund

    // #region status
    #[view(getStatus)]
    fn status(&self) -> Status {
        if self.paid_out().get() {
            Status::PaidOut
        } else if self.now() < self.deadline().get() {
            Status::Open
        } else if self.raised().get() >= self.target().get() {
            Status::Succeeded
        } else {
            Status::Failed
        }
    }
    // #endregion status

    // #region claim
    #[only_owner]
    #[endpoint]
    fn claim(&self) {
        require!(self.status() == Status::Succeeded, "nothing to claim");

        let owner = self.blockchain().get_caller();
        let amount = self.raised().get();
        self.paid_out().set(true);

        self.claimed_event(&owner, &amount);
        self.send_token(&owner, amount);
    }
    // #endregion claim

    // #region refund
    #[endpoint]
    fn refund(&self) {
        require!(self.status() == Status::Failed, "campaign has not failed");

        let donor = self.blockchain().get_caller();
        let amount = self.deposit(&donor).take();
        require!(amount > 0u64, "nothing to refund");
        self.raised().update(|sum| *sum -= &amount);

        self.refunded_event(&donor, &amount);
        self.send_token(&donor, amount);
    }
    // #endregion refund

    // #region send
    fn send_token(&self, to: &ManagedAddress, amount: BigUint) {
        let payment = Payment::new(self.token().get(), 0, NonZeroBigUint::new_or_panic(amount));
        self.tx().to(to).payment(payment).transfer();
    }
    // #endregion send

    fn now(&self) -> TimestampMillis {
        self.blockchain().get_block_timestamp_millis()
    }

    // #region events
    #[event("funded")]
    fn funded_event(&self, #[indexed] donor: &ManagedAddress, amount: &BigUint);

    #[event("claimed")]
    fn claimed_event(&self, #[indexed] owner: &ManagedAddress, amount: &BigUint);

    #[event("refunded")]
    fn refunded_event(&self, #[indexed] donor: &ManagedAddress, amount: &BigUint);
    // #endregion events

    // #region storage
    // #region token
    #[view(getToken)]
    #[storage_mapper("token")]
    fn token(&self) -> SingleValueMapper<TokenId>;
    // #endregion token

    #[view(getTarget)]
    #[storage_mapper("target")]
    fn target(&self) -> SingleValueMapper<BigUint>;

    #[view(getDeadline)]
    #[storage_mapper("deadline")]
    fn deadline(&self) -> SingleValueMapper<TimestampMillis>;

    #[view(getDeposit)]
    #[storage_mapper("deposit")]
    fn deposit(&self, donor: &ManagedAddress) -> SingleValueMapper<BigUint>;

    #[view(getRaised)]
    #[storage_mapper("raised")]
    fn raised(&self) -> SingleValueMapper<BigUint>;

    #[storage_mapper("paidOut")]
    fn paid_out(&self) -> SingleValueMapper<bool>;
    // #endregion storage
}
// #endregion whole
