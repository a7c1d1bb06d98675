// #region imports
use adder::adder_proxy::AdderProxy;
use multiversx_sc_scenario::imports::*;
// #endregion imports

// #region names
const OWNER: TestAddress = TestAddress::new("owner");
const PASSER_BY: TestAddress = TestAddress::new("passer-by");
const ADDER: TestSCAddress = TestSCAddress::new("adder");
const CODE: MxscPath = MxscPath::new("output/adder.mxsc.json");
// #endregion names

// #region world
fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, adder::ContractBuilder);
    world
}
// #endregion world

// #region deployed
/// A blockchain with an adder whose sum is 5.
fn deployed() -> ScenarioWorld {
    let mut world = world();
    world.account(OWNER).nonce(1).account(PASSER_BY).nonce(1);

    let address = world
        .tx()
        .from(OWNER)
        .typed(AdderProxy)
        .init(5u64)
        .code(CODE)
        .new_address(ADDER)
        .returns(ReturnsNewAddress)
        .run();
    assert_eq!(address, ADDER.to_address());

    world
}
// #endregion deployed

// #region query
fn expect_sum(world: &mut ScenarioWorld, sum: u64) {
    world
        .query()
        .to(ADDER)
        .typed(AdderProxy)
        .sum()
        .returns(ExpectValue(sum))
        .run();
}

#[test]
fn starts_with_the_deployment_argument() {
    expect_sum(&mut deployed(), 5);
}
// #endregion query

// #region add
#[test]
fn anyone_can_add() {
    let mut world = deployed();

    world
        .tx()
        .from(PASSER_BY)
        .to(ADDER)
        .typed(AdderProxy)
        .add(37u64)
        .run();

    expect_sum(&mut world, 42);
}
// #endregion add

// #region upgrade
#[test]
fn upgrade_keeps_the_sum() {
    let mut world = deployed();

    world
        .tx()
        .from(OWNER)
        .to(ADDER)
        .typed(AdderProxy)
        .upgrade()
        .code(CODE)
        .run();

    expect_sum(&mut world, 5);
}
// #endregion upgrade

// #region check
#[test]
fn stores_the_sum_under_its_key() {
    deployed()
        .check_account(OWNER)
        .nonce(2)
        .check_account(ADDER)
        .check_storage("str:sum", "5");
}
// #endregion check

// #region error
#[test]
fn rejects_invalid_arguments() {
    deployed()
        .tx()
        .from(PASSER_BY)
        .to(ADDER)
        .raw_call("add")
        .returns(ExpectError(4, "wrong number of arguments"))
        .run();
}
// #endregion error

// #region trace
/// Writes the same steps to a scenario file, which the Go VM can run too.
#[test]
fn writes_a_scenario() {
    let committed = std::fs::read_to_string("adder.scen.json").unwrap_or_default();
    let mut world = world();
    world.start_trace();

    world.account(OWNER).nonce(1);
    world
        .tx()
        .from(OWNER)
        .typed(AdderProxy)
        .init(5u64)
        .code(CODE)
        .new_address(ADDER)
        .run();
    world
        .tx()
        .from(OWNER)
        .to(ADDER)
        .typed(AdderProxy)
        .add(37u64)
        .run();
    expect_sum(&mut world, 42);

    world.write_scenario_trace("adder.scen.json");
    assert_eq!(
        committed,
        std::fs::read_to_string("adder.scen.json").unwrap()
    );
}
// #endregion trace
