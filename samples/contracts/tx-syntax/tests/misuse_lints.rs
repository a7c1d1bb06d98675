//! What compiles but for lints, or with a warning: see `tests/tx_syntax/compiler.rs`.
#![cfg(misuse)]
#![allow(dead_code)]

use adder::adder_proxy::AdderProxy;
use multiversx_sc_scenario::imports::*;

const OWNER: TestAddress = TestAddress::new("owner");
const ADDER: TestSCAddress = TestSCAddress::new("adder");

fn egld_beyond_i32(world: &mut ScenarioWorld) {
    world
        .tx()
        .from(OWNER)
        .to(ADDER)
        .egld(1_000_000_000_000_000_000)
        .raw_call("deposit")
        .run();
}

fn never_run(world: &mut ScenarioWorld) {
    world.tx().from(OWNER).to(ADDER).typed(AdderProxy).add(1u64);
}
