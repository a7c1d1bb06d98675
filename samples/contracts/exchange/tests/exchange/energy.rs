use exchange::energy::{Energy, penalty_percent, penalty_percent_to_reduce, unlock_epoch};
use multiversx_sc_scenario::imports::*;

use crate::{amount, expect_file};

const OPTIONS: [(u64, u64); 3] = [(360, 4_000), (720, 6_000), (1_440, 8_000)];

#[test]
fn a_lock_ends_at_the_start_of_a_month() {
    assert_eq!(unlock_epoch(1_000, 360), 1_350);
    assert_eq!(unlock_epoch(1_020, 360), 1_380);
}

#[test]
fn the_life_of_a_lock() {
    let mut energy = Energy::<StaticApi> {
        amount: BigInt::zero(),
        last_update_epoch: 1_000,
        locked: amount(0),
    };
    let end = unlock_epoch(1_000, 360);
    energy.lock(&amount(100), end);
    let mut lines = vec!["epoch   locked   energy".to_owned()];
    for epoch in [1_000, 1_001, 1_100, 1_350, 1_360] {
        energy.update(epoch);
        lines.push(row(epoch, &energy));
    }
    energy.unlock(&amount(100), end);
    lines.push(format!("{}   after unlockTokens", row(1_360, &energy)));
    expect_file("expected/energy.txt", &lines);
}

fn row(epoch: u64, energy: &Energy<StaticApi>) -> String {
    let value = energy.amount.to_i64().unwrap();
    format!(
        "{epoch:>5}   {:>6}   {value:>6}",
        energy.locked.to_u64().unwrap()
    )
}

#[test]
fn the_penalty_lies_between_the_options() {
    assert_eq!(penalty_percent(&OPTIONS, 1_440), Some(8_000));
    assert_eq!(penalty_percent(&OPTIONS, 540), Some(5_000));
    assert_eq!(penalty_percent(&OPTIONS, 360), Some(4_000));
    assert_eq!(penalty_percent(&OPTIONS, 90), Some(1_000));
    assert_eq!(penalty_percent(&OPTIONS, 1_441), None);
}

#[test]
fn two_steps_are_not_cheaper_than_one() {
    let reduce = penalty_percent_to_reduce(&OPTIONS, 1_440, 360).unwrap();
    assert_eq!(reduce, 6_666);
    let left = 10_000 - reduce;
    let after_both = left * (10_000 - 4_000) / 10_000;
    assert_eq!(after_both, 2_000);
    assert_eq!(10_000 - penalty_percent(&OPTIONS, 1_440).unwrap(), 2_000);
}
