use crate::world::*;
use best_practices::supernova::ContractBuilder;
use multiversx_sc_scenario::imports::*;

const START: u64 = 1_789_063_566_000;

fn contract() -> ScenarioWorld {
    world(ContractBuilder, &[])
}

// #region blocks
/// The block of a round, 600 ms after the previous one.
fn to_block(world: &mut ScenarioWorld, number: u64) {
    world
        .current_block()
        .block_nonce(1_000 + number)
        .block_timestamp_millis(TimestampMillis::new(START + 600 * number));
}
// #endregion blocks

// #region same-second
#[test]
fn two_blocks_share_a_second() {
    let mut world = contract();
    to_block(&mut world, 0); // …566.0
    call(&mut world, "setPriceBySecond", &[&bytes(10)], 0).unwrap();
    call(&mut world, "setPrice", &[&bytes(10)], 0).unwrap();

    to_block(&mut world, 1); // …566.6
    let refused = call(&mut world, "setPriceBySecond", &[&bytes(20)], 0);
    assert_eq!(refused, Err("a newer price exists".to_owned()));
    call(&mut world, "setPrice", &[&bytes(20)], 0).unwrap();
}
// #endregion same-second

#[test]
fn a_block_sets_one_price() {
    let mut world = contract();
    to_block(&mut world, 0);
    call(&mut world, "setPrice", &[&bytes(10)], 0).unwrap();
    let again = call(&mut world, "setPrice", &[&bytes(20)], 0);
    assert_eq!(again, Err("a newer price exists".to_owned()));
    assert_eq!(ask(&mut world, "getPrice", &[]), Ok(10));
}

#[test]
fn records_by_second_overwrite_each_other() {
    let mut world = contract();
    for block in 0..2 {
        to_block(&mut world, block);
        let value = bytes(u128::from(block) + 1);
        call(&mut world, "recordBySecond", &[&value], 0).unwrap();
        call(&mut world, "record", &[&value], 0).unwrap();
    }
    let second = bytes(u128::from(START / 1_000));
    assert_eq!(ask(&mut world, "getRecordAtSecond", &[&second]), Ok(2));
    assert_eq!(ask(&mut world, "getRecordAtNonce", &[&bytes(1_000)]), Ok(1));
    assert_eq!(ask(&mut world, "getRecordAtNonce", &[&bytes(1_001)]), Ok(2));
}

#[test]
fn ten_blocks_are_six_seconds() {
    let mut world = contract();
    let mut mints = (0, 0);
    // 200 blocks are two minutes.
    for block in 0..200 {
        to_block(&mut world, block);
        mints.0 += i32::from(call(&mut world, "mintByBlocks", &[], 0).is_ok());
        mints.1 += i32::from(call(&mut world, "mint", &[], 0).is_ok());
    }
    assert_eq!(mints, (20, 2));
}

#[test]
fn a_round_has_the_duration_in_force() {
    let mut world = contract();
    for (duration, expected) in [(6_000u64, 600_000), (600, 60_000)] {
        world.block_round_time_ms(duration);
        let answer = ask(&mut world, "getDurationOfRounds", &[&bytes(100)]);
        assert_eq!(answer, Ok(expected));
    }
    assert_eq!(ask(&mut world, "secondsOfBlocks", &[&bytes(100)]), Ok(600));
}

/// What 50,000 units earn in a minute at 1 a day for each: 34.7.
#[test]
fn frequent_calls_lose_remainders() {
    let earn = |endpoint, view, blocks: std::ops::RangeInclusive<u64>, step| {
        let mut world = contract();
        to_block(&mut world, 0);
        call(&mut world, "setStake", &[&bytes(50_000)], 0).unwrap();
        for block in blocks.step_by(step) {
            to_block(&mut world, block);
            call(&mut world, endpoint, &[], 0).unwrap();
        }
        ask(&mut world, view, &[]).unwrap()
    };
    // A call each 6 seconds, and one each 0.6 seconds.
    assert_eq!(earn("accrueBySeconds", "getEarned", 10..=100, 10), 30);
    assert_eq!(earn("accrueBySeconds", "getEarned", 1..=100, 1), 0);
    assert_eq!(earn("accrue", "getReward", 10..=100, 10), 34);
    assert_eq!(earn("accrue", "getReward", 1..=100, 1), 34);
}

#[test]
fn both_clocks_agree() {
    let mut world = contract();
    to_block(&mut world, 1);
    let clock = call(&mut world, "getClock", &[], 0).unwrap();
    let clock: Vec<u128> = clock.iter().map(|value| number(value)).collect();
    assert_eq!(clock, [1_789_063_566, 1_789_063_566_600]);
}

#[test]
fn a_rate_needs_time() {
    let mut world = contract();
    to_block(&mut world, 0);
    call(&mut world, "setStake", &[&bytes(1)], 0).unwrap();
    let in_one_step = ask(&mut world, "getRatePerSecond", &[&bytes(30)]);
    assert_eq!(in_one_step, Err("no time has passed".to_owned()));
    to_block(&mut world, 1);
    assert_eq!(ask(&mut world, "getRatePerSecond", &[&bytes(30)]), Ok(50));
}

// #region migration
#[test]
fn an_upgrade_turns_seconds_into_milliseconds() {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, ContractBuilder);
    world.account(OWNER);
    world.account(USER);
    world
        .account(CONTRACT)
        .code(CODE)
        .owner(OWNER)
        .storage_mandos("str:deadline", "1789063566")
        .storage_mandos("str:unlock|address:user", "1789063567");

    world
        .tx()
        .from(OWNER)
        .to(CONTRACT)
        .payment(NotPayable)
        .raw_upgrade()
        .code(CODE)
        .code_metadata(CodeMetadata::UPGRADEABLE)
        .run();
    assert_eq!(ask(&mut world, "getDeadline", &[]), Ok(1_789_063_566_000));
    for _ in 0..2 {
        let unlock = ask(&mut world, "readUnlock", &[USER.to_address().as_bytes()]);
        assert_eq!(unlock, Ok(1_789_063_567_000));
    }
}
// #endregion migration
