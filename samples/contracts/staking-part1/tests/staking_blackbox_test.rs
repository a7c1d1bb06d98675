// The reader's crate is named staking.
use staking_part1 as staking;

// #region whole
// #region setup
use multiversx_sc_scenario::imports::*;
use staking::staking_proxy::{StakingProxy, Unbonding};

const OWNER: TestAddress = TestAddress::new("owner");
const ANNA: TestAddress = TestAddress::new("anna");
const BEN: TestAddress = TestAddress::new("ben");
const STAKING: TestSCAddress = TestSCAddress::new("staking");
const CODE: MxscPath = MxscPath::new("output/staking.mxsc.json");
const GOAL: TestTokenIdentifier = TestTokenIdentifier::new("GOAL-a1b2c3");

const START: TimestampMillis = TimestampMillis::new(1_800_000_000_000);
const DAY: u64 = 24 * 60 * 60 * 1_000;
const UNBONDING_PERIOD: u64 = 10 * DAY;

fn deployed() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, staking::ContractBuilder);
    world.account(OWNER).nonce(1);
    for staker in [ANNA, BEN] {
        world
            .account(staker)
            .nonce(1)
            .balance(5_000)
            .esdt_balance(GOAL, 5_000);
    }
    world.current_block().block_timestamp_millis(START);
    world
        .tx()
        .from(OWNER)
        .typed(StakingProxy)
        .init(DurationMillis::new(UNBONDING_PERIOD))
        .code(CODE)
        .new_address(STAKING)
        .run();
    world
}
// #endregion setup

// #region steps
fn stake(world: &mut ScenarioWorld, staker: TestAddress, amount: u64) {
    world
        .tx()
        .from(staker)
        .to(STAKING)
        .typed(StakingProxy)
        .stake()
        .egld(amount)
        .run();
}

fn expect_stake(world: &mut ScenarioWorld, staker: TestAddress, amount: u64) {
    world
        .query()
        .to(STAKING)
        .typed(StakingProxy)
        .stake_of(staker)
        .returns(ExpectValue(amount))
        .run();
}

fn expect_total(world: &mut ScenarioWorld, amount: u64) {
    world
        .query()
        .to(STAKING)
        .typed(StakingProxy)
        .total_staked()
        .returns(ExpectValue(amount))
        .run();
}
// #endregion steps

// #region stake
#[test]
fn adds_up_stakes() {
    let mut world = deployed();
    stake(&mut world, ANNA, 300);
    stake(&mut world, ANNA, 200);
    stake(&mut world, BEN, 100);

    expect_stake(&mut world, ANNA, 500);
    expect_stake(&mut world, BEN, 100);
    expect_total(&mut world, 600);
    world.check_account(STAKING).balance(600);
    world.check_account(ANNA).balance(4_500);
}
// #endregion stake

// #region stake-refused
#[test]
fn accepts_exactly_one_egld_payment() {
    let mut world = deployed();

    world
        .tx()
        .from(ANNA)
        .to(STAKING)
        .typed(StakingProxy)
        .stake()
        .returns(ExpectError(4, "incorrect number of transfers"))
        .run();
    world
        .tx()
        .from(ANNA)
        .to(STAKING)
        .typed(StakingProxy)
        .stake()
        .payment(Payment::try_new(GOAL, 0, 10u64).unwrap())
        .returns(ExpectError(4, "function does not accept ESDT payment"))
        .run();

    expect_total(&mut world, 0);
}
// #endregion stake-refused

// #region unstake-steps
fn unstake(world: &mut ScenarioWorld, staker: TestAddress, amount: u64) {
    world
        .tx()
        .from(staker)
        .to(STAKING)
        .typed(StakingProxy)
        .unstake(OptionalValue::Some(amount))
        .run();
}

fn unstake_fails(
    world: &mut ScenarioWorld,
    staker: TestAddress,
    amount: OptionalValue<u64>,
    message: &str,
) {
    world
        .tx()
        .from(staker)
        .to(STAKING)
        .typed(StakingProxy)
        .unstake(amount)
        .returns(ExpectError(4, message))
        .run();
}
// #endregion unstake-steps

