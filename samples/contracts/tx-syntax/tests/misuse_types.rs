//! Code that must not compile. `tests/tx_syntax/compiler.rs` compiles it and records the errors.
#![cfg(misuse)]

use adder::adder_proxy::AdderProxy;
use multiversx_sc_scenario::{api::StaticApi, imports::*};

const OWNER: TestAddress = TestAddress::new("owner");
const FRIEND: TestAddress = TestAddress::new("friend");
const ADDER: TestSCAddress = TestSCAddress::new("adder");
const CODE: MxscPath = MxscPath::new("output/adder.mxsc.json");

type FromContract = TxBaseWithEnv<TxScEnv<StaticApi>>;

fn from_twice(world: &mut ScenarioWorld) {
    world.tx().from(OWNER).from(FRIEND);
}

fn run_without_sender(world: &mut ScenarioWorld) {
    world.tx().to(ADDER).typed(AdderProxy).add(1u64).run();
}

fn run_without_receiver(world: &mut ScenarioWorld) {
    world.tx().from(OWNER).typed(AdderProxy).add(1u64).run();
}

fn query_with_sender(world: &mut ScenarioWorld) {
    world
        .query()
        .from(OWNER)
        .to(ADDER)
        .typed(AdderProxy)
        .sum()
        .run();
}

fn query_with_gas(world: &mut ScenarioWorld) {
    world
        .query()
        .to(ADDER)
        .gas(1_000_000u64)
        .typed(AdderProxy)
        .sum()
        .run();
}

fn sync_call_with_sender(tx: FromContract) {
    tx.from(OWNER)
        .to(ADDER)
        .typed(AdderProxy)
        .add(1u64)
        .sync_call();
}

fn run_in_contract(tx: FromContract) {
    tx.to(ADDER).typed(AdderProxy).add(1u64).run();
}

fn sync_call_in_test(world: &mut ScenarioWorld) {
    world
        .tx()
        .from(OWNER)
        .to(ADDER)
        .typed(AdderProxy)
        .add(1u64)
        .sync_call();
}

fn transfer_in_test(world: &mut ScenarioWorld) {
    world.tx().from(OWNER).to(FRIEND).egld(1u64).run();
}

fn from_text(world: &mut ScenarioWorld) {
    world.tx().from("erd1");
}

fn to_text(world: &mut ScenarioWorld) {
    world.tx().to("erd1");
}

fn to_caller_in_test(world: &mut ScenarioWorld) {
    world.tx().to(ToCaller);
}

fn pay_not_payable(world: &mut ScenarioWorld) {
    world
        .tx()
        .from(OWNER)
        .to(ADDER)
        .typed(AdderProxy)
        .add(1u64)
        .egld(5u64)
        .run();
}

fn payment_on_not_payable(world: &mut ScenarioWorld) {
    world
        .tx()
        .from(OWNER)
        .to(ADDER)
        .typed(AdderProxy)
        .add(1u64)
        .payment(Egld(5u64))
        .run();
}

fn pay_before_typed(world: &mut ScenarioWorld) {
    world
        .tx()
        .from(OWNER)
        .to(ADDER)
        .egld(5u64)
        .typed(AdderProxy);
}

fn egld_twice(world: &mut ScenarioWorld) {
    world.tx().egld(5u64).egld(5u64);
}

fn egld_and_token(world: &mut ScenarioWorld, token: Payment<StaticApi>) {
    world.tx().egld(5u64).payment(token);
}

fn egld_of_u32(world: &mut ScenarioWorld) {
    world.tx().egld(5u32);
}

fn egld_num_expr_in_contract(tx: FromContract) {
    tx.egld(NumExpr("5"));
}

fn payment_of_amount(world: &mut ScenarioWorld) {
    world.tx().payment(5u64);
}

fn triple_of_plain_number(tx: FromContract, token: TokenId<StaticApi>) {
    tx.payment((token, 0u64, 5u64));
}

fn deploy_with_token(world: &mut ScenarioWorld, token: Payment<StaticApi>) {
    world.tx().from(OWNER).payment(token).raw_deploy();
}

fn gas_of_u32(world: &mut ScenarioWorld) {
    world.tx().gas(5u32);
}

fn simulate_gas_in_test(world: &mut ScenarioWorld) {
    world.tx().gas(multiversx_sc_snippets::SimulateGas);
}

fn async_call_with_gas(tx: FromContract) {
    tx.to(ADDER)
        .gas(5_000_000u64)
        .raw_call("add")
        .async_call_and_exit();
}

fn transfer_with_gas(tx: FromContract) {
    tx.to(ADDER).egld(5u64).gas(5_000_000u64).transfer();
}

fn argument_by_value(world: &mut ScenarioWorld) {
    world.tx().raw_call("add").argument(5u64);
}

fn metadata_of_call(world: &mut ScenarioWorld) {
    world
        .tx()
        .raw_call("add")
        .code_metadata(CodeMetadata::PAYABLE);
}

fn call_twice(world: &mut ScenarioWorld) {
    world.tx().raw_call("add").raw_call("sum");
}

fn deploy_without_code(world: &mut ScenarioWorld) {
    world.tx().from(OWNER).raw_deploy().run();
}

fn deploy_to(world: &mut ScenarioWorld) {
    world
        .tx()
        .from(OWNER)
        .to(ADDER)
        .raw_deploy()
        .code(CODE)
        .run();
}

fn deploy_from_source_in_test(world: &mut ScenarioWorld) {
    let source: ManagedAddress<StaticApi> = ADDER.to_managed_address();
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .from_source(source)
        .run();
}

fn source_by_name(tx: FromContract) {
    tx.raw_deploy().from_source(ADDER);
}

fn code_by_text(world: &mut ScenarioWorld) {
    world.tx().raw_deploy().code("output/adder.mxsc.json");
}

fn code_twice(world: &mut ScenarioWorld) {
    world.tx().raw_deploy().code(CODE).code(CODE);
}

fn new_address_before_sender(world: &mut ScenarioWorld) {
    world.tx().raw_deploy().new_address(ADDER);
}

fn upgrade_without_not_payable(world: &mut ScenarioWorld) {
    world
        .tx()
        .from(OWNER)
        .to(ADDER)
        .raw_upgrade()
        .code(CODE)
        .run();
}

fn upgrade_by_reference(tx: FromContract, code: ManagedBuffer<StaticApi>) {
    let to: &ManagedAddress<StaticApi> = &ADDER.to_managed_address();
    tx.to(to)
        .raw_upgrade()
        .code(code)
        .upgrade_async_call_and_exit();
}
