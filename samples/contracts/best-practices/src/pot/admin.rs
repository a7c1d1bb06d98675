use super::{errors::*, storage};
use multiversx_sc::imports::*;

#[multiversx_sc::module]
pub trait AdminModule: storage::StorageModule {
    #[only_owner]
    #[endpoint(setLeast)]
    fn set_least(&self, least: BigUint) {
        require!(least > 0u64, ZERO_LEAST);
        self.least().set(least);
    }
}
