// #region storage
use multiversx_sc::imports::*;

#[multiversx_sc::module]
pub trait StorageModule {
    #[view(getLeast)]
    #[storage_mapper("minimum")]
    fn minimum(&self) -> SingleValueMapper<BigUint>;

    #[view(getDeposit)]
    #[storage_mapper("deposit")]
    fn deposit_of(&self, user: &ManagedAddress) -> SingleValueMapper<BigUint>;
}
// #endregion storage
