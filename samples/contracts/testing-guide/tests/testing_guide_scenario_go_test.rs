use multiversx_sc_scenario::imports::*;

fn world() -> ScenarioWorld {
    ScenarioWorld::vm_go()
}

#[test]
fn call_go() {
    world().run("scenarios/call.scen.json");
}

#[test]
fn check_state_go() {
    world().run("scenarios/check-state.scen.json");
}

#[test]
fn complex_values_go() {
    world().run("scenarios/complex-values.scen.json");
}

#[test]
fn deploy_upgrade_go() {
    world().run("scenarios/deploy-upgrade.scen.json");
}

#[test]
fn dump_state_go() {
    world().run("scenarios/dump-state.scen.json");
}

#[test]
fn first_go() {
    world().run("scenarios/first.scen.json");
}

#[test]
fn set_state_go() {
    world().run("scenarios/set-state.scen.json");
}

#[test]
fn transfer_go() {
    world().run("scenarios/transfer.scen.json");
}
