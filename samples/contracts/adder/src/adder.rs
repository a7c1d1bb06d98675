#![no_std]

use multiversx_sc::imports::*;

pub mod adder_proxy;

/// Stores a sum that anyone can add to.
#[multiversx_sc::contract]
pub trait Adder {
    // #region constructor
    #[init]
    fn init(&self, start: BigUint) {
        self.sum().set(start);
    }
    // #endregion constructor

    // #region upgrade
    /// Storage survives an upgrade, so there is nothing to do.
    #[upgrade]
    fn upgrade(&self) {}
    // #endregion upgrade

    // #region endpoint
    #[endpoint]
    fn add(&self, value: BigUint) {
        self.sum().update(|sum| *sum += value);
    }
    // #endregion endpoint

    // #region storage
    #[view(getSum)]
    #[storage_mapper("sum")]
    fn sum(&self) -> SingleValueMapper<BigUint>;
    // #endregion storage
}
