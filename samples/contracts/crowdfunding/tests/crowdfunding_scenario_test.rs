// #region scenario
use multiversx_sc_scenario::*;

fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(
        "mxsc:output/crowdfunding.mxsc.json",
        crowdfunding::ContractBuilder,
    );
    world
}

#[test]
fn success_in_esdt() {
    world().run("scenarios/success.scen.json");
}
// #endregion scenario
