use multiversx_sc_scenario::{api::StaticApi, imports::*};
use tx_calls::{agent_proxy::AgentProxy, seller_proxy::SellerProxy};

use crate::support::*;

fn sold(world: &mut ScenarioWorld) -> u64 {
    world
        .query()
        .to(SELLER)
        .typed(SellerProxy)
        .sold()
        .returns(ReturnsResult)
        .run()
}

fn last_error(world: &mut ScenarioWorld) -> String {
    world
        .query()
        .to(AGENT)
        .typed(AgentProxy)
        .last_error()
        .returns(ReturnsResult)
        .run()
        .to_string()
}

fn expect_balances(world: &mut ScenarioWorld, user: u64, agent: u64, seller: u64) {
    world.check_account(USER).balance(user);
    world.check_account(AGENT).balance(agent);
    world.check_account(SELLER).balance(seller);
}

// #region sync-test
#[test]
fn a_synchronous_call_returns_results_and_change() {
    let mut world = world();
    world
        .tx()
        .from(USER)
        .to(AGENT)
        .typed(AgentProxy)
        .buy_now(2u64)
        .egld(25)
        .returns(ExpectValue(2u64))
        .run();
    world.check_account(USER).balance(START - 20);
    world.check_account(AGENT).balance(0);
    world.check_account(SELLER).balance(20);
}
// #endregion sync-test

#[test]
fn a_failed_synchronous_call_stops_the_caller() {
    let mut world = world();
    world
        .tx()
        .from(USER)
        .to(AGENT)
        .typed(AgentProxy)
        .buy_now(2u64)
        .egld(15)
        .returns(ExpectError(4, "not enough for the tickets"))
        .run();
    expect_balances(&mut world, START, 0, 0);
}

// #region fallible-test
#[test]
fn a_fallible_call_continues_after_a_failure() {
    let mut world = world();
    for (paid, success) in [(15, false), (20, true)] {
        world
            .tx()
            .from(USER)
            .to(AGENT)
            .typed(AgentProxy)
            .try_buy(2u64)
            .egld(paid)
            .returns(ExpectValue(success))
            .run();
    }
    world.check_account(USER).balance(START - 20);
    world.check_account(SELLER).balance(20);
}
// #endregion fallible-test

#[test]
fn the_code_of_a_fallible_call_is_one() {
    let mut world = world();
    world
        .tx()
        .from(USER)
        .to(AGENT)
        .typed(AgentProxy)
        .try_buy(2u64)
        .egld(15)
        .run();
    world
        .query()
        .to(AGENT)
        .typed(AgentProxy)
        .last_code()
        .returns(ExpectValue(1u32))
        .run();
}

#[test]
fn a_readonly_call_reads_and_cannot_write() {
    let mut world = world();
    world
        .query()
        .to(AGENT)
        .typed(AgentProxy)
        .read_price()
        .returns(ExpectValue(PRICE))
        .run();
    world
        .tx()
        .from(USER)
        .to(AGENT)
        .typed(AgentProxy)
        .set_price_readonly(11u64)
        .returns(ExpectError(10, "cannot write on read only mode"))
        .run();
}

#[test]
fn the_rust_vm_has_no_call_in_the_same_context() {
    world()
        .tx()
        .from(OWNER)
        .to(AGENT)
        .typed(AgentProxy)
        .run_here(SELLER, 11u64)
        .returns(ExpectError(4, "panic occurred"))
        .run();
}

#[test]
fn an_asynchronous_call_ends_the_endpoint_and_runs_the_callback() {
    let mut world = world();
    world
        .tx()
        .from(USER)
        .to(AGENT)
        .typed(AgentProxy)
        .order_one(2u64)
        .egld(25)
        .run();
    world
        .query()
        .to(AGENT)
        .typed(AgentProxy)
        .last_ticket()
        .returns(ExpectValue(2u64))
        .run();
    // The change came to the agent, and the callback left it there.
    expect_balances(&mut world, START - 25, 5, 20);
}

