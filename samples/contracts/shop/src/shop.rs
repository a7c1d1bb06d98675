#![no_std]

use multiversx_sc::imports::*;

pub mod shop_proxy;
pub mod types;

use types::{Delivery, Discount, Item, Order, Rating, Settings, Status};

// #region esdt-attribute
/// Sells tokens for EGLD.
#[multiversx_sc::contract]
#[esdt_attribute("RECEIPT", Order<Self::Api>)]
pub trait Shop {
    // #endregion esdt-attribute
    #[init]
    fn init(&self) {}

    #[upgrade]
    fn upgrade(&self) {}

    // #region endpoint
    /// Places an order, and returns its number.
    #[payable("EGLD")]
    #[endpoint(placeOrder)]
    fn place_order(
        &self,
        items: ManagedVec<Item<Self::Api>>,
        delivery: Delivery<Self::Api>,
        voucher: OptionalValue<u16>,
    ) -> u32 {
        let id = self.orders().len() as u32 + 1;
        let buyer = self.blockchain().get_caller();
        self.order_placed_event(id, &buyer, &items);
        self.orders().push(&Order {
            id,
            buyer,
            items,
            delivery,
            status: Status::Paid,
            voucher: voucher.into_option(),
        });
        id
    }
    // #endregion endpoint

    // #region option
    #[view(priceWithOption)]
    fn price_with_option(&self, token: EsdtTokenIdentifier, nonce: Option<u64>) -> BigUint {
        self.price(&token, nonce.unwrap_or_default()).get()
    }

    #[view(price)]
    fn price_of(&self, token: EsdtTokenIdentifier, nonce: OptionalValue<u64>) -> BigUint {
        self.price(&token, nonce.into_option().unwrap_or_default())
            .get()
    }
    // #endregion option

    // #region list
    #[only_owner]
    #[endpoint(setPriceList)]
    fn set_price_list(&self, prices: ManagedVec<Item<Self::Api>>) {
        for item in &prices {
            self.price(&item.token, item.nonce).set(&item.amount);
        }
    }

    #[only_owner]
    #[endpoint(setPrices)]
    fn set_prices(
        &self,
        prices: MultiValueEncoded<MultiValue3<EsdtTokenIdentifier, u64, BigUint>>,
    ) {
        for price in prices {
            let (token, nonce, amount) = price.into_tuple();
            self.price(&token, nonce).set(amount);
        }
    }
    // #endregion list

    // #region counted
    #[only_owner]
    #[allow_multiple_var_args]
    #[endpoint(rate)]
    fn rate(
        &self,
        good: MultiValueEncodedCounted<ManagedAddress>,
        poor: MultiValueEncoded<ManagedAddress>,
    ) {
        for seller in good {
            self.ratings().insert(seller, Rating::Good);
        }
        for seller in poor {
            self.ratings().insert(seller, Rating::Poor);
        }
    }
    // #endregion counted

    // #region optionals
    #[allow_multiple_var_args]
    #[view(range)]
    fn range(&self, first: OptionalValue<u32>, last: OptionalValue<u32>) -> MultiValue2<u32, u32> {
        (
            first.into_option().unwrap_or(1),
            last.into_option().unwrap_or(self.orders().len() as u32),
        )
            .into()
    }
    // #endregion optionals

    // #region results
    /// Number, buyer and status of an order. Empty if it doesn't exist.
    #[view(getSummary)]
    #[output_name("summary")]
    fn summary(&self, id: u32) -> OptionalValue<MultiValue3<u32, ManagedAddress, Status>> {
        let index = id as usize;
        if index == 0 || index > self.orders().len() {
            return OptionalValue::None;
        }
        let order = self.orders().get(index);
        OptionalValue::Some((order.id, order.buyer, order.status).into())
    }
    // #endregion results

    #[only_owner]
    #[endpoint(setSettings)]
    fn set_settings(&self, settings: Settings) {
        self.settings().set(settings);
    }

    #[only_owner]
    #[endpoint(setDiscount)]
    fn set_discount(&self, discount: Discount<Self::Api>) {
        self.discount().set(discount);
    }

    #[only_owner]
    #[endpoint(setClosingTime)]
    fn set_closing_time(&self, closing_time: TimestampMillis) {
        self.closing_time().set(closing_time);
    }

    #[event("orderPlaced")]
    fn order_placed_event(
        &self,
        #[indexed] id: u32,
        #[indexed] buyer: &ManagedAddress,
        items: &ManagedVec<Item<Self::Api>>,
    );

    // #region mappers
    #[view(getOrders)]
    #[storage_mapper("orders")]
    fn orders(&self) -> VecMapper<Order<Self::Api>>;

    #[view(getRatings)]
    #[storage_mapper("ratings")]
    fn ratings(&self) -> MapMapper<ManagedAddress, Rating>;

    #[view(getSettings)]
    #[storage_mapper("settings")]
    fn settings(&self) -> SingleValueMapper<Settings>;
    // #endregion mappers

    #[view(getClosingTime)]
    #[storage_mapper("closingTime")]
    fn closing_time(&self) -> SingleValueMapper<TimestampMillis>;

    #[view(getDiscount)]
    #[storage_mapper("discount")]
    fn discount(&self) -> SingleValueMapper<Discount<Self::Api>>;

    #[storage_mapper("price")]
    fn price(&self, token: &EsdtTokenIdentifier, nonce: u64) -> SingleValueMapper<BigUint>;
}
