use multiversx_sc::imports::*;

/// Each endpoint evaluates one expression of `a`, `b`, `c` and `d`. A test measures its gas.
#[multiversx_sc::contract]
pub trait BigNumbers {
    #[init]
    fn init(&self) {}

    #[endpoint]
    fn nothing(&self, _a: BigUint, _b: BigUint, _c: BigUint, _d: BigUint) {}

    #[endpoint]
    fn moved(&self, a: BigUint, b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = a + b;
    }

    #[endpoint]
    fn borrowed(&self, a: BigUint, b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = &a + &b;
    }

    #[endpoint]
    fn cloned(&self, a: BigUint, b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = a.clone() + &b;
    }

    #[endpoint]
    fn assigned(&self, mut a: BigUint, b: BigUint, _c: BigUint, _d: BigUint) {
        a += &b;
    }

    #[endpoint]
    fn copied(&self, a: BigUint, _b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = a.clone();
    }

    #[endpoint]
    fn sum_moved(&self, a: BigUint, b: BigUint, c: BigUint, d: BigUint) {
        let _ = a + b + c + d;
    }

    #[endpoint]
    fn sum_borrowed(&self, a: BigUint, b: BigUint, c: BigUint, d: BigUint) {
        let _ = &a + &b + &c + &d;
    }

    #[endpoint]
    fn sum_from_zero(&self, a: BigUint, b: BigUint, c: BigUint, d: BigUint) {
        let mut e = BigUint::zero();
        e += &a;
        e += &b;
        e += &c;
        e += &d;
    }

    #[endpoint]
    fn sum_cloned(&self, a: BigUint, b: BigUint, c: BigUint, d: BigUint) {
        let _ = a.clone() + b.clone() + c.clone() + d.clone();
    }

    #[endpoint]
    fn subtracted(&self, a: BigUint, b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = &a - &b;
    }

    #[endpoint]
    fn subtracted_to_zero(&self, a: BigUint, b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = (&a).saturating_sub(&b);
    }

    #[endpoint]
    fn multiplied(&self, a: BigUint, b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = &a * &b;
    }

    #[endpoint]
    fn divided(&self, a: BigUint, b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = &a / &b;
    }

    #[endpoint]
    fn with_u64(&self, a: BigUint, _b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = &a + 5u64;
    }

    #[endpoint]
    fn with_number(&self, a: BigUint, _b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = &a + &BigUint::from(5u64);
    }

    #[endpoint]
    fn compared(&self, a: BigUint, b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = a > b;
    }

    #[endpoint]
    fn compared_with_u64(&self, a: BigUint, _b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = a > 5u64;
    }

    #[endpoint]
    fn compared_with_zero(&self, a: BigUint, _b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = a > 0u64;
    }

    #[endpoint]
    fn share(&self, a: BigUint, _b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = &a * 25u64 / 10_000u64;
    }

    #[endpoint]
    fn proportion(&self, a: BigUint, _b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = a.proportion(25, 10_000);
    }

    #[endpoint]
    fn into_proportion(&self, a: BigUint, _b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = a.into_proportion(25, 10_000);
    }

    #[endpoint]
    fn rooted(&self, a: BigUint, _b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = a.sqrt();
    }

    #[endpoint]
    fn to_u64(&self, a: BigUint, _b: BigUint, _c: BigUint, _d: BigUint) {
        let _ = a.to_u64();
    }

    // #region borrow
    #[view(addTwice)]
    fn add_twice(&self, a: BigUint, b: BigUint) -> BigUint {
        let c = &a + &b; // a and b can still be used
        c + a // c reuses the memory of a, which is moved
    }
    // #endregion borrow

    // #region split
    /// Splits a payment: 0.25% for the owner, and half of the rest for each of two players.
    #[view(split)]
    fn split(&self, payment: BigUint) -> MultiValue3<BigUint, BigUint, BigUint> {
        let fee = payment.proportion(25, 10_000);
        let rest = payment - &fee; // `payment` isn't used again, so the result reuses its memory
        let half = &rest / 2u64; // `rest` is used again, so this creates a new number
        let other = rest - &half; // the remainder of the division goes to the second player
        (fee, half, other).into()
    }
    // #endregion split

    // #region sum
    #[view(sum)]
    fn sum(&self, amounts: MultiValueEncoded<BigUint>) -> BigUint {
        let mut sum = BigUint::zero();
        for amount in amounts {
            sum += amount;
        }
        sum
    }
    // #endregion sum

    // #region update
    #[endpoint]
    fn add(&self, amount: &BigUint) {
        self.total().update(|total| *total += amount);
    }
    // #endregion update

    // #region subtract
    #[endpoint]
    fn spend(&self, amount: &BigUint) {
        let total = self.total().get();
        require!(*amount <= total, "only {} left", total);
        self.total().set(total - amount);
    }
    // #endregion subtract

    #[endpoint(spendUnchecked)]
    fn spend_unchecked(&self, amount: &BigUint) {
        self.total().update(|total| *total -= amount);
    }

    #[view(divide)]
    fn divide(&self, a: &BigUint, b: &BigUint) -> BigUint {
        a / b
    }

    #[view(fromU64)]
    fn from_u64(&self, a: u64) -> BigUint {
        BigUint::from(a)
    }

    #[view(getTotal)]
    #[storage_mapper("total")]
    fn total(&self) -> SingleValueMapper<BigUint>;
}
