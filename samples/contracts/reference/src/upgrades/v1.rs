use multiversx_sc::{derive_imports::*, imports::*};

// #region struct
#[type_abi]
#[derive(TopEncode, TopDecode)]
pub struct Stake<M: ManagedTypeApi> {
    pub amount: BigUint<M>,
    pub since_block: u64,
}
// #endregion struct

#[multiversx_sc::contract]
pub trait Vault {
    // #region init
    #[init]
    fn init(&self, fee: u64) {
        self.fee().set(fee);
    }
    // #endregion init

    #[upgrade]
    fn upgrade(&self) {}

    #[endpoint(setStake)]
    fn set_stake(&self, user: ManagedAddress, amount: BigUint) {
        self.stake(&user).set(Stake {
            amount,
            since_block: 7,
        });
    }

    #[view(getFee)]
    #[storage_mapper("fee")]
    fn fee(&self) -> SingleValueMapper<u64>;

    #[storage_mapper("stake")]
    fn stake(&self, user: &ManagedAddress) -> SingleValueMapper<Stake<Self::Api>>;
}
