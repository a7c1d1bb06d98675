//! A contract that swaps at a pair, and a pair that is enough to test it.
use multiversx_sc::imports::*;

use crate::pool::amount_out;

// #region trader
#[multiversx_sc::contract]
pub trait Trader {
    #[init]
    fn init(&self, pair: ManagedAddress) {
        self.pair().set(pair);
    }

    /// Sells the payment, and fails if the result is below `least`.
    #[payable]
    #[endpoint]
    fn sell(&self, wanted: TokenId, least: NonZeroBigUint) {
        let paid = self.call_value().single();
        let bought = self
            .tx()
            .to(self.pair().get())
            .raw_call("swapTokensFixedInput")
            .argument(&wanted)
            .argument(&least)
            .payment(&*paid)
            .returns(ReturnsBackTransfersReset)
            .sync_call();
        self.tx()
            .to(ToCaller)
            .payment(&bought.into_payment_vec())
            .transfer();
    }

    #[storage_mapper("pair")]
    fn pair(&self) -> SingleValueMapper<ManagedAddress>;
}
// #endregion trader

pub mod pair {
    use super::*;

    /// Swaps only first tokens for second tokens, and keeps the whole fee.
    #[multiversx_sc::contract]
    pub trait StandInPair {
        #[init]
        fn init(&self, second: TokenId, reserve_in: BigUint, reserve_out: BigUint) {
            self.second().set(second);
            self.reserve_in().set(reserve_in);
            self.reserve_out().set(reserve_out);
        }

        #[payable]
        #[endpoint]
        fn fund(&self) {}

        #[payable]
        #[endpoint(swapTokensFixedInput)]
        fn swap(&self, token_out: TokenId, least: BigUint) {
            let paid = self.call_value().single();
            require!(token_out == self.second().get(), "Unknown token");
            let paid = paid.amount.as_big_uint();
            let given = amount_out(
                paid,
                &self.reserve_in().get(),
                &self.reserve_out().get(),
                300,
            );
            require!(given >= least, "Slippage exceeded");

            self.reserve_in().update(|reserve| *reserve += paid);
            self.reserve_out().update(|reserve| *reserve -= &given);
            let payment = Payment::new(token_out, 0, NonZeroBigUint::new_or_panic(given));
            self.tx().to(ToCaller).payment(payment).transfer();
        }

        #[storage_mapper("second")]
        fn second(&self) -> SingleValueMapper<TokenId>;

        #[storage_mapper("reserve_in")]
        fn reserve_in(&self) -> SingleValueMapper<BigUint>;

        #[storage_mapper("reserve_out")]
        fn reserve_out(&self) -> SingleValueMapper<BigUint>;
    }
}
