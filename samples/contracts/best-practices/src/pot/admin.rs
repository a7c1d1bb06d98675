use super::{errors::*, storage};
use multiversx_sc::imports::*;

#[multiversx_sc::module]
pub trait AdminModule: storage::StorageModule {
    #[only_owner]
    #[endpoint(setMinimum)]
    fn set_minimum(&self, minimum: BigUint) {
        require!(minimum > 0u64, ZERO_MINIMUM);
        self.minimum().set(minimum);
    }
}
