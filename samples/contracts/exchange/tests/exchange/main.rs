//! One binary for all: linking takes longer than running.
mod dao;
mod energy;
mod metastaking;
mod pool;
mod rewards;
mod trader;

use multiversx_sc_scenario::imports::*;

type Amount = BigUint<StaticApi>;

fn amount(value: u64) -> Amount {
    Amount::from(value)
}

/// A number as people write it: 1,000,000.
fn text(value: &Amount) -> String {
    let digits = value.to_u64().unwrap().to_string();
    let mut groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .map(|group| std::str::from_utf8(group).unwrap())
        .collect();
    groups.reverse();
    groups.join(",")
}

/// Compares with the committed file, which a page shows. `UPDATE_EXPECTED=1` rewrites it.
fn expect_file(path: &str, lines: &[String]) {
    let text = lines.join("\n") + "\n";
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), text, "{path}");
}
