// #region contract
use multiversx_sc::imports::*;

pub mod admin;
pub mod deposits;
pub mod errors;
pub mod storage;

#[multiversx_sc::contract]
pub trait Pot: admin::AdminModule + deposits::DepositsModule + storage::StorageModule {
    #[init]
    fn init(&self, minimum: BigUint) {
        self.set_minimum(minimum);
    }

    #[upgrade]
    fn upgrade(&self) {}
}
// #endregion contract
