//! What must not compile for its types: see `tests/tx_syntax/compiler.rs` of `tx-syntax`.
#![cfg(misuse)]

use multiversx_sc_scenario::{api::StaticApi, imports::*};

type Cents = ManagedDecimal<StaticApi, ConstDecimals<U2>>;
type Units = ManagedDecimal<StaticApi, ConstDecimals<U4>>;

fn add_decimals(a: Cents, b: Units) {
    let _ = a + b;
}

fn divide_decimals(a: Cents, b: Units) {
    let _ = a / b;
}

fn add_signed_number(a: BigUint<StaticApi>) {
    let _ = a + 5;
}

fn subtract_seconds(a: TimestampMillis, b: TimestampSeconds) {
    let _ = a - b;
}

fn add_timestamps(a: TimestampMillis, b: TimestampMillis) {
    let _ = a + b;
}

fn add_number(a: TimestampMillis) {
    let _ = a + 60_000u64;
}

fn compare_units(a: DurationMillis, b: DurationSeconds) -> bool {
    a < b
}

fn scale_duration(a: DurationMillis) {
    let _ = a * 2;
}

fn add_in_place(mut a: TimestampMillis, b: DurationMillis) {
    a += b;
}