// #region unstake
#[test]
fn unstakes_part_then_the_rest() {
    let mut world = deployed();
    stake(&mut world, ANNA, 500);

    unstake(&mut world, ANNA, 200);
    expect_stake(&mut world, ANNA, 300);
    expect_total(&mut world, 300);

    world
        .tx()
        .from(ANNA)
        .to(STAKING)
        .typed(StakingProxy)
        .unstake(OptionalValue::<u64>::None)
        .run();
    expect_stake(&mut world, ANNA, 0);

    // Nothing has been paid yet.
    world.check_account(ANNA).balance(4_500);
    world.check_account(STAKING).balance(500);
}

#[test]
fn lists_unbonding_requests() {
    let mut world = deployed();
    stake(&mut world, ANNA, 500);
    unstake(&mut world, ANNA, 200);

    let unbondings = world
        .query()
        .to(STAKING)
        .typed(StakingProxy)
        .unbondings(ANNA)
        .returns(ReturnsResult)
        .run();
    let only = Unbonding {
        amount: BigUint::from(200u64),
        ready_at: START + DurationMillis::new(UNBONDING_PERIOD),
    };
    assert_eq!(unbondings.len(), 1);
    assert_eq!(*unbondings.get(0), only);
}
// #endregion unstake

// #region unstake-refused
#[test]
fn rejects_unstaking_more_than_the_stake() {
    let mut world = deployed();
    stake(&mut world, ANNA, 500);

    let too_much = OptionalValue::Some(501);
    unstake_fails(&mut world, ANNA, too_much, "amount is above the stake");
    let of_others = OptionalValue::Some(1);
    unstake_fails(&mut world, BEN, of_others, "amount is above the stake");
    unstake_fails(&mut world, BEN, OptionalValue::None, "nothing to unstake");
    let zero = OptionalValue::Some(0);
    unstake_fails(&mut world, ANNA, zero, "nothing to unstake");
}

#[test]
fn rejects_a_ninth_request() {
    let mut world = deployed();
    stake(&mut world, ANNA, 500);
    for _ in 0..8 {
        unstake(&mut world, ANNA, 1);
    }
    let ninth = OptionalValue::Some(1);
    unstake_fails(&mut world, ANNA, ninth, "too many requests, withdraw first");
}
// #endregion unstake-refused

// #region withdraw
fn withdraw(world: &mut ScenarioWorld, staker: TestAddress) {
    world
        .tx()
        .from(staker)
        .to(STAKING)
        .typed(StakingProxy)
        .withdraw()
        .run();
}

fn withdraw_fails(world: &mut ScenarioWorld, staker: TestAddress) {
    world
        .tx()
        .from(staker)
        .to(STAKING)
        .typed(StakingProxy)
        .withdraw()
        .returns(ExpectError(4, "nothing is ready to withdraw"))
        .run();
}

/// Sets the time to this many milliseconds after the deployment.
fn pass(world: &mut ScenarioWorld, since_start: u64) {
    let now = START + DurationMillis::new(since_start);
    world.current_block().block_timestamp_millis(now);
}

#[test]
fn withdraws_only_after_the_period() {
    let mut world = deployed();
    stake(&mut world, ANNA, 500);
    unstake(&mut world, ANNA, 500);

    pass(&mut world, UNBONDING_PERIOD - 1);
    withdraw_fails(&mut world, ANNA);

    pass(&mut world, UNBONDING_PERIOD);
    withdraw(&mut world, ANNA);
    world.check_account(ANNA).balance(5_000);
    world.check_account(STAKING).balance(0);

    withdraw_fails(&mut world, ANNA);
}

#[test]
fn each_request_has_its_own_end_time() {
    let mut world = deployed();
    stake(&mut world, ANNA, 500);
    unstake(&mut world, ANNA, 200);
    pass(&mut world, 5 * DAY);
    unstake(&mut world, ANNA, 300);

    pass(&mut world, UNBONDING_PERIOD);
    withdraw(&mut world, ANNA);
    world.check_account(ANNA).balance(4_700);

    pass(&mut world, UNBONDING_PERIOD + 5 * DAY);
    withdraw(&mut world, ANNA);
    world.check_account(ANNA).balance(5_000);
}
// #endregion withdraw

// #region terms
#[test]
fn rejects_a_period_over_a_year() {
    let mut world = deployed();
    world
        .tx()
        .from(OWNER)
        .typed(StakingProxy)
        .init(DurationMillis::new(365 * DAY + 1))
        .code(CODE)
        .new_address(TestSCAddress::new("other"))
        .returns(ExpectError(4, "unbonding period is over a year"))
        .run();
}
// #endregion terms
// #endregion whole
