use adder::adder_proxy;
use multiversx_sc_scenario::imports::*;

const OWNER: TestAddress = TestAddress::new("owner");
const ADDER: TestSCAddress = TestSCAddress::new("adder");
const CODE: MxscPath = MxscPath::new("output/adder.mxsc.json");

fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, adder::ContractBuilder);
    world.account(OWNER).nonce(1);

    world
        .tx()
        .from(OWNER)
        .typed(adder_proxy::AdderProxy)
        .init(5u64)
        .code(CODE)
        .new_address(ADDER)
        .run();

    world
}

fn expect_sum(world: &mut ScenarioWorld, sum: u64) {
    world
        .query()
        .to(ADDER)
        .typed(adder_proxy::AdderProxy)
        .sum()
        .returns(ExpectValue(sum))
        .run();
}

#[test]
fn starts_with_the_number_given_at_deployment() {
    expect_sum(&mut world(), 5);
}

// #region add
#[test]
fn adds_for_anyone() {
    let mut world = world();
    let passer_by = TestAddress::new("passer-by");
    world.account(passer_by).nonce(1);

    world
        .tx()
        .from(passer_by)
        .to(ADDER)
        .typed(adder_proxy::AdderProxy)
        .add(37u64)
        .run();

    expect_sum(&mut world, 42);
}
// #endregion add

#[test]
fn keeps_the_sum_when_upgraded() {
    let mut world = world();

    world
        .tx()
        .from(OWNER)
        .to(ADDER)
        .typed(adder_proxy::AdderProxy)
        .upgrade()
        .code(CODE)
        .run();

    expect_sum(&mut world, 5);
}
