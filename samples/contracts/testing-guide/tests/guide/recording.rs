//! Records a test as a scenario, and compares it with the committed file.

use crate::setup::*;
use multiversx_sc_scenario::imports::*;
use testing_guide::tip_jar_proxy::TipJarProxy;

#[test]
fn a_recorded_test_is_a_scenario() {
    let committed = std::fs::read_to_string("recorded.scen.json").unwrap_or_default();
    // #region record
    let mut world = world();
    world.start_trace();

    world.account(OWNER).nonce(1);
    world.account(ANNA).nonce(1).balance(1_000);
    world
        .tx()
        .id("open")
        .from(OWNER)
        .typed(TipJarProxy)
        .init(10u64)
        .code(CODE)
        .new_address(JAR)
        .run();
    world
        .tx()
        .id("tip")
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .tip("thanks")
        .egld(25)
        .run();
    world
        .tx()
        .id("tip-too-small")
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .tip("sorry")
        .egld(9)
        .returns(ExpectError(4, "tip is too small"))
        .run();
    world
        .query()
        .id("total")
        .to(JAR)
        .typed(TipJarProxy)
        .total(ANNA, EGLD)
        .returns(ExpectValue(25u64))
        .run();

    world.write_scenario_trace("recorded.scen.json");
    // #endregion record

    let recorded = std::fs::read_to_string("recorded.scen.json").unwrap();
    assert_eq!(
        committed, recorded,
        "recorded.scen.json changed: look at it, then commit it"
    );

    // #region replay
    let mut replay = ScenarioWorld::new();
    replay.register_contract(
        "mxsc:output/testing-guide.mxsc.json",
        testing_guide::ContractBuilder,
    );
    replay.run("recorded.scen.json");
    // #endregion replay
}
