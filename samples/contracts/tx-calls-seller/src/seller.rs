#![no_std]

use multiversx_sc::{derive_imports::*, imports::*};

pub mod seller_board_proxy;
pub mod seller_proxy;

// #region type
#[type_abi]
#[derive(TopEncode, TopDecode, PartialEq, Eq, Clone, Copy, Debug)]
pub enum State {
    Open,
    SoldOut,
}
// #endregion type

const STOCK: u64 = 10;

/// Sells ten tickets at a price, and returns change.
#[multiversx_sc::contract]
pub trait Seller {
    #[init]
    fn init(&self, price: BigUint) {
        require!(price > 0, "a price is above 0");
        self.price().set(price);
    }

    #[upgrade]
    fn upgrade(&self, price: BigUint) {
        self.price().set(price);
    }

    // #region buy
    /// Returns the number of the last ticket sold.
    #[payable("EGLD")]
    #[endpoint]
    fn buy(&self, quantity: u64) -> u64 {
        let paid = self.call_value().egld();
        let cost = self.price().get() * quantity;
        require!(*paid >= cost, "not enough for the tickets");

        let last = self.sold().get() + quantity;
        require!(last <= STOCK, "sold out");
        self.sold().set(last);

        let change = &*paid - &cost;
        self.tx().to(ToCaller).egld(change).transfer_if_not_empty();
        last
    }
    // #endregion buy

    #[endpoint(setPrice)]
    fn set_price(&self, price: BigUint) {
        self.price().set(price);
    }

    #[label("board")]
    #[view(getPrice)]
    #[storage_mapper("price")]
    fn price(&self) -> SingleValueMapper<BigUint>;

    #[view(getSold)]
    #[storage_mapper("sold")]
    fn sold(&self) -> SingleValueMapper<u64>;

    #[label("board")]
    #[view(getBoard)]
    fn board(&self) -> MultiValue2<State, u64> {
        let left = STOCK - self.sold().get();
        let state = if left > 0 {
            State::Open
        } else {
            State::SoldOut
        };
        (state, left).into()
    }
}
