use multiversx_sc_scenario::{api::StaticApi, imports::*, scenario_model::TxResponseStatus};
use tx_calls::seller_proxy::{SellerProxy, State};

use crate::support::*;

// #region none
#[test]
fn without_a_handler_a_call_has_to_succeed() {
    let mut world = world();
    world
        .tx()
        .from(USER)
        .to(SELLER)
        .typed(SellerProxy)
        .buy(1u64)
        .egld(10)
        .run();
}
// #endregion none

#[test]
#[should_panic(expected = "result code mismatch.")]
fn without_a_handler_a_failure_is_a_panic() {
    world()
        .tx()
        .from(USER)
        .to(SELLER)
        .typed(SellerProxy)
        .buy(1u64)
        .egld(9)
        .run();
}

// #region result
#[test]
fn returns_result_is_the_declared_type() {
    let ticket: u64 = world()
        .tx()
        .from(USER)
        .to(SELLER)
        .typed(SellerProxy)
        .buy(3u64)
        .egld(30)
        .returns(ReturnsResult)
        .run();
    assert_eq!(ticket, 3);
}
// #endregion result

// #region several
#[test]
fn several_handlers_return_a_tuple_in_order() {
    let (status, ticket, hash) = world()
        .tx()
        .tx_hash([7u8; 32])
        .from(USER)
        .to(SELLER)
        .typed(SellerProxy)
        .buy(3u64)
        .egld(30)
        .returns(ReturnsStatus)
        .returns(ReturnsResult)
        .returns(ReturnsTxHash)
        .run();
    assert_eq!((status, ticket), (0, 3));
    assert_eq!(hash.as_array(), &[7u8; 32]);
}
// #endregion several

#[test]
fn a_handler_without_a_value_returns_a_unit_unless_added_by_with_result() {
    let mut world = world();
    let ((), sold): ((), u64) = world
        .query()
        .to(SELLER)
        .typed(SellerProxy)
        .sold()
        .returns(ExpectValue(0u64))
        .returns(ReturnsResult)
        .run();
    let again: u64 = world
        .query()
        .to(SELLER)
        .typed(SellerProxy)
        .sold()
        .with_result(ExpectValue(0u64))
        .returns(ReturnsResult)
        .run();
    assert_eq!(sold, again);
}

// #region unmanaged
#[test]
fn other_types_for_the_same_result() {
    let mut world = world();
    let managed: BigUint<StaticApi> = world
        .query()
        .to(SELLER)
        .typed(SellerProxy)
        .price()
        .returns(ReturnsResult)
        .run();
    let unmanaged: RustBigUint = world
        .query()
        .to(SELLER)
        .typed(SellerProxy)
        .price()
        .returns(ReturnsResultUnmanaged)
        .run();
    let wider: BigUint<StaticApi> = world
        .query()
        .to(SELLER)
        .typed(SellerProxy)
        .sold()
        .returns(ReturnsResultAs::<BigUint<StaticApi>>::new())
        .run();
    assert_eq!(managed, 10u64);
    assert_eq!(unmanaged, RustBigUint::from(10u64));
    assert_eq!(wider, 0u64);
}
// #endregion unmanaged

// #region several-values
#[test]
fn several_results_are_one_multi_value() {
    let (state, left) = world()
        .query()
        .to(SELLER)
        .typed(SellerProxy)
        .board()
        .returns(ReturnsResult)
        .run()
        .into_tuple();
    assert_eq!((state, left), (State::Open, 10));
}
// #endregion several-values

#[test]
fn raw_results_are_not_decoded() {
    let raw = world()
        .query()
        .to(SELLER)
        .typed(SellerProxy)
        .price()
        .returns(ReturnsRawResult)
        .run();
    assert_eq!(raw.len(), 1);
    assert_eq!(raw.get(0).to_vec(), [10]);
}

