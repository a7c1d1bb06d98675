//! Transactions, queries and what they return, for the page about blackbox calls.

use crate::setup::*;
use multiversx_sc_scenario::{api::StaticApi, imports::*};
use testing_guide::tip_jar_proxy::{Goal, TipJarProxy};

fn tip(world: &mut ScenarioWorld, from: TestAddress, amount: u64) {
    world
        .tx()
        .from(from)
        .to(JAR)
        .typed(TipJarProxy)
        .tip("thanks")
        .egld(amount)
        .run();
}

#[test]
fn a_call_changes_the_contract() {
    let mut world = open_jar();
    // #region transaction
    world
        .tx()
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .tip("thanks")
        .egld(25)
        .run();
    // #endregion transaction
    // #region query
    world
        .query()
        .to(JAR)
        .typed(TipJarProxy)
        .total(ANNA, EGLD)
        .returns(ExpectValue(25u64))
        .run();
    // #endregion query
    world.check_account(JAR).balance(25);
}

#[test]
fn tokens_pay_like_egld() {
    let mut world = open_jar();
    // #region payment
    let payment = Payment::<StaticApi>::try_new(COIN, 0, 40u64).unwrap();
    world
        .tx()
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .tip("thanks")
        .payment(payment)
        .run();
    // #endregion payment
    world.check_account(JAR).esdt_balance(COIN, 40);
}

#[test]
fn value_moves_without_a_call() {
    let mut world = open_jar();
    // #region transfer
    world.transfer_step(TransferStep::new().from(ANNA).to(BEN).egld_value("100"));
    world.transfer_step(TransferStep::new().from(ANNA).to(BEN).esdt_transfer(
        "str:COIN-123456",
        0u64,
        "5",
    ));
    // #endregion transfer
    world
        .check_account(BEN)
        .balance(1_100)
        .esdt_balance(COIN, 5);
}

#[test]
fn a_deployment_returns_its_address() {
    let mut world = world_with_accounts();
    // #region deploy
    let address = world
        .tx()
        .from(OWNER)
        .typed(TipJarProxy)
        .init(10u64)
        .code(CODE)
        .code_metadata(CodeMetadata::UPGRADEABLE | CodeMetadata::READABLE)
        .new_address(JAR)
        .returns(ReturnsNewAddress)
        .run();

    assert_eq!(address, JAR.to_address());
    // #endregion deploy
    world.check_account(JAR).code_metadata("0x0500");
}

#[test]
fn an_upgrade_runs_the_upgrade_function() {
    let mut world = open_jar();
    // #region upgrade
    world
        .tx()
        .from(OWNER)
        .to(JAR)
        .typed(TipJarProxy)
        .upgrade(50u64)
        .code(CODE)
        .run();
    // #endregion upgrade
    world.check_account(JAR).check_storage("str:minimum", "50");
}

/// The Go VM rejects this. The Rust VM doesn't check the owner.
#[test]
fn anybody_upgrades_on_the_rust_vm() {
    let mut world = open_jar();
    world
        .tx()
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .upgrade(1u64)
        .code(CODE)
        .run();
    world.check_account(JAR).check_storage("str:minimum", "1");
}

#[test]
fn an_untyped_call_does_the_same() {
    let mut world = open_jar();
    // #region raw
    let total = world
        .tx()
        .from(ANNA)
        .to(JAR)
        .egld(25)
        .raw_call("tip")
        .argument(&"thanks")
        .original_result::<BigUint<StaticApi>>()
        .returns(ReturnsResult)
        .run();

    assert_eq!(total, 25u64);
    // #endregion raw
}

#[test]
fn results_come_in_many_forms() {
    let mut world = open_jar();
    // #region results
    let total = world
        .tx()
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .tip("one")
        .egld(20)
        .returns(ReturnsResult)
        .run();
    assert_eq!(total, 20u64);

    let (minimum, goal) = world
        .query()
        .to(JAR)
        .typed(TipJarProxy)
        .terms()
        .returns(ReturnsResult)
        .run()
        .into_tuple();
    assert_eq!(minimum, 10u64);
    assert_eq!(goal, Goal::Nothing);
    // #endregion results

    // #region several
    let (total, logs, gas) = world
        .tx()
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .tip("two")
        .egld(30)
        .returns(ReturnsResultUnmanaged)
        .returns(ReturnsLogs)
        .returns(ReturnsGasUsed)
        .run();
    assert_eq!(total, RustBigUint::from(50u64));
    assert_eq!(logs.len(), 1);
    assert_eq!(gas, 0);
    // #endregion several

    // #region as
    let total = world
        .query()
        .to(JAR)
        .typed(TipJarProxy)
        .total(ANNA, EGLD)
        .returns(ReturnsResultAs::<RustBigUint>::new())
        .run();
    assert_eq!(total, RustBigUint::from(50u64));
    // #endregion as

    // #region raw-result
    let raw = world
        .query()
        .to(JAR)
        .typed(TipJarProxy)
        .total(ANNA, EGLD)
        .returns(ReturnsRawResult)
        .run();
    assert_eq!(raw.get(0).to_vec(), [50]);
    // #endregion raw-result
}

