use multiversx_sc::imports::*;

// #region types
/// A token amount with the 18 decimals of EGLD.
pub type Egld<M> = ManagedDecimal<M, EgldDecimals>;
/// A share such as 0.0025, which is 0.25%.
pub type Rate<M> = ManagedDecimal<M, ConstDecimals<U4>>;
/// A price in dollars, as oracles provide it.
pub type Price<M> = ManagedDecimal<M, ConstDecimals<U8>>;
/// Dollars with 6 decimals.
pub type Dollars<M> = ManagedDecimal<M, ConstDecimals<U6>>;
// #endregion types

#[multiversx_sc::contract]
pub trait Decimals {
    #[init]
    fn init(&self, rate: Rate<Self::Api>) {
        self.rate().set(rate);
    }

    // #region fee
    #[view(getFee)]
    fn fee(&self, amount: Egld<Self::Api>) -> Egld<Self::Api> {
        let product = amount * self.rate().get(); // 18 + 4 = 22 decimals
        product.rescale(EgldDecimals::new()) // drops the last four
    }
    // #endregion fee

    // #region fee-in-place
    #[view(getRest)]
    fn rest(&self, amount: Egld<Self::Api>) -> Egld<Self::Api> {
        let mut fee = amount.clone();
        fee *= self.rate().get(); // keeps 18 decimals
        amount - fee
    }
    // #endregion fee-in-place

    // #region value
    /// The value of an amount of any token, whose decimals are known only at run time.
    #[view(getValue)]
    fn value(
        &self,
        amount: BigUint,
        token_decimals: NumDecimals,
        price: Price<Self::Api>,
    ) -> Dollars<Self::Api> {
        ManagedDecimal::from_raw_units(amount, token_decimals)
            .mul_with_precision(price, ConstDecimals::new())
    }
    // #endregion value

    // #region payment
    #[payable("EGLD")]
    #[endpoint]
    fn pay(&self) {
        let paid: Egld<Self::Api> =
            ManagedDecimal::const_decimals_from_raw(self.call_value().egld().clone_value());
        self.paid().update(|sum| *sum += paid);
    }
    // #endregion payment

    // #region storage
    #[view(getRate)]
    #[storage_mapper("rate")]
    fn rate(&self) -> SingleValueMapper<Rate<Self::Api>>;

    #[view(getPaid)]
    #[storage_mapper("paid")]
    fn paid(&self) -> SingleValueMapper<Egld<Self::Api>>;
    // #endregion storage
}
