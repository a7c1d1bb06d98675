// #region whole
// #region setup
use multiversx_sc_scenario::imports::*;
use staking::staking_proxy::{Rate, StakingProxy, Unbonding};

const OWNER: TestAddress = TestAddress::new("owner");
const ANNA: TestAddress = TestAddress::new("anna");
const BEN: TestAddress = TestAddress::new("ben");
const STAKING: TestSCAddress = TestSCAddress::new("staking");
const CODE: MxscPath = MxscPath::new("output/staking.mxsc.json");
const GOAL: TestTokenIdentifier = TestTokenIdentifier::new("GOAL-a1b2c3");

const START: TimestampMillis = TimestampMillis::new(1_800_000_000_000);
// #region constants
const DAY: u64 = 24 * 60 * 60 * 1_000;
const YEAR: u64 = 365 * DAY;
const UNBONDING_PERIOD: u64 = 10 * DAY;

/// 10% a year.
const RATE: u64 = 1_000;
const EGLD: u64 = 1_000_000_000_000_000_000;
// #endregion constants

fn deployed() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, staking::ContractBuilder);
    world.account(OWNER).nonce(1).balance(5 * EGLD);
    for staker in [ANNA, BEN] {
        world
            .account(staker)
            .nonce(1)
            .balance(5 * EGLD)
            .esdt_balance(GOAL, 5_000);
    }
    world.current_block().block_timestamp_millis(START);
    world
        .tx()
        .from(OWNER)
        .typed(StakingProxy)
        .init(DurationMillis::new(UNBONDING_PERIOD), RATE)
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
    world.check_account(ANNA).balance(5 * EGLD - 500);
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
    world.check_account(ANNA).balance(5 * EGLD - 500);
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
    world.check_account(ANNA).balance(5 * EGLD);
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
    world.check_account(ANNA).balance(5 * EGLD - 300);

    pass(&mut world, UNBONDING_PERIOD + 5 * DAY);
    withdraw(&mut world, ANNA);
    world.check_account(ANNA).balance(5 * EGLD);
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
        .init(DurationMillis::new(YEAR + 1), RATE)
        .code(CODE)
        .new_address(TestSCAddress::new("other"))
        .returns(ExpectError(4, "unbonding period is over a year"))
        .run();
}
// #endregion terms

// #region reward-steps
fn expect_rewards(world: &mut ScenarioWorld, staker: TestAddress, amount: u64) {
    world
        .query()
        .to(STAKING)
        .typed(StakingProxy)
        .rewards(staker)
        .returns(ExpectValue(amount))
        .run();
}
// #endregion reward-steps

// #region earns
#[test]
fn earns_ten_percent_in_a_year() {
    let mut world = deployed();
    stake(&mut world, ANNA, EGLD);

    pass(&mut world, DAY);
    expect_rewards(&mut world, ANNA, 273_972_602_739_726);
    pass(&mut world, YEAR);
    expect_rewards(&mut world, ANNA, EGLD / 10);
    expect_rewards(&mut world, BEN, 0);
}

#[test]
fn stake_changes_count_from_when_they_happen() {
    let mut world = deployed();
    stake(&mut world, ANNA, EGLD);
    pass(&mut world, YEAR / 2);
    stake(&mut world, ANNA, EGLD);
    pass(&mut world, YEAR);
    // Half a year with 1 EGLD, half a year with 2.
    expect_rewards(&mut world, ANNA, 150_000_000_000_000_000);

    unstake(&mut world, ANNA, 2 * EGLD);
    pass(&mut world, 2 * YEAR);
    // Unbonding stake earns nothing.
    expect_rewards(&mut world, ANNA, 150_000_000_000_000_000);
}
// #endregion earns

// #region same-second
#[test]
fn two_blocks_in_one_second_both_count() {
    let mut world = deployed();
    stake(&mut world, ANNA, EGLD);
    pass(&mut world, 600);
    expect_rewards(&mut world, ANNA, 1_902_587_519);
    pass(&mut world, 1_200);
    expect_rewards(&mut world, ANNA, 3_805_175_038);
}
// #endregion same-second

