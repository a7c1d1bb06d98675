#![no_std]

// #region imports
use multiversx_sc::{derive_imports::*, imports::*};
// #endregion imports

pub mod crowdfunding_proxy;

// #region status-type
#[type_abi]
#[derive(TopEncode, TopDecode, PartialEq, Eq, Clone, Copy, Debug)]
pub enum Status {
    Open,
    Succeeded,
    Failed,
    PaidOut,
}
// #endregion status-type

/// Collects EGLD for one goal until a deadline.
#[multiversx_sc::contract]
pub trait Crowdfunding {
    // #region init
    #[init]
    fn init(&self, target: BigUint, deadline: TimestampMillis) {
        require!(target > 0u64, "target must be more than zero");
        require!(deadline > self.now(), "deadline must be in the future");

        self.target().set(target);
        self.deadline().set(deadline);
    }
    // #endregion init

    #[upgrade]
    fn upgrade(&self) {}

    // #region fund
    #[payable]
    #[endpoint]
    fn fund(&self) {
        require!(self.status() == Status::Open, "campaign is closed");

        let payment = self.call_value().single();
        require!(
            payment.token_identifier.is_native(),
            "only EGLD is accepted"
        );

        let donor = self.blockchain().get_caller();
        let amount = payment.amount.as_big_uint();
        self.deposit(&donor).update(|sum| *sum += amount);
        self.raised().update(|sum| *sum += amount);
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

        self.paid_out().set(true);
        let owner = self.blockchain().get_caller();
        self.send_egld(&owner, self.raised().get());
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
        self.send_egld(&donor, amount);
    }
    // #endregion refund

    // #region send
    fn send_egld(&self, to: &ManagedAddress, amount: BigUint) {
        self.tx().to(to).egld(amount).transfer();
    }
    // #endregion send

    // #region now
    fn now(&self) -> TimestampMillis {
        self.blockchain().get_block_timestamp_millis()
    }
    // #endregion now

    // #region storage
    #[view(getTarget)]
    #[storage_mapper("target")]
    fn target(&self) -> SingleValueMapper<BigUint>;

    #[view(getDeadline)]
    #[storage_mapper("deadline")]
    fn deadline(&self) -> SingleValueMapper<TimestampMillis>;
    // #endregion storage

    // #region storage-status
    #[view(getRaised)]
    #[storage_mapper("raised")]
    fn raised(&self) -> SingleValueMapper<BigUint>;

    #[storage_mapper("paidOut")]
    fn paid_out(&self) -> SingleValueMapper<bool>;
    // #endregion storage-status

    // #region storage-deposit
    #[view(getDeposit)]
    #[storage_mapper("deposit")]
    fn deposit(&self, donor: &ManagedAddress) -> SingleValueMapper<BigUint>;
    // #endregion storage-deposit
}
