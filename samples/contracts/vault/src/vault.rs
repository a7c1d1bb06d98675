#![no_std]

use multiversx_sc::imports::*;

// #region contract
/// Holds one token for its users, like `Vault.sol` on Ethereum.
#[multiversx_sc::contract]
pub trait Vault {
    #[init]
    fn init(&self, token: TokenId) {
        require!(token.is_valid(), "invalid token");
        self.token().set(token);
    }

    #[upgrade]
    fn upgrade(&self) {}

    // #region deposit
    #[payable]
    #[endpoint]
    fn deposit(&self) {
        require!(!self.paused().get(), "the vault is paused");

        let payment = self.call_value().single();
        require!(
            payment.token_identifier == self.token().get(),
            "wrong token"
        );
        require!(payment.is_fungible(), "fungible tokens only");

        let user = self.blockchain().get_caller();
        let amount = payment.amount.as_big_uint();
        self.balance_of(&user).update(|balance| *balance += amount);
        self.total().update(|total| *total += amount);
        self.deposited_event(&user, amount);
    }
    // #endregion deposit

    // #region withdraw
    #[endpoint]
    fn withdraw(&self, amount: BigUint) {
        let amount = NonZeroBigUint::new(amount).unwrap_or_else(|| sc_panic!("amount is zero"));
        let user = self.blockchain().get_caller();

        self.balance_of(&user).update(|balance| {
            require!(&*balance >= amount.as_big_uint(), "balance too low");
            *balance -= amount.as_big_uint();
        });
        self.total().update(|total| *total -= amount.as_big_uint());
        self.withdrawn_event(&user, amount.as_big_uint());

        let payment = Payment::new(self.token().get(), 0, amount);
        self.tx().to(&user).payment(payment).transfer();
    }
    // #endregion withdraw

    // #region owner
    #[only_owner]
    #[endpoint(setPaused)]
    fn set_paused(&self, paused: bool) {
        self.paused().set(paused);
    }
    // #endregion owner

    // #region storage
    #[view(getToken)]
    #[storage_mapper("token")]
    fn token(&self) -> SingleValueMapper<TokenId>;

    #[view(isPaused)]
    #[storage_mapper("paused")]
    fn paused(&self) -> SingleValueMapper<bool>;

    #[view(getTotal)]
    #[storage_mapper("total")]
    fn total(&self) -> SingleValueMapper<BigUint>;

    #[view(balanceOf)]
    #[storage_mapper("balance")]
    fn balance_of(&self, user: &ManagedAddress) -> SingleValueMapper<BigUint>;
    // #endregion storage

    // #region events
    #[event("deposited")]
    fn deposited_event(&self, #[indexed] user: &ManagedAddress, amount: &BigUint);

    #[event("withdrawn")]
    fn withdrawn_event(&self, #[indexed] user: &ManagedAddress, amount: &BigUint);
    // #endregion events
}
// #endregion contract