// #region pool-steps
fn fund(world: &mut ScenarioWorld, amount: u64) {
    world
        .tx()
        .from(OWNER)
        .to(STAKING)
        .typed(StakingProxy)
        .fund_rewards()
        .egld(amount)
        .run();
}

fn claim(world: &mut ScenarioWorld, staker: TestAddress) {
    world
        .tx()
        .from(staker)
        .to(STAKING)
        .typed(StakingProxy)
        .claim_rewards()
        .run();
}

fn claim_fails(world: &mut ScenarioWorld, staker: TestAddress, message: &str) {
    world
        .tx()
        .from(staker)
        .to(STAKING)
        .typed(StakingProxy)
        .claim_rewards()
        .returns(ExpectError(4, message))
        .run();
}
// #endregion pool-steps

// #region claims
#[test]
fn claims_are_paid_from_the_pool() {
    let mut world = deployed();
    stake(&mut world, ANNA, EGLD);
    fund(&mut world, EGLD);

    pass(&mut world, YEAR);
    claim(&mut world, ANNA);
    world.check_account(ANNA).balance(4 * EGLD + EGLD / 10);
    // The stake, plus what is left in the pool.
    world.check_account(STAKING).balance(EGLD + EGLD / 10 * 9);
    expect_stake(&mut world, ANNA, EGLD);

    claim_fails(&mut world, ANNA, "nothing to claim");
}

#[test]
fn an_empty_pool_never_touches_stakes() {
    let mut world = deployed();
    stake(&mut world, ANNA, EGLD);
    stake(&mut world, BEN, EGLD);
    fund(&mut world, EGLD / 10 - 1);
    pass(&mut world, YEAR);

    let message = "reward pool is too low, claim later";
    claim_fails(&mut world, ANNA, message);
    expect_rewards(&mut world, ANNA, EGLD / 10);

    // The stake itself doesn't depend on the pool.
    unstake(&mut world, ANNA, EGLD);
    pass(&mut world, YEAR + UNBONDING_PERIOD);
    withdraw(&mut world, ANNA);
    world.check_account(ANNA).balance(5 * EGLD);

    fund(&mut world, 1);
    claim(&mut world, ANNA);
    world.check_account(ANNA).balance(5 * EGLD + EGLD / 10);
    world.check_account(STAKING).balance(EGLD);
}
// #endregion claims

// #region rounding
const HOUR: u64 = 60 * 60 * 1_000;

/// Five million atomic units earn 57.08 units an hour.
fn claimed_in_an_hour(claims: u64) -> u64 {
    let mut world = deployed();
    stake(&mut world, ANNA, 5_000_000);
    fund(&mut world, 1_000);
    for number in 1..=claims {
        pass(&mut world, HOUR * number / claims);
        claim(&mut world, ANNA);
    }
    let pool = world
        .query()
        .to(STAKING)
        .typed(StakingProxy)
        .reward_pool()
        .returns(ReturnsResultUnmanaged)
        .run();
    1_000 - u64::try_from(pool).unwrap()
}

#[test]
fn frequent_claims_lose_nothing() {
    assert_eq!(claimed_in_an_hour(1), 57);
    assert_eq!(claimed_in_an_hour(2), 57);
    assert_eq!(claimed_in_an_hour(50), 57);
}
// #endregion rounding

// #region compound
#[test]
fn monthly_compounding_beats_the_simple_rate() {
    let mut world = deployed();
    stake(&mut world, ANNA, EGLD);
    fund(&mut world, EGLD);
    for month in 1..=12 {
        pass(&mut world, YEAR * month / 12);
        world
            .tx()
            .from(ANNA)
            .to(STAKING)
            .typed(StakingProxy)
            .compound_rewards()
            .run();
    }
    expect_stake(&mut world, ANNA, 1_104_713_067_441_297_241);
    expect_total(&mut world, 1_104_713_067_441_297_241);
    world.check_account(STAKING).balance(2 * EGLD);
}
// #endregion compound