// #region expect
#[test]
fn expect_a_failure() {
    let mut world = world();
    world
        .tx()
        .from(USER)
        .to(SELLER)
        .typed(SellerProxy)
        .buy(1u64)
        .egld(9)
        .returns(ExpectError(4, "not enough for the tickets"))
        .run();
    world
        .tx()
        .from(USER)
        .to(SELLER)
        .typed(SellerProxy)
        .buy(1u64)
        .egld(9)
        .returns(ExpectStatus(4))
        .run();
}
// #endregion expect

#[test]
fn a_message_requires_a_status() {
    let mut world = world();
    let (status, message) = world
        .tx()
        .from(USER)
        .to(SELLER)
        .typed(SellerProxy)
        .buy(1u64)
        .egld(9)
        .returns(ReturnsStatus)
        .returns(ReturnsMessage)
        .run();
    assert_eq!(
        (status, message.as_str()),
        (4, "not enough for the tickets")
    );
}

#[test]
fn a_message_alone_allows_any_status() {
    world()
        .tx()
        .from(USER)
        .to(SELLER)
        .typed(SellerProxy)
        .buy(1u64)
        .egld(9)
        .returns(ExpectMessage("not enough for the tickets"))
        .run();
}

#[test]
#[should_panic(expected = "bad out value.")]
fn a_wrong_value_is_a_panic() {
    world()
        .query()
        .to(SELLER)
        .typed(SellerProxy)
        .price()
        .returns(ExpectValue(11u64))
        .run();
}

// #region handled
#[test]
fn success_or_error_as_a_result() {
    let mut world = world();
    for (paid, expected) in [
        (10, Ok(1)),
        (9, Err("not enough for the tickets".to_owned())),
    ] {
        let answer: Result<u64, TxResponseStatus> = world
            .tx()
            .from(USER)
            .to(SELLER)
            .typed(SellerProxy)
            .buy(1u64)
            .egld(paid)
            .returns(ReturnsHandledOrError::new().returns(ReturnsResult))
            .run();
        assert_eq!(answer.map_err(|error| error.message), expected);
    }
}
// #endregion handled

// #region with
#[test]
fn a_closure_reads_the_response() {
    world()
        .tx()
        .from(USER)
        .to(SELLER)
        .typed(SellerProxy)
        .buy(2u64)
        .egld(20)
        .with_result(WithRawTxResponse(|response| {
            assert!(response.tx_error.is_success());
            assert_eq!(response.out, [[2]]);
        }))
        .run();
}
// #endregion with

// #region deploy
#[test]
fn a_deployment_returns_its_address() {
    let mut world = world();
    let (address, bech32) = world
        .tx()
        .from(OWNER)
        .typed(SellerProxy)
        .init(5u64)
        .code(SELLER_CODE)
        .new_address(TestSCAddress::new("second"))
        .returns(ReturnsNewAddress)
        .returns(ReturnsNewBech32Address)
        .run();
    assert_eq!(address, TestSCAddress::new("second"));
    assert_eq!(bech32.to_address(), address);
}
// #endregion deploy

// #region pass
#[test]
fn a_value_is_passed_through() {
    let (quantity, ticket) = world()
        .tx()
        .from(USER)
        .to(SELLER)
        .typed(SellerProxy)
        .buy(2u64)
        .egld(20)
        .returns(PassValue(2u64))
        .returns(ReturnsResult)
        .run();
    assert_eq!((quantity, ticket), (2, 2));
}
// #endregion pass

#[test]
fn logs_and_gas_are_returned() {
    let (logs, gas) = world()
        .tx()
        .from(USER)
        .to(SELLER)
        .typed(SellerProxy)
        .buy(2u64)
        .egld(25)
        .returns(ReturnsLogs)
        .returns(ReturnsGasUsed)
        .run();
    assert_eq!(logs[0].endpoint, "transferValueOnly");
    assert_eq!((logs.len(), gas), (1, 0));
}
