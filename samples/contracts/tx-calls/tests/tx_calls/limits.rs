use multiversx_sc_scenario::imports::*;

use crate::support::*;

const LIMITS: TestSCAddress = TestSCAddress::new("limits");
const CODE: MxscPath = MxscPath::new("output/limits.mxsc.json");

fn world_with_limits() -> ScenarioWorld {
    let mut world = world();
    world.register_contract(CODE, tx_calls::limits::ContractBuilder);
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .code(CODE)
        .new_address(LIMITS)
        .run();
    world
}

#[test]
#[should_panic(expected = "Async calls from constructors are currently not supported")]
fn a_constructor_cannot_call() {
    world_with_limits()
        .tx()
        .from(OWNER)
        .raw_deploy()
        .argument(&SELLER)
        .code(CODE)
        .new_address(TestSCAddress::new("second"))
        .run();
}

#[test]
#[should_panic(expected = "successive promises currently not supported")]
fn a_callback_sends_no_more_calls() {
    world_with_limits()
        .tx()
        .from(USER)
        .to(LIMITS)
        .raw_call("callTwice")
        .argument(&SELLER)
        .run();
}

/// The network rejects it: multi-level async calls are not allowed yet.
#[test]
fn the_rust_vm_lets_an_asynchronous_call_make_another() {
    const OTHER: TestSCAddress = TestSCAddress::new("other");
    let mut world = world_with_limits();
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .code(CODE)
        .new_address(OTHER)
        .run();
    world
        .tx()
        .from(USER)
        .to(LIMITS)
        .raw_call("callThrough")
        .argument(&OTHER)
        .argument(&SELLER)
        .original_result::<u64>()
        .returns(ExpectValue(PRICE))
        .run();
}

#[test]
fn the_rust_vm_has_no_fallible_transfer() {
    world_with_limits()
        .tx()
        .from(USER)
        .to(LIMITS)
        .raw_call("forwardFallible")
        .argument(&SELLER)
        .egld(9)
        .returns(ExpectError(10, "error signalled by smartcontract"))
        .run();
}

#[test]
fn a_fallible_transfer_has_a_payment() {
    world_with_limits()
        .tx()
        .from(USER)
        .to(LIMITS)
        .raw_call("forwardFallible")
        .argument(&SELLER)
        .returns(ExpectError(4, "transfer execute requires payment"))
        .run();
}

#[test]
fn a_transfer_of_zero_fails() {
    world_with_limits()
        .tx()
        .from(USER)
        .to(LIMITS)
        .raw_call("sendNothing")
        .argument(&FRIEND)
        .returns(ExpectError(4, "empty transfer"))
        .run();
}

#[test]
#[should_panic(expected = "Recipient account not found")]
fn a_call_to_a_missing_account_panics() {
    world_with_limits()
        .tx()
        .from(USER)
        .to(LIMITS)
        .raw_call("callTwice")
        .argument(&TestSCAddress::new("missing"))
        .run();
}
