// #region tests
use multiversx_sc_scenario::imports::*;
use ping_pong::ping_pong_proxy::PingPongProxy;

const OWNER: TestAddress = TestAddress::new("owner");
const ANNA: TestAddress = TestAddress::new("anna");
const PING_PONG: TestSCAddress = TestSCAddress::new("ping-pong");
const CODE: MxscPath = MxscPath::new("output/ping-pong.mxsc.json");

const AMOUNT: u64 = 1_000;
const LOCK: DurationMillis = DurationMillis::new(180_000);
const START: TimestampMillis = TimestampMillis::new(1_000_000);

/// A blockchain where the contract is deployed and Anna owns 2,500.
fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, ping_pong::ContractBuilder);
    world.account(OWNER);
    world.account(ANNA).balance(2_500);
    world.current_block().block_timestamp_millis(START);
    world
        .tx()
        .from(OWNER)
        .typed(PingPongProxy)
        .init(AMOUNT, LOCK)
        .code(CODE)
        .new_address(PING_PONG)
        .run();
    world
}

/// Pings as Anna. An empty message means success.
fn ping(world: &mut ScenarioWorld, amount: u64, message: &str) {
    let status = if message.is_empty() { 0 } else { 4 };
    world
        .tx()
        .from(ANNA)
        .to(PING_PONG)
        .typed(PingPongProxy)
        .ping()
        .egld(amount)
        .returns(ExpectStatus(status))
        .returns(ExpectMessage(message))
        .run();
}

/// Pongs as Anna. An empty message means success.
fn pong(world: &mut ScenarioWorld, message: &str) {
    let status = if message.is_empty() { 0 } else { 4 };
    world
        .tx()
        .from(ANNA)
        .to(PING_PONG)
        .typed(PingPongProxy)
        .pong()
        .returns(ExpectStatus(status))
        .returns(ExpectMessage(message))
        .run();
}

fn expect_unlocks_at(world: &mut ScenarioWorld, expected: TimestampMillis) {
    world
        .query()
        .to(PING_PONG)
        .typed(PingPongProxy)
        .unlocks_at(ANNA)
        .returns(ExpectValue(expected))
        .run();
}

#[test]
fn a_deposit_is_returned_after_the_lock_time() {
    let mut world = world();
    expect_unlocks_at(&mut world, TimestampMillis::zero());

    ping(&mut world, AMOUNT, "");
    world.check_account(ANNA).balance(1_500);
    expect_unlocks_at(&mut world, START + LOCK);

    world
        .current_block()
        .block_timestamp_millis(START + LOCK - DurationMillis::new(1));
    pong(&mut world, "still locked");

    world.current_block().block_timestamp_millis(START + LOCK);
    pong(&mut world, "");
    world.check_account(ANNA).balance(2_500);
    expect_unlocks_at(&mut world, TimestampMillis::zero());
}

#[test]
fn accepts_one_deposit_of_the_exact_amount_per_address() {
    let mut world = world();
    ping(&mut world, AMOUNT - 1, "send exactly the ping amount");
    ping(&mut world, AMOUNT + 1, "send exactly the ping amount");
    pong(&mut world, "ping first");

    ping(&mut world, AMOUNT, "");
    ping(&mut world, AMOUNT, "already pinged");
}
// #endregion tests

#[test]
fn deploying_needs_an_amount_and_a_lock_time() {
    let mut world = world();
    for (amount, lock, message) in [
        (0, LOCK, "amount must be more than zero"),
        (
            AMOUNT,
            DurationMillis::zero(),
            "lock time must be more than zero",
        ),
    ] {
        world
            .tx()
            .from(OWNER)
            .typed(PingPongProxy)
            .init(amount, lock)
            .code(CODE)
            .new_address(TestSCAddress::new("refused"))
            .returns(ExpectError(4, message))
            .run();
    }
}

#[test]
fn a_second_round_locks_again() {
    let mut world = world();
    ping(&mut world, AMOUNT, "");
    world.current_block().block_timestamp_millis(START + LOCK);
    pong(&mut world, "");
    ping(&mut world, AMOUNT, "");
    pong(&mut world, "still locked");
    expect_unlocks_at(&mut world, START + LOCK + LOCK);
}
