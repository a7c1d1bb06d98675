use multiversx_sc_scenario::imports::*;

const OWNER: TestAddress = TestAddress::new("owner");
const USER: TestAddress = TestAddress::new("user");
const CONTRACT: TestSCAddress = TestSCAddress::new("modules");
const CODE: MxscPath = MxscPath::new("output/modules.mxsc.json");
const LONG_CODE: MxscPath = MxscPath::new("output/long-task.mxsc.json");

fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, reference::modules::ContractBuilder);
    world.register_contract(LONG_CODE, reference::modules::long_task::ContractBuilder);
    world.account(OWNER).nonce(1);
    world.account(USER).nonce(1);
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .code(CODE)
        .new_address(CONTRACT)
        .run();
    world
}

fn call(world: &mut ScenarioWorld, from: TestAddress, endpoint: &str) -> Result<(), String> {
    world
        .tx()
        .from(from)
        .to(CONTRACT)
        .raw_call(endpoint)
        .returns(ReturnsHandledOrError::new())
        .run()
        .map_err(|error| error.message)
}

fn refused(message: &str) -> Result<(), String> {
    Err(message.to_owned())
}

#[test]
fn module_endpoints_and_storage_belong_to_the_contract() {
    let mut world = world();
    world
        .query()
        .to(CONTRACT)
        .raw_call("getGrossPrice")
        .argument(&1_000u64)
        .original_result::<u64>()
        .returns(ExpectValue(1_025u64))
        .run();
    world
        .check_account(CONTRACT)
        .check_storage("str:fees:percent", "250");
    world
        .tx()
        .from(OWNER)
        .to(CONTRACT)
        .raw_call("setFeePercent")
        .argument(&10_001u64)
        .returns(ExpectError(4, "at most 100%"))
        .run();
}

#[test]
fn a_paused_contract_rejects_calls() {
    let mut world = world();
    assert_eq!(call(&mut world, USER, "order"), Ok(()));
    assert_eq!(
        call(&mut world, USER, "pause"),
        refused("Endpoint can only be called by owner")
    );
    assert_eq!(call(&mut world, OWNER, "pause"), Ok(()));
    assert_eq!(
        call(&mut world, USER, "order"),
        refused("Contract is paused")
    );
    assert_eq!(call(&mut world, OWNER, "unpause"), Ok(()));
    assert_eq!(call(&mut world, USER, "order"), Ok(()));
}

#[test]
fn admins_are_named_by_the_owner() {
    let mut world = world();
    assert_eq!(
        call(&mut world, USER, "refundOrder"),
        refused("Endpoint can only be called by admins")
    );
    world
        .tx()
        .from(OWNER)
        .to(CONTRACT)
        .raw_call("addAdmin")
        .argument(&USER)
        .run();
    assert_eq!(call(&mut world, USER, "refundOrder"), Ok(()));
}

#[test]
fn a_long_task_completes() {
    let mut world = world();
    world.new_address(OWNER, 2, TestSCAddress::new("long"));
    let long = TestSCAddress::new("long");
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .code(LONG_CODE)
        .new_address(long)
        .run();
    let status = world
        .tx()
        .from(USER)
        .to(long)
        .gas(100_000_000u64)
        .raw_call("sumUp")
        .argument(&10u64)
        .original_result::<String>()
        .returns(ReturnsResult)
        .run();
    assert_eq!(status, "completed");
    world
        .query()
        .to(long)
        .raw_call("getSum")
        .original_result::<u64>()
        .returns(ExpectValue(55u64))
        .run();
}
