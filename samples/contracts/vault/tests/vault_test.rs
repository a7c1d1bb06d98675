use multiversx_sc_scenario::imports::*;

const OWNER: TestAddress = TestAddress::new("owner");
const ALICE: TestAddress = TestAddress::new("alice");
const BOB: TestAddress = TestAddress::new("bob");
const VAULT: TestSCAddress = TestSCAddress::new("vault");
const CODE: MxscPath = MxscPath::new("output/vault.mxsc.json");

const USDX: TestTokenIdentifier = TestTokenIdentifier::new("USDX-a1b2c3");
const OTHER: TestTokenIdentifier = TestTokenIdentifier::new("OTHER-0f0f0f");

fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, vault::ContractBuilder);
    world.account(OWNER).nonce(1);
    for user in [ALICE, BOB] {
        world
            .account(user)
            .nonce(1)
            .balance(1_000)
            .esdt_balance(USDX, 1_000)
            .esdt_balance(OTHER, 1_000);
    }
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .argument(&USDX)
        .code(CODE)
        .new_address(VAULT)
        .run();
    world
}

fn pay(token: &str, amount: u64) -> Payment<StaticApi> {
    Payment::try_new(token, 0, amount).unwrap()
}

fn deposit(world: &mut ScenarioWorld, token: &str, amount: u64) -> Result<(), String> {
    world
        .tx()
        .from(ALICE)
        .to(VAULT)
        .raw_call("deposit")
        .payment(pay(token, amount))
        .returns(ReturnsHandledOrError::new())
        .run()
        .map_err(|error| error.message)
}

fn call(
    world: &mut ScenarioWorld,
    from: TestAddress,
    endpoint: &str,
    argument: u64,
) -> Result<(), String> {
    world
        .tx()
        .from(from)
        .to(VAULT)
        .raw_call(endpoint)
        .argument(&BigUint::<StaticApi>::from(argument))
        .returns(ReturnsHandledOrError::new())
        .run()
        .map_err(|error| error.message)
}

fn expect_number(world: &mut ScenarioWorld, view: &str, user: Option<TestAddress>, expected: u64) {
    let mut query = world.query().to(VAULT).raw_call(view);
    if let Some(user) = user {
        query = query.argument(&user);
    }
    let value = query
        .original_result::<BigUint<StaticApi>>()
        .returns(ReturnsResultUnmanaged)
        .run();
    assert_eq!(value, RustBigUint::from(expected), "{view}");
}

// #region round-trip
#[test]
fn deposits_can_be_withdrawn() {
    let mut world = world();
    deposit(&mut world, "USDX-a1b2c3", 300).unwrap();
    deposit(&mut world, "USDX-a1b2c3", 200).unwrap();
    expect_number(&mut world, "balanceOf", Some(ALICE), 500);
    expect_number(&mut world, "balanceOf", Some(BOB), 0);
    expect_number(&mut world, "getTotal", None, 500);
    world.check_account(VAULT).esdt_balance(USDX, 500);

    call(&mut world, ALICE, "withdraw", 120).unwrap();
    expect_number(&mut world, "balanceOf", Some(ALICE), 380);
    expect_number(&mut world, "getTotal", None, 380);
    world.check_account(ALICE).esdt_balance(USDX, 620);
    world.check_account(VAULT).esdt_balance(USDX, 380);
}
// #endregion round-trip

#[test]
fn each_user_has_one_storage_entry() {
    let mut world = world();
    deposit(&mut world, "USDX-a1b2c3", 300).unwrap();
    world
        .check_account(VAULT)
        .check_storage("str:balance|address:alice", "300")
        .check_storage("str:total", "300")
        .check_storage("str:token", "str:USDX-a1b2c3")
        .check_storage("str:paused", "");
}

#[test]
fn accepts_only_its_token() {
    let mut world = world();
    assert_eq!(
        deposit(&mut world, "OTHER-0f0f0f", 1),
        Err("wrong token".to_owned())
    );
    assert_eq!(
        deposit(&mut world, "EGLD-000000", 1),
        Err("wrong token".to_owned())
    );
    world
        .check_account(ALICE)
        .balance(1_000)
        .esdt_balance(OTHER, 1_000);
}

#[test]
fn a_deposit_needs_a_payment() {
    let error = world()
        .tx()
        .from(ALICE)
        .to(VAULT)
        .raw_call("deposit")
        .returns(ReturnsHandledOrError::new())
        .run()
        .unwrap_err();
    assert_eq!(error.message, "incorrect number of transfers");
}

#[test]
fn rejects_withdrawals_above_the_balance() {
    let mut world = world();
    deposit(&mut world, "USDX-a1b2c3", 300).unwrap();
    for (user, amount, message) in [
        (ALICE, 301, "balance too low"),
        (BOB, 1, "balance too low"),
        (ALICE, 0, "amount is zero"),
    ] {
        assert_eq!(
            call(&mut world, user, "withdraw", amount),
            Err(message.to_owned())
        );
    }
    expect_number(&mut world, "getTotal", None, 300);
}

#[test]
fn only_the_owner_pauses() {
    let mut world = world();
    assert_eq!(
        call(&mut world, ALICE, "setPaused", 1),
        Err("Endpoint can only be called by owner".to_owned())
    );
    call(&mut world, OWNER, "setPaused", 1).unwrap();
    assert_eq!(
        deposit(&mut world, "USDX-a1b2c3", 1),
        Err("the vault is paused".to_owned())
    );
    call(&mut world, OWNER, "setPaused", 0).unwrap();
    deposit(&mut world, "USDX-a1b2c3", 1).unwrap();
}

#[test]
fn a_deposit_logs_an_event() {
    let mut world = world();
    let logs = world
        .tx()
        .from(ALICE)
        .to(VAULT)
        .raw_call("deposit")
        .payment(pay("USDX-a1b2c3", 300))
        .returns(ReturnsLogs)
        .run();
    let event = logs.iter().find(|log| log.endpoint == "deposit").unwrap();
    assert_eq!(event.topics[0], b"deposited");
    assert_eq!(event.topics[1], ALICE.to_address().as_bytes());
    assert_eq!(event.data, vec![vec![0x01, 0x2c]]);
}