// #region rate
fn set_rate(world: &mut ScenarioWorld, basis_points: u64) {
    world
        .tx()
        .from(OWNER)
        .to(STAKING)
        .typed(StakingProxy)
        .change_rate(basis_points)
        .run();
}

#[test]
fn a_new_rate_applies_from_now_on() {
    let mut world = deployed();
    stake(&mut world, ANNA, EGLD);
    pass(&mut world, YEAR);
    set_rate(&mut world, 2_500);
    expect_rewards(&mut world, ANNA, EGLD / 10);

    pass(&mut world, 2 * YEAR);
    expect_rewards(&mut world, ANNA, 350_000_000_000_000_000);

    set_rate(&mut world, 0);
    pass(&mut world, 3 * YEAR);
    expect_rewards(&mut world, ANNA, 350_000_000_000_000_000);
}

#[test]
fn a_new_staker_earns_nothing_for_earlier_time() {
    let mut world = deployed();
    pass(&mut world, YEAR);
    stake(&mut world, BEN, EGLD);
    expect_rewards(&mut world, BEN, 0);
    pass(&mut world, 2 * YEAR);
    expect_rewards(&mut world, BEN, EGLD / 10);
}
// #endregion rate

// #region rate-refused
#[test]
fn only_the_owner_sets_the_rate_up_to_the_maximum() {
    let mut world = deployed();
    world
        .tx()
        .from(ANNA)
        .to(STAKING)
        .typed(StakingProxy)
        .change_rate(2_500u64)
        .returns(ExpectError(4, "Endpoint can only be called by owner"))
        .run();
    world
        .tx()
        .from(OWNER)
        .to(STAKING)
        .typed(StakingProxy)
        .change_rate(10_001u64)
        .returns(ExpectError(4, "rate is above 100% a year"))
        .run();
    world
        .query()
        .to(STAKING)
        .typed(StakingProxy)
        .rate()
        .returns(ExpectValue(Rate {
            basis_points: RATE,
            sum: 0,
            since: START,
        }))
        .run();
}
// #endregion rate-refused

#[test]
fn reading_a_missing_rate_fails() {
    let bare = TestSCAddress::new("bare");
    let mut world = deployed();
    world.account(bare).code(CODE).owner(OWNER);
    let message = "storage decode error (key: rate): input too short";
    world
        .query()
        .to(bare)
        .typed(StakingProxy)
        .rate()
        .returns(ExpectError(4, message))
        .run();
}

// #region upgrade
#[test]
fn stakes_from_part_1_earn_after_the_upgrade() {
    let part1 = MxscPath::new("../staking-part1/output/staking-part1.mxsc.json");
    let mut world = deployed();
    world.register_contract(part1, staking_part1::ContractBuilder);
    let old = TestSCAddress::new("old");
    world
        .tx()
        .from(OWNER)
        .typed(staking_part1::staking_proxy::StakingProxy)
        .init(DurationMillis::new(UNBONDING_PERIOD))
        .code(part1)
        .new_address(old)
        .run();
    world
        .tx()
        .from(ANNA)
        .to(old)
        .typed(StakingProxy)
        .stake()
        .egld(EGLD)
        .run();

    pass(&mut world, YEAR);
    world
        .tx()
        .from(OWNER)
        .to(old)
        .typed(StakingProxy)
        .upgrade(RATE)
        .code(CODE)
        .run();
    pass(&mut world, 2 * YEAR);

    for (view, amount) in [("getStake", EGLD), ("getRewards", EGLD / 10)] {
        let value = world
            .query()
            .to(old)
            .raw_call(view)
            .argument(&ANNA)
            .returns(ReturnsRawResult)
            .run();
        assert_eq!(u64::top_decode(value.get(0).to_vec()).unwrap(), amount);
    }
}
// #endregion upgrade
// #endregion whole
