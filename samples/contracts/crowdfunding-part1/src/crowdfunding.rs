// #region imports
#![no_std]

use multiversx_sc::imports::*;
// #endregion imports

// #region proxy-module
pub mod crowdfunding_proxy;
// #endregion proxy-module

// #region contract
/// Collects money for one goal.
#[multiversx_sc::contract]
pub trait Crowdfunding {
    // #region init
    #[init]
    fn init(&self, target: BigUint) {
        self.target().set(target);
    }
    // #endregion init

    // #region upgrade
    #[upgrade]
    fn upgrade(&self) {}
    // #endregion upgrade

    // #region target
    #[view(getTarget)]
    #[storage_mapper("target")]
    fn target(&self) -> SingleValueMapper<BigUint>;
    // #endregion target
}
// #endregion contract
