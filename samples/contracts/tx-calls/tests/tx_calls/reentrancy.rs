use multiversx_sc_scenario::imports::*;
use tx_calls::reentrancy;

use crate::support::*;

const PURSE: TestSCAddress = TestSCAddress::new("purse");
const THIEF: TestSCAddress = TestSCAddress::new("thief");
const PURSE_CODE: MxscPath = MxscPath::new("output/purse.mxsc.json");
const THIEF_CODE: MxscPath = MxscPath::new("output/thief.mxsc.json");

/// A purse with 50 of a user and 10 of a thief.
fn world_with_thief() -> ScenarioWorld {
    let mut world = world();
    world.register_contract(PURSE_CODE, reentrancy::purse::ContractBuilder);
    world.register_contract(THIEF_CODE, reentrancy::ContractBuilder);
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .code(PURSE_CODE)
        .new_address(PURSE)
        .run();
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .argument(&PURSE)
        .code(THIEF_CODE)
        .new_address(THIEF)
        .run();
    for (to, endpoint, amount) in [(PURSE, "deposit", 50u64), (THIEF, "prepare", 10)] {
        world
            .tx()
            .from(USER)
            .to(to)
            .raw_call(endpoint)
            .egld(amount)
            .run();
    }
    world
}

// #region test
#[test]
fn an_attacker_withdraws_twice() {
    let mut world = world_with_thief();
    world
        .tx()
        .from(USER)
        .to(THIEF)
        .raw_call("attack")
        .argument(&"withdrawOpen")
        .run();
    world.check_account(THIEF).balance(20);
    world.check_account(PURSE).balance(40);
}

#[test]
fn order_or_a_guard_prevents_reentrancy() {
    for (endpoint, message) in [
        ("withdraw", "nothing to withdraw"),
        ("withdrawGuarded", "a payment is in progress"),
    ] {
        let mut world = world_with_thief();
        world
            .tx()
            .from(USER)
            .to(THIEF)
            .raw_call("attack")
            .argument(&endpoint)
            .returns(ExpectError(4, message))
            .run();
        world.check_account(THIEF).balance(0);
        world.check_account(PURSE).balance(60);
    }
}
// #endregion test
