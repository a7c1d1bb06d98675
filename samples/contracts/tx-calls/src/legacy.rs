//! The same calls in the syntax before 0.49, as far as 0.66 still compiles it.
use multiversx_sc::imports::*;

// #region explicit-proxy
mod old_proxy {
    multiversx_sc::imports!();

    #[multiversx_sc::proxy]
    pub trait Seller {
        #[init]
        fn init(&self, price: BigUint);

        #[payable("EGLD")]
        #[endpoint]
        fn buy(&self, quantity: u64) -> u64;
    }
}
// #endregion explicit-proxy

#[allow(deprecated)]
#[multiversx_sc::contract]
pub trait Legacy {
    #[init]
    fn init(&self) {}

    // #region getter
    #[proxy]
    fn old_seller(&self, address: ManagedAddress) -> old_proxy::Proxy<Self::Api>;
    // #endregion getter

    // #region sync
    #[payable("EGLD")]
    #[endpoint(buyOldWay)]
    fn buy_old_way(&self, seller: ManagedAddress, quantity: u64) -> u64 {
        self.old_seller(seller)
            .buy(quantity)
            .with_egld_transfer(self.call_value().egld().clone())
            .execute_on_dest_context()
    }
    // #endregion sync

    // #region async
    #[payable("EGLD")]
    #[endpoint(orderOldWay)]
    fn order_old_way(&self, seller: ManagedAddress, quantity: u64) {
        self.old_seller(seller)
            .buy(quantity)
            .with_egld_transfer(self.call_value().egld().clone())
            .async_call()
            .with_callback(self.callbacks().on_old_order(quantity))
            .call_and_exit()
    }

    #[callback]
    fn on_old_order(&self, quantity: u64, #[call_result] result: ManagedAsyncCallResult<u64>) {
        if let ManagedAsyncCallResult::Ok(ticket) = result {
            self.old_orders(quantity).set(ticket);
        }
    }
    // #endregion async

    // #region transition
    #[payable("EGLD")]
    #[endpoint(buyBetween)]
    fn buy_between(&self, seller: ManagedAddress, quantity: u64) -> u64 {
        self.tx()
            .legacy_proxy_call(self.old_seller(seller).buy(quantity))
            .egld(self.call_value().egld().clone())
            .returns(ReturnsResult)
            .sync_call()
    }
    // #endregion transition

    #[proxy]
    fn old_seller_without_address(&self) -> old_proxy::Proxy<Self::Api>;

    // #region deploy
    #[endpoint(openOldWay)]
    fn open_old_way(&self, source: ManagedAddress, price: BigUint) -> ManagedAddress {
        let (address, ()) = self
            .old_seller_without_address()
            .init(price)
            .deploy_from_source(&source, CodeMetadata::UPGRADEABLE);
        address
    }
    // #endregion deploy

    #[view(getOldOrder)]
    #[storage_mapper("old_order")]
    fn old_orders(&self, quantity: u64) -> SingleValueMapper<u64>;
}
