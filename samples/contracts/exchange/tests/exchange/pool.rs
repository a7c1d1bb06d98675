use exchange::pool::{Pool, amount_in, amount_out};
use multiversx_sc_scenario::imports::*;

use crate::{Amount, amount, expect_file, text};

fn pool() -> Pool<StaticApi> {
    let mut pool = Pool {
        first: amount(0),
        second: amount(0),
        shares: amount(0),
        total_fee: 300,
        special_fee: 50,
    };
    assert_eq!(pool.open(amount(1_000_000), amount(40_000_000)), 999_000u64);
    pool
}

fn state(pool: &Pool<StaticApi>) -> String {
    format!(
        "  pool     {} A and {} B, {} LP",
        text(&pool.first),
        text(&pool.second),
        text(&pool.shares)
    )
}

#[test]
fn a_day_of_a_pair() {
    let mut pool = pool();
    let mut lines = vec![
        "open with 1,000,000 A and 40,000,000 B".to_owned(),
        "  you get  999,000 LP; 1,000 remain in the pair".to_owned(),
        state(&pool),
    ];

    let (given, fee) = pool.sell_first(&amount(10_000));
    lines.push(String::new());
    lines.push("sell 10,000 A".to_owned());
    lines.push(format!("  you get  {} B", text(&given)));
    lines.push(format!("  fee      {} A leave the pool", text(&fee)));
    lines.push(state(&pool));

    let (first, second, shares) = pool.add(&amount(100_000), &amount(4_000_000));
    lines.push(String::new());
    lines.push("add 100,000 A and 4,000,000 B".to_owned());
    lines.push(format!(
        "  used     {} A and {} B, the rest is returned",
        text(&first),
        text(&second)
    ));
    lines.push(format!("  you get  {} LP", text(&shares)));
    lines.push(state(&pool));

    let (first, second) = pool.remove(&shares);
    lines.push(String::new());
    lines.push(format!("remove {} LP", text(&shares)));
    lines.push(format!(
        "  you get  {} A and {} B",
        text(&first),
        text(&second)
    ));
    lines.push(state(&pool));
    expect_file("expected/pool.txt", &lines);
}

#[test]
fn the_product_never_falls() {
    let mut pool = pool();
    for paid in [1u64, 7, 999, 10_000, 500_000] {
        let before = &pool.first * &pool.second;
        pool.sell_first(&amount(paid));
        assert!(&pool.first * &pool.second >= before);
    }
}

#[test]
fn swap_amounts_match_the_page() {
    let (first, second) = (amount(1_000_000), amount(40_000_000));
    let given = amount_out(&amount(10_000), &first, &second, 300);
    assert_eq!(given, 394_863u64);
    assert_eq!(amount_out(&amount(10_000), &first, &second, 0), 396_039u64);
    assert_eq!(amount_in(&given, &first, &second, 300), 10_000u64);
    assert_eq!(amount_in(&amount(394_864), &first, &second, 300), 10_001u64);
}

#[test]
fn a_larger_trade_moves_the_price_further() {
    let (first, second) = (amount(1_000_000), amount(40_000_000));
    let lines: Vec<String> = [100u64, 1_000, 10_000, 100_000, 1_000_000]
        .into_iter()
        .map(|paid| {
            let given: Amount = amount_out(&amount(paid), &first, &second, 300);
            let price = given.to_u64().unwrap() as f64 / paid as f64;
            format!(
                "{:>9} A   {:>10} B   {:>6.3} B each",
                text(&amount(paid)),
                text(&given),
                price
            )
        })
        .collect();
    expect_file("expected/prices.txt", &lines);
}