#[test]
fn errors_are_expected_exactly() {
    let mut world = open_jar();
    // #region error
    world
        .tx()
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .tip("too little")
        .egld(9)
        .returns(ExpectError(4, "tip is too small"))
        .run();

    world.check_account(ANNA).balance(1_000).nonce(2);
    // #endregion error

    // #region error-values
    let (status, message) = world
        .tx()
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .withdraw()
        .returns(ReturnsStatus)
        .returns(ReturnsMessage)
        .run();
    assert_eq!(status, 4);
    assert_eq!(message, "Endpoint can only be called by owner");
    // #endregion error-values

    // #region either
    let result = world
        .tx()
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .tip("too little")
        .egld(9)
        .returns(ReturnsHandledOrError::new().returns(ReturnsResult))
        .run();
    assert_eq!(result.unwrap_err().message, "tip is too small");
    // #endregion either
}

#[test]
fn errors_that_the_vm_raises() {
    let mut world = open_jar();
    let mut error = |endpoint: &str, egld: u64| {
        let (status, message) = world
            .tx()
            .from(ANNA)
            .to(JAR)
            .egld(egld)
            .raw_call(endpoint)
            .returns(ReturnsStatus)
            .returns(ReturnsMessage)
            .run();
        format!("{status} {message}")
    };
    assert_eq!(error("nothing", 0), "1 invalid function (not found)");
    assert_eq!(error("tip", 20), "4 wrong number of arguments");
    assert_eq!(
        error("withdraw", 0),
        "4 Endpoint can only be called by owner"
    );
    assert_eq!(
        error("setGoal", 20),
        "10 function does not accept EGLD payment"
    );
    assert_eq!(
        error("tip", 5_000),
        "10 failed transfer (insufficient funds)"
    );
}

#[test]
fn a_status_before_a_message_counts() {
    open_jar()
        .tx()
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .withdraw()
        .returns(ExpectStatus(4))
        .returns(ExpectMessage("Endpoint can only be called by owner"))
        .run();
}

/// `ExpectMessage` discards any status that follows it.
#[test]
fn a_status_behind_a_message_is_passed_over() {
    open_jar()
        .tx()
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .withdraw()
        .returns(ExpectMessage("Endpoint can only be called by owner"))
        .returns(ExpectStatus(5))
        .run();
}

#[test]
fn events_carry_topics_and_data() {
    let mut world = open_jar();
    // #region events
    let logs = world
        .tx()
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .tip("thanks")
        .egld(25)
        .returns(ReturnsLogs)
        .run();

    let event = &logs[0];
    assert_eq!(event.address, JAR.to_address());
    assert_eq!(event.endpoint, "tip");
    assert_eq!(event.topics[0], b"tip");
    assert_eq!(event.topics[1], ANNA.eval_to_array());
    assert_eq!(event.topics[2], b"EGLD-000000");
    assert_eq!(event.data, [[25]]);
    // #endregion events

    let payment = Payment::<StaticApi>::try_new(COIN, 0, 40u64).unwrap();
    let logs = world
        .tx()
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .tip("thanks")
        .payment(payment)
        .returns(ReturnsLogs)
        .run();
    assert_eq!(logs.len(), 1, "the payment itself logs nothing");

    let logs = world
        .tx()
        .from(OWNER)
        .to(JAR)
        .typed(TipJarProxy)
        .withdraw()
        .returns(ReturnsLogs)
        .run();
    assert_eq!(logs[0].endpoint, "transferValueOnly");
}

#[test]
fn calls_have_ids() {
    let mut world = open_jar();
    // #region id
    world
        .tx()
        .id("tip-of-anna")
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .tip("thanks")
        .egld(25)
        .gas(5_000_000u64)
        .run();
    // #endregion id
}

#[test]
fn complex_arguments_are_typed() {
    let mut world = open_jar();
    let mut steps = ManagedVec::new();
    steps.push(5);
    steps.push(6);
    let goal = Goal::Rounds { first: 3, steps };
    world
        .tx()
        .from(OWNER)
        .to(JAR)
        .typed(TipJarProxy)
        .set_goal(goal)
        .run();
    world
        .check_account(JAR)
        .check_storage("str:goal", "u8:2|u64:3|u32:2|u32:5|u32:6");
}

#[test]
fn the_whole_story_in_one_chain() {
    let mut world = open_jar();
    tip(&mut world, ANNA, 20);
    tip(&mut world, BEN, 15);
    world
        .tx()
        .from(OWNER)
        .to(JAR)
        .typed(TipJarProxy)
        .withdraw()
        .run();
    world
        .check_account(OWNER)
        .balance(35)
        .check_account(JAR)
        .balance(0);
}

/// Built contracts go on with 44 instead, unless `overflow-checks` is on.
#[test]
fn numbers_that_grow_too_large_stop_a_test() {
    let mut world = open_jar();
    world
        .tx()
        .from(ANNA)
        .to(JAR)
        .returns(ExpectError(
            4,
            "panic occurred: attempt to add with overflow",
        ))
        .whitebox(testing_guide::contract_obj, |_| {
            let steps: u8 = core::hint::black_box(100);
            core::hint::black_box(steps + 200);
        });
}

// #region whitebox
#[test]
fn a_whitebox_test_calls_private_functions() {
    use testing_guide::TipJar;

    let mut world = open_jar();
    world
        .tx()
        .from(OWNER)
        .to(JAR)
        .whitebox(testing_guide::contract_obj, |jar| {
            assert_eq!(jar.minimum().get(), 10u64);
            jar.minimum().set(BigUint::from(99u64));
        });
    world.check_account(JAR).check_storage("str:minimum", "99");
}
// #endregion whitebox
