// #region deposits
use super::{errors::*, storage};
use multiversx_sc::imports::*;

#[multiversx_sc::module]
pub trait DepositsModule: storage::StorageModule {
    // Endpoints

    #[payable("EGLD")]
    #[endpoint]
    fn deposit(&self) {
        let amount = self.call_value().egld();
        self.require_enough(&amount);
        self.deposit_of(&self.blockchain().get_caller())
            .update(|sum| *sum += &*amount);
    }

    #[endpoint]
    fn withdraw(&self) {
        let caller = self.blockchain().get_caller();
        let amount = self.deposit_of(&caller).take();
        require!(amount > 0u64, NOTHING_TO_WITHDRAW);
        self.tx().to(&caller).egld(amount).transfer();
    }

    // Views

    #[view(getMissing)]
    fn missing(&self, user: &ManagedAddress) -> BigUint {
        self.minimum()
            .get()
            .saturating_sub(self.deposit_of(user).get())
    }

    // Private functions

    fn require_enough(&self, amount: &BigUint) {
        require!(*amount >= self.minimum().get(), BELOW_MINIMUM);
    }
}
// #endregion deposits
