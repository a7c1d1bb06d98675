use multiversx_sc_scenario::{api::StaticApi, imports::*};
use tx_calls::seller_proxy::SellerProxy;

use crate::support::*;

#[test]
fn one_transaction_with_every_field() {
    let mut world = world();
    // #region fields
    let ticket = world
        .tx() // environment: a test
        .from(USER) // sender
        .to(SELLER) // receiver
        .gas(5_000_000u64) // gas limit
        .typed(SellerProxy) // the data: an endpoint …
        .buy(2u64) // … and its arguments
        .payment(Payment::try_new("EGLD-000000", 0, 20u64).unwrap())
        .returns(ReturnsResult) // what to do with the result
        .run();
    // #endregion fields
    assert_eq!(ticket, 2);
}

#[test]
fn transfers() {
    let mut world = world();
    // #region transfer
    world.transfer_step(TransferStep::new().from(USER).to(FRIEND).egld_value(100u64));
    world
        .tx()
        .from(USER)
        .to(FRIEND)
        .raw_call("")
        .payment(Payment::try_new(RWD, 0, 20u64).unwrap())
        .payment(Payment::try_new("EGLD-000000", 0, 5u64).unwrap())
        .run();
    // #endregion transfer
    world
        .check_account(FRIEND)
        .balance(105)
        .esdt_balance(RWD, 20u64);
}

#[test]
fn deploy_upgrade_and_query() {
    let mut world = world();
    const SHOP: TestSCAddress = TestSCAddress::new("shop");
    // #region deploy
    world
        .tx()
        .from(OWNER)
        .typed(SellerProxy)
        .init(7u64)
        .code(SELLER_CODE)
        .code_metadata(CodeMetadata::UPGRADEABLE)
        .new_address(SHOP)
        .run();
    // #endregion deploy
    // #region upgrade
    world
        .tx()
        .from(OWNER)
        .to(SHOP)
        .typed(SellerProxy)
        .upgrade(8u64)
        .code(SELLER_CODE)
        .code_metadata(CodeMetadata::UPGRADEABLE)
        .run();
    // #endregion upgrade
    // #region query
    let price = world
        .query()
        .to(SHOP)
        .typed(SellerProxy)
        .price()
        .returns(ReturnsResultUnmanaged)
        .run();
    // #endregion query
    assert_eq!(price, RustBigUint::from(8u64));
}

#[test]
fn without_a_proxy() {
    let mut world = world();
    // #region raw
    let ticket = world
        .tx()
        .from(USER)
        .to(SELLER)
        .raw_call("buy")
        .argument(&2u64)
        .egld(20)
        .original_result::<u64>()
        .returns(ReturnsResult)
        .run();
    // #endregion raw
    assert_eq!(ticket, 2);
}

#[test]
fn the_data_field_as_text() {
    // #region data
    let tx = TxBaseWithEnv::<TxScEnv<StaticApi>>::new_tx_from_sc()
        .typed(SellerProxy)
        .buy(300u64);
    assert_eq!(tx.to_call_data_string().to_string(), "buy@012c");
    // #endregion data
}
