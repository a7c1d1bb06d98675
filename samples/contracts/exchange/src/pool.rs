//! The arithmetic of a pair: constant product, fees and shares, all rounded down.
use multiversx_sc::imports::*;

/// Fees are parts of this: 300 is 0.3%.
pub const WHOLE: u64 = 100_000;

/// Shares that remain in the pair permanently, so that its supply never returns to zero.
pub const LOCKED_SHARES: u64 = 1_000;

pub struct Pool<M: ManagedTypeApi> {
    pub first: BigUint<M>,
    pub second: BigUint<M>,
    pub shares: BigUint<M>,
    /// What a swap costs; `special_fee` is the part of it that leaves the pool.
    pub total_fee: u64,
    pub special_fee: u64,
}

// #region amount-out
/// Amount that the pool pays for `paid`, from `(in + paid × (1 − fee)) × (out − given) ≥ in × out`.
pub fn amount_out<M: ManagedTypeApi>(
    paid: &BigUint<M>,
    reserve_in: &BigUint<M>,
    reserve_out: &BigUint<M>,
    total_fee: u64,
) -> BigUint<M> {
    let counted = paid * (WHOLE - total_fee);
    &counted * reserve_out / (reserve_in * WHOLE + counted)
}
// #endregion amount-out

// #region amount-in
/// Amount to pay for `wanted`: the same formula solved for the payment, rounded up.
pub fn amount_in<M: ManagedTypeApi>(
    wanted: &BigUint<M>,
    reserve_in: &BigUint<M>,
    reserve_out: &BigUint<M>,
    total_fee: u64,
) -> BigUint<M> {
    let needed = reserve_in * wanted * WHOLE;
    needed / ((reserve_out - wanted) * (WHOLE - total_fee)) + 1u64
}
// #endregion amount-in

impl<M: ManagedTypeApi> Pool<M> {
    // #region sell
    /// Sells first tokens. Returns what the trader gets and the fee that leaves the pool.
    pub fn sell_first(&mut self, paid: &BigUint<M>) -> (BigUint<M>, BigUint<M>) {
        let given = amount_out(paid, &self.first, &self.second, self.total_fee);
        let fee = paid * self.special_fee / WHOLE;
        self.first += paid - &fee;
        self.second -= &given;
        (given, fee)
    }
    // #endregion sell

    // #region open
    /// The first deposit sets the price. Returns the depositor's shares.
    pub fn open(&mut self, first: BigUint<M>, second: BigUint<M>) -> BigUint<M> {
        self.shares = core::cmp::min(&first, &second).clone();
        self.first = first;
        self.second = second;
        &self.shares - LOCKED_SHARES
    }
    // #endregion open

    // #region add
    /// Adds both tokens at the pool's price. Returns the amount used of each, and the new shares.
    pub fn add(
        &mut self,
        first: &BigUint<M>,
        second: &BigUint<M>,
    ) -> (BigUint<M>, BigUint<M>, BigUint<M>) {
        let fitting_second = first * &self.second / &self.first;
        let (first, second) = if &fitting_second <= second {
            (first.clone(), fitting_second)
        } else {
            (second * &self.first / &self.second, second.clone())
        };

        let shares = core::cmp::min(
            &first * &self.shares / &self.first,
            &second * &self.shares / &self.second,
        );
        self.first += &first;
        self.second += &second;
        self.shares += &shares;
        (first, second, shares)
    }
    // #endregion add

    // #region remove
    /// Returns the shares' part of both reserves.
    pub fn remove(&mut self, shares: &BigUint<M>) -> (BigUint<M>, BigUint<M>) {
        let first = shares * &self.first / &self.shares;
        let second = shares * &self.second / &self.shares;
        self.first -= &first;
        self.second -= &second;
        self.shares -= shares;
        (first, second)
    }
    // #endregion remove
}