#[test]
fn a_failed_asynchronous_call_is_success_for_the_caller() {
    let mut world = world();
    let status = world
        .tx()
        .from(USER)
        .to(AGENT)
        .typed(AgentProxy)
        .order_one(2u64)
        .egld(15)
        .returns(ReturnsStatus)
        .run();
    assert_eq!(status, 0);
    assert_eq!(last_error(&mut world), "not enough for the tickets");
    expect_balances(&mut world, START, 0, 0);
}

// #region promise-test
#[test]
fn promises_run_after_the_endpoint_each_with_a_callback() {
    let mut world = world();
    world
        .tx()
        .from(USER)
        .to(AGENT)
        .typed(AgentProxy)
        .order_two(1u64, 4u64)
        .egld(40)
        .run();

    assert_eq!(sold(&mut world), 1);
    assert_eq!(last_error(&mut world), "not enough for the tickets");
    world
        .query()
        .to(AGENT)
        .typed(AgentProxy)
        .rejected()
        .returns(ExpectValue(4u64))
        .run();
    world.check_account(AGENT).balance(30);
}
// #endregion promise-test

#[test]
fn the_callback_of_a_failed_promise_has_no_call_value() {
    let mut world = world();
    world
        .tx()
        .from(USER)
        .to(AGENT)
        .typed(AgentProxy)
        .order_two(1u64, 4u64)
        .egld(40)
        .run();
    world
        .query()
        .to(AGENT)
        .typed(AgentProxy)
        .callback_value()
        .returns(ExpectValue(0u64))
        .run();
}

#[test]
fn a_transfer_with_a_call_returns_no_result() {
    let mut world = world();
    world
        .tx()
        .from(USER)
        .to(AGENT)
        .typed(AgentProxy)
        .forward(2u64)
        .egld(25)
        .run();
    expect_balances(&mut world, START - 25, 5, 20);

    world
        .tx()
        .from(USER)
        .to(AGENT)
        .typed(AgentProxy)
        .forward(2u64)
        .egld(15)
        .returns(ExpectError(10, "error signalled by smartcontract"))
        .run();
}

#[test]
fn a_transfer_accepts_any_payment() {
    let mut world = world();
    world
        .tx()
        .from(USER)
        .to(AGENT)
        .typed(AgentProxy)
        .give(FRIEND)
        .payment(Payment::<StaticApi>::try_new(RWD, 0, 50u64).unwrap())
        .run();
    world.check_account(FRIEND).esdt_balance(RWD, 50u64);
}

#[test]
fn a_transfer_of_egld_cannot_have_a_callback() {
    world()
        .tx()
        .from(USER)
        .to(AGENT)
        .typed(AgentProxy)
        .give_and_hear(FRIEND)
        .egld(5)
        .returns(ExpectError(10, "tokenize failed"))
        .run();
}

#[test]
fn a_transfer_of_tokens_can() {
    let mut world = world();
    world
        .tx()
        .from(USER)
        .to(AGENT)
        .typed(AgentProxy)
        .give_and_hear(FRIEND)
        .payment(Payment::<StaticApi>::try_new(RWD, 0, 50u64).unwrap())
        .run();
    world.check_account(FRIEND).esdt_balance(RWD, 50u64);
    world
        .query()
        .to(AGENT)
        .typed(AgentProxy)
        .arrived(FRIEND)
        .returns(ExpectValue(true))
        .run();
}

#[test]
fn a_raw_call_returns_raw_values() {
    let mut world = world();
    let values = world
        .tx()
        .from(OWNER)
        .to(AGENT)
        .typed(AgentProxy)
        .call_any(SELLER, "getBoard", MultiValueVec::<Vec<u8>>::new())
        .returns(ReturnsRawResult)
        .run();
    assert_eq!(values.len(), 2);
    assert_eq!(values.get(0).to_vec(), Vec::<u8>::new());
    assert_eq!(values.get(1).to_vec(), [10]);

    world
        .query()
        .to(AGENT)
        .typed(AgentProxy)
        .read_sold()
        .returns(ExpectValue(0u64))
        .run();
}

