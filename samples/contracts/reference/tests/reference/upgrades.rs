use multiversx_sc_scenario::{api::StaticApi, imports::*};

const OWNER: TestAddress = TestAddress::new("owner");
const STRANGER: TestAddress = TestAddress::new("stranger");
const VAULT: TestSCAddress = TestSCAddress::new("vault");
const V1: MxscPath = MxscPath::new("output/vault-v1.mxsc.json");
const V2: MxscPath = MxscPath::new("output/vault-v2.mxsc.json");

type Fields = MultiValue3<BigUint<StaticApi>, u64, u64>;

/// The first version with a fee of 5, and a stake of 1,000 since block 7.
fn first_version(metadata: CodeMetadata) -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(V1, reference::upgrades::v1::ContractBuilder);
    world.register_contract(V2, reference::upgrades::v2::ContractBuilder);
    world.account(OWNER).nonce(1);
    world.account(STRANGER).nonce(1);
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .argument(&5u64)
        .code(V1)
        .code_metadata(metadata)
        .new_address(VAULT)
        .run();
    world
        .tx()
        .from(OWNER)
        .to(VAULT)
        .raw_call("setStake")
        .argument(&OWNER)
        .argument(&1_000u64)
        .run();
    world
}

fn upgraded() -> ScenarioWorld {
    let mut world = first_version(CodeMetadata::UPGRADEABLE);
    world
        .tx()
        .from(OWNER)
        .to(VAULT)
        .payment(NotPayable)
        .raw_upgrade()
        .code(V2)
        .code_metadata(CodeMetadata::UPGRADEABLE)
        .run();
    world
}

fn expect_fields(world: &mut ScenarioWorld, since_block: u64, locked_until: u64) {
    world
        .query()
        .to(VAULT)
        .raw_call("getStake")
        .argument(&OWNER)
        .original_result::<Fields>()
        .returns(ExpectValue(MultiValue3::from((
            1_000u64,
            since_block,
            locked_until,
        ))))
        .run();
}

fn number(world: &mut ScenarioWorld, view: &str) -> u64 {
    world
        .query()
        .to(VAULT)
        .raw_call(view)
        .original_result::<u64>()
        .returns(ReturnsResult)
        .run()
}

#[test]
fn storage_is_kept_and_init_does_not_run() {
    let mut world = upgraded();
    world.check_account(VAULT).check_storage(
        "str:stake|address:owner",
        "0x00000002|0x03e8|0x0000000000000007",
    );
    assert_eq!(number(&mut world, "getFee"), 5);
    assert_eq!(number(&mut world, "getLockBlocks"), 100);
}

// #region test
#[test]
fn older_values_are_read_and_rewritten_in_the_new_format() {
    let mut world = upgraded();
    expect_fields(&mut world, 7, 0);
    world
        .tx()
        .from(OWNER)
        .to(VAULT)
        .raw_call("lock")
        .argument(&OWNER)
        .run();
    expect_fields(&mut world, 7, 107);
}
// #endregion test

#[test]
fn a_shorter_struct_reads_older_values() {
    upgraded()
        .query()
        .to(VAULT)
        .raw_call("getShort")
        .argument(&OWNER)
        .original_result::<u64>()
        .returns(ExpectValue(1_000u64))
        .run();
}

#[test]
fn a_derived_decoder_requires_every_field() {
    let message = upgraded()
        .query()
        .to(VAULT)
        .raw_call("getNaive")
        .argument(&OWNER)
        .returns(ReturnsStatus)
        .returns(ReturnsMessage)
        .run()
        .1;
    assert!(
        message.starts_with("storage decode error (key: stake")
            && message.ends_with("): input too short"),
        "{message}"
    );
}

/// The network rejects both, but a test doesn't.
#[test]
fn the_rust_vm_checks_neither_the_owner_nor_the_flag() {
    let mut world = first_version(CodeMetadata::DEFAULT);
    world
        .tx()
        .from(STRANGER)
        .to(VAULT)
        .payment(NotPayable)
        .raw_upgrade()
        .code(V2)
        .run();
    assert_eq!(number(&mut world, "getLockBlocks"), 100);
}
