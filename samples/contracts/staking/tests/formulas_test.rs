//! Reward arithmetic with plain numbers: the right way, and three mistakes.

// #region constants
const EGLD: u128 = 1_000_000_000_000_000_000;
const YEAR_MILLIS: u128 = 365 * 24 * 60 * 60 * 1_000;
const DAY_MILLIS: u128 = 24 * 60 * 60 * 1_000;
// #endregion constants

// #region orders
/// 10% a year is 1,000 basis points.
#[test]
fn dividing_early_loses_everything() {
    let (stake, rate, passed) = (EGLD, 1_000, DAY_MILLIS);

    let rate_first = stake * (rate / 10_000) * passed / YEAR_MILLIS;
    let time_first = stake * rate / 10_000 * (passed / YEAR_MILLIS);
    let at_the_end = stake * rate * passed / (10_000 * YEAR_MILLIS);

    assert_eq!(rate_first, 0);
    assert_eq!(time_first, 0);
    assert_eq!(at_the_end, 273_972_602_739_726);
}
// #endregion orders

// #region overflow
/// 1 EGLD times 10% is already above 2^64. A contract in the default build continues with the wrong value.
#[test]
fn a_u64_wraps_around() {
    let one_egld: u64 = 1_000_000_000_000_000_000;
    assert_eq!(one_egld.checked_mul(1_000), None);
    assert_eq!(one_egld.wrapping_mul(1_000), 3_875_820_019_684_212_736);
}
// #endregion overflow

// #region by-blocks
/// A year in blocks of 6 seconds. Wrong, because blocks now take 0.6 seconds.
const BLOCKS_PER_YEAR: u128 = 365 * 24 * 60 * 60 / 6;

fn reward_by_blocks(stake: u128, rate: u128, blocks: u128) -> u128 {
    stake * rate * blocks / (10_000 * BLOCKS_PER_YEAR)
}

#[test]
fn counting_blocks_pays_ten_times_too_much() {
    let day_before = reward_by_blocks(EGLD, 1_000, 14_400);
    let day_now = reward_by_blocks(EGLD, 1_000, 144_000);
    assert_eq!(day_before, 273_972_602_739_726);
    assert_eq!(day_now, 2_739_726_027_397_260);
}
// #endregion by-blocks