#[test]
fn an_unknown_endpoint_fails_at_run_time() {
    world()
        .tx()
        .from(OWNER)
        .to(AGENT)
        .typed(AgentProxy)
        .call_any(SELLER, "bye", MultiValueVec::<Vec<u8>>::new())
        .returns(ExpectError(1, "invalid function (not found)"))
        .run();
}

#[test]
fn calls_that_act_in_the_contracts_name_are_the_owners() {
    world()
        .tx()
        .from(USER)
        .to(AGENT)
        .typed(AgentProxy)
        .call_any(SELLER, "getBoard", MultiValueVec::<Vec<u8>>::new())
        .returns(ExpectError(4, "Endpoint can only be called by owner"))
        .run();
}

#[test]
fn a_contract_deploys_another_and_upgrades_it() {
    const BRANCH: TestSCAddress = TestSCAddress::new("branch");
    let mut world = world();
    world.set_state_step(SetStateStep::new().new_address(AGENT, 0, BRANCH));
    world
        .tx()
        .from(OWNER)
        .to(AGENT)
        .typed(AgentProxy)
        .open_branch(7u64)
        .returns(ExpectValue(BRANCH))
        .run();
    let price = |world: &mut ScenarioWorld| {
        world
            .query()
            .to(BRANCH)
            .typed(SellerProxy)
            .price()
            .returns(ReturnsResultUnmanaged)
            .run()
    };
    assert_eq!(price(&mut world), RustBigUint::from(7u64));

    world
        .tx()
        .from(OWNER)
        .to(AGENT)
        .typed(AgentProxy)
        .renew_branch(BRANCH, SELLER, 8u64)
        .run();
    assert_eq!(price(&mut world), RustBigUint::from(8u64));
}

#[test]
fn back_transfers_are_counted_per_call() {
    world()
        .tx()
        .from(USER)
        .to(AGENT)
        .typed(AgentProxy)
        .buy_twice()
        .egld(26)
        .returns(ExpectValue(MultiValue2::from((3u64, 3u64))))
        .run();
}

const LEGACY: TestSCAddress = TestSCAddress::new("legacy");
const LEGACY_CODE: MxscPath = MxscPath::new("output/legacy.mxsc.json");

fn world_with_legacy() -> ScenarioWorld {
    let mut world = world();
    world.register_contract(LEGACY_CODE, tx_calls::legacy::ContractBuilder);
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .code(LEGACY_CODE)
        .new_address(LEGACY)
        .run();
    world
}

#[test]
fn the_old_ways_still_work() {
    let mut world = world_with_legacy();
    for (index, endpoint) in ["buyOldWay", "buyBetween"].iter().enumerate() {
        world
            .tx()
            .from(USER)
            .to(LEGACY)
            .raw_call(*endpoint)
            .argument(&SELLER)
            .argument(&1u64)
            .egld(10)
            .original_result::<u64>()
            .returns(ExpectValue(index as u64 + 1))
            .run();
    }
    world
        .tx()
        .from(USER)
        .to(LEGACY)
        .raw_call("orderOldWay")
        .argument(&SELLER)
        .argument(&1u64)
        .egld(10)
        .run();
    world
        .query()
        .to(LEGACY)
        .raw_call("getOldOrder")
        .argument(&1u64)
        .original_result::<u64>()
        .returns(ExpectValue(3u64))
        .run();
}

#[test]
fn a_deployment_the_old_way() {
    const BRANCH: TestSCAddress = TestSCAddress::new("branch");
    let mut world = world_with_legacy();
    world.set_state_step(SetStateStep::new().new_address(LEGACY, 0, BRANCH));
    world
        .tx()
        .from(OWNER)
        .to(LEGACY)
        .raw_call("openOldWay")
        .argument(&SELLER)
        .argument(&7u64)
        .original_result::<ManagedAddress<StaticApi>>()
        .returns(ExpectValue(BRANCH))
        .run();
}
