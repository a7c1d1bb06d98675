use core::mem::size_of_val;

use multiversx_sc_scenario::{api::StaticApi, imports::*};
use tx_calls::seller_proxy::SellerProxy;

use crate::support::*;

// #region size
#[test]
fn unset_fields_take_no_memory() {
    let empty = TxBaseWithEnv::<TxScEnv<StaticApi>>::new_tx_from_sc();
    assert_eq!(size_of_val(&empty), 0);

    // Two handles: the function name and the arguments.
    let call = empty.typed(SellerProxy).sold();
    assert_eq!(
        size_of_val(&call),
        2 * size_of_val(&call.data.function_name)
    );
}
// #endregion size

// #region helper
/// Works with any environment, sender, receiver and gas, in contracts, tests and interactors.
fn two_tickets<Env, From, To, Gas>(
    tx: Tx<Env, From, To, (), Gas, (), ()>,
) -> TxTypedCall<Env, From, To, (), Gas, u64>
where
    Env: TxEnv<Api: VMApi>,
    From: TxFrom<Env>,
    To: TxTo<Env>,
    Gas: TxGas<Env>,
{
    tx.typed(SellerProxy).buy(2u64)
}
// #endregion helper

#[test]
fn a_helper_for_every_environment() {
    two_tickets(world().tx().from(USER).to(SELLER))
        .egld(20)
        .returns(ExpectValue(2u64))
        .run();
    let data = two_tickets(TxBaseWithEnv::<TxScEnv<StaticApi>>::new_tx_from_sc());
    assert_eq!(data.to_call_data_string().to_string(), "buy@02");
}

// #region trace
#[test]
fn a_trace_keeps_expressions() {
    let mut world = world();
    world.start_trace();
    world
        .tx()
        .id("two-tickets")
        .from(USER)
        .to(SELLER)
        .gas(NumExpr("6,000,000"))
        .typed(SellerProxy)
        .buy(2u64)
        .egld(NumExpr("20"))
        .returns(ExpectValue(2u64))
        .run();
    world.write_scenario_trace("target/two-tickets.scen.json");

    let trace = std::fs::read_to_string("target/two-tickets.scen.json").unwrap();
    crate::support::expect_file("expected/two-tickets.scen.json", &trace);
}
// #endregion trace

#[test]
fn the_page_shows_the_method_that_is_generated() {
    let proxy = include_str!("../../src/seller_proxy.rs");
    let shown = include_str!("../../expected/proxy_method.rs");
    assert!(
        proxy.contains(shown),
        "expected/proxy_method.rs isn't in seller_proxy.rs"
    );
}
