use crate::world::*;
use best_practices::time::ContractBuilder;
use multiversx_sc_scenario::{api::StaticApi, imports::*};

const WEEK: u64 = 7 * 24 * 60 * 60 * 1_000;

fn contract() -> ScenarioWorld {
    world(ContractBuilder, &[])
}

// #region test
#[test]
fn funds_are_locked_for_a_week() {
    let start = TimestampMillis::new(1_789_063_566_000);
    let week = DurationMillis::new(WEEK);
    let mut world = contract();

    world.current_block().block_timestamp_millis(start);
    call(&mut world, "lock", &[], 500).unwrap();

    let just_before = start + week - DurationMillis::new(600);
    world.current_block().block_timestamp_millis(just_before);
    assert_eq!(
        call(&mut world, "unlock", &[], 0),
        Err("locked for another 600 ms".to_owned())
    );

    world.current_block().block_timestamp_millis(start + week);
    call(&mut world, "unlock", &[], 0).unwrap();
    world.check_account(CONTRACT).balance(0u64);
}
// #endregion test

#[test]
fn both_units_are_one_clock() {
    // #region clock
    let mut world = contract();
    world
        .current_block()
        .block_timestamp_seconds(TimestampSeconds::new(1_789_063_566));
    // #endregion clock
    call(&mut world, "lock", &[], 1).unwrap();
    let user = USER.to_address();
    let end = ask(&mut world, "getUnlocksAt", &[user.as_bytes()]);
    assert_eq!(end, Ok(1_789_063_566_000 + u128::from(WEEK)));
    let left = ask(&mut world, "getTimeLeft", &[user.as_bytes()]);
    assert_eq!(left, Ok(u128::from(WEEK)));
    assert_eq!(
        call(&mut world, "lock", &[], 1),
        Err("already locked".to_owned())
    );
}

#[test]
fn seconds_are_converted() {
    let mut world = contract();
    let user = USER.to_address();
    let arguments: [&[u8]; 2] = [user.as_bytes(), &bytes(1_789_063_566)];
    call_from(&mut world, OWNER, "setUnlockSeconds", &arguments, 0).unwrap();
    let end = ask(&mut world, "getUnlocksAt", &[user.as_bytes()]);
    assert_eq!(end, Ok(1_789_063_566_000));
}

#[test]
fn results_below_zero_panic() {
    let mut world = contract();
    call(&mut world, "lock", &[], 1).unwrap();
    let user = USER.to_address();
    let failed = call(&mut world, "getOverdue", &[user.as_bytes()], 0);
    assert_eq!(failed, Err("panic occurred".to_owned()));
}

#[test]
fn operators_match_the_page() {
    let moment = TimestampMillis::new(5_999);
    let second = DurationMillis::new(1_000);
    assert_eq!(moment + second, TimestampMillis::new(6_999));
    assert_eq!(moment - second, TimestampMillis::new(4_999));
    assert_eq!(
        moment - TimestampMillis::new(999),
        DurationMillis::new(5_000)
    );
    assert_eq!(second + second, DurationMillis::new(2_000));
    assert_eq!(second - second, DurationMillis::zero());
    assert_eq!(moment.to_seconds(), TimestampSeconds::new(5));
    assert_eq!(moment.to_seconds().to_millis(), TimestampMillis::new(5_000));
    assert_eq!(second.to_seconds().as_u64_seconds(), 1);
    assert_eq!(moment.to_string(), "5999 ms");
    assert_eq!(DurationSeconds::new(60).to_string(), "60 s");
    assert!(
        moment < TimestampMillis::max() && TimestampMillis::default() == TimestampMillis::zero()
    );
    let mut list = ManagedVec::<StaticApi, TimestampMillis>::new();
    list.push(moment);
    assert_eq!(list.get(0), moment);
    assert_eq!(
        multiversx_sc::codec::top_encode_to_vec_u8(&moment),
        multiversx_sc::codec::top_encode_to_vec_u8(&5_999u64)
    );
}
