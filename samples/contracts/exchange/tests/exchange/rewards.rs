use exchange::rewards::{Factors, RewardPerShare, Share, boosted, dual_yield_of, fees, split};
use multiversx_sc_scenario::imports::*;

use crate::amount;

const FACTORS: Factors = Factors {
    max_rewards: 2,
    energy: 3,
    farm: 2,
    least_energy: 1,
    least_farm: 1,
};

fn share(user: u64, total: u64) -> Share<StaticApi> {
    Share {
        user: amount(user),
        total: amount(total),
    }
}

#[test]
fn a_farm_shares_by_position_and_time() {
    let (base, boost) = split(amount(500), 2_500);
    assert_eq!(base, 375u64);
    assert_eq!(boost, 125u64);

    let mut rps = RewardPerShare::<StaticApi> {
        value: amount(0),
        safety: amount(1_000_000_000_000),
    };
    rps.add(&base, &amount(5_000));
    assert_eq!(rps.value, 75_000_000_000u64);
    let late = rps.value.clone();
    rps.add(&base, &amount(6_000));
    assert_eq!(rps.earned(&amount(1_000), &amount(0)), 137u64);
    assert_eq!(rps.earned(&amount(1_000), &late), 62u64);
}

#[test]
fn without_farmers_nothing_is_added() {
    let mut rps = RewardPerShare::<StaticApi> {
        value: amount(7),
        safety: amount(10),
    };
    rps.add(&amount(100), &amount(0));
    assert_eq!(rps.value, 7u64);
}

#[test]
fn the_boost_counts_energy_and_farm_and_has_a_cap() {
    let week = amount(10_000);
    let tenth = share(1_000, 10_000);
    assert_eq!(
        boosted(&week, &FACTORS, &tenth, &share(500, 10_000)),
        800u64
    );
    assert_eq!(
        boosted(&week, &FACTORS, &tenth, &share(200, 10_000)),
        400u64
    );
    assert_eq!(boosted(&week, &FACTORS, &share(0, 10_000), &tenth), 0u64);
}

#[test]
fn fees_go_by_energy_alone() {
    assert_eq!(fees(&amount(2_000), &share(35_000, 700_000)), 100u64);
}

#[test]
fn shares_stay_while_dual_yield_tokens_change() {
    let (anna, ben, all) = (amount(100), amount(200), amount(300));
    for (dual_yield, anna_has, ben_has) in [(300, 100, 200), (330, 110, 220), (270, 90, 180)] {
        let dual_yield = amount(dual_yield);
        assert_eq!(dual_yield_of(&anna, &all, &dual_yield), anna_has as u64);
        assert_eq!(dual_yield_of(&ben, &all, &dual_yield), ben_has as u64);
    }
}
