use crate::{metered::hook_gas, world::*};
use best_practices::big_numbers::ContractBuilder;
use multiversx_sc_scenario::{api::StaticApi, imports::*};
use std::fmt::Write;

type Number = BigUint<StaticApi>;

fn contract() -> ScenarioWorld {
    world(ContractBuilder, &[])
}

/// Gas of the VM hooks behind each expression, as the page shows it.
#[test]
fn expression_costs_match_the_page() {
    let tables: [(&str, &[(&str, &str)]); 3] = [
        (
            "operands",
            &[
                ("copied", "a.clone()"),
                ("borrowed", "&a + &b"),
                ("moved", "a + b"),
                ("assigned", "a += &b"),
                ("cloned", "a.clone() + &b"),
                ("with_u64", "&a + 5u64"),
                ("with_number", "&a + &BigUint::from(5u64)"),
            ],
        ),
        (
            "sums",
            &[
                ("sum_moved", "a + b + c + d"),
                ("sum_borrowed", "&a + &b + &c + &d"),
                ("sum_from_zero", "zero(), then four times +="),
                (
                    "sum_cloned",
                    "a.clone() + b.clone() + c.clone() + d.clone()",
                ),
            ],
        ),
        (
            "operations",
            &[
                ("borrowed", "&a + &b"),
                ("subtracted", "&a - &b"),
                ("subtracted_to_zero", "(&a).saturating_sub(&b)"),
                ("multiplied", "&a * &b"),
                ("divided", "&a / &b"),
                ("share", "&a * 25u64 / 10_000u64"),
                ("proportion", "a.proportion(25, 10_000)"),
                ("into_proportion", "a.into_proportion(25, 10_000)"),
                ("rooted", "a.sqrt()"),
                ("compared", "a > b"),
                ("compared_with_u64", "a > 5u64"),
                ("compared_with_zero", "a > 0u64"),
                ("to_u64", "a.to_u64()"),
            ],
        ),
    ];
    let arguments = [bytes(9_000), bytes(400), bytes(30), bytes(2)];
    let arguments: Vec<&[u8]> = arguments.iter().map(Vec::as_slice).collect();
    let (base, _) = hook_gas(ContractBuilder, "nothing", &arguments);

    let mut shown = String::new();
    for (table, rows) in tables {
        writeln!(shown, "// #region {table}").unwrap();
        for (endpoint, expression) in rows {
            let gas = hook_gas(ContractBuilder, endpoint, &arguments).0 - base;
            writeln!(shown, "{expression:<47}{gas:>6}").unwrap();
        }
        writeln!(shown, "// #endregion {table}").unwrap();
    }
    expect_file("expected/big-numbers.txt", &shown);
}

#[test]
fn a_payment_is_split_without_a_rest() {
    let answer = call(&mut contract(), "split", &[&bytes(1_001)], 0).unwrap();
    let shares: Vec<u128> = answer.iter().map(|share| number(share)).collect();
    assert_eq!(shares, [2, 499, 500]);
}

#[test]
fn sums_are_kept() {
    let mut contract = contract();
    let twice = ask(&mut contract, "addTwice", &[&bytes(7), &bytes(5)]);
    assert_eq!(twice, Ok(19));
    let [one, two] = [bytes(u128::MAX), bytes(2)];
    assert_eq!(ask(&mut contract, "sum", &[&two, &two, &two]), Ok(6));
    assert_eq!(ask(&mut contract, "sum", &[]), Ok(0));
    let beyond = call(&mut contract, "sum", &[&one, &two], 0).unwrap();
    assert_eq!(beyond[0].len(), 17);

    call(&mut contract, "add", &[&bytes(500)], 0).unwrap();
    call(&mut contract, "spend", &[&bytes(450)], 0).unwrap();
    assert_eq!(ask(&mut contract, "getTotal", &[]), Ok(50));
    let failed = call(&mut contract, "spend", &[&bytes(51)], 0);
    assert_eq!(failed, Err("only 50 left".to_owned()));
}

#[test]
fn expressions_without_a_result_fail() {
    let mut contract = contract();
    let failures: [(&str, &[u128], &str); 3] = [
        (
            "spendUnchecked",
            &[1],
            "cannot subtract because result would be negative",
        ),
        ("divide", &[1, 0], "division by 0"),
        ("fromU64", &[1 << 63], "cast to i64 error"),
    ];
    for (endpoint, numbers, message) in failures {
        let arguments: Vec<Vec<u8>> = numbers.iter().map(|number| bytes(*number)).collect();
        let arguments: Vec<&[u8]> = arguments.iter().map(Vec::as_slice).collect();
        let failed = call(&mut contract, endpoint, &arguments, 0);
        assert_eq!(failed, Err(message.to_owned()), "{endpoint}");
    }
    let most = u128::from(u64::MAX >> 1);
    assert_eq!(ask(&mut contract, "fromU64", &[&bytes(most)]), Ok(most));
}

#[test]
fn operators_match_the_page() {
    let number = |value: u64| Number::from(value);
    assert_eq!(number(7) / 2u64, number(3));
    assert_eq!(number(7) % 2u64, number(1));
    assert_eq!(number(6) & number(3), number(2));
    assert_eq!(number(6) | number(3), number(7));
    assert_eq!(number(6) ^ number(3), number(5));
    assert_eq!(number(1) << 8, number(256));
    assert_eq!(number(256) >> 8, number(1));
    assert_eq!(number(2).pow(10), number(1_024));
    assert_eq!(number(99).sqrt(), number(9));
    assert_eq!(number(124).nth_root(3), number(4));
    assert_eq!(number(1_000).log2_floor(), Some(9));
    assert_eq!(Number::zero().log2_floor(), None);
    assert_eq!(number(10).saturating_sub(15u64), Number::zero());
    assert_eq!(number(10_001).proportion(25, 10_000), number(25));
    assert_eq!(number(5).to_u64(), Some(5));
    assert_eq!(Number::from(1u128 << 63).to_u64(), None);
    assert_eq!(Number::from(u128::MAX) + 1u64, number(2).pow(128));
    assert!(number(5).into_non_zero().is_some() && Number::zero().into_non_zero().is_none());
    assert_eq!("1500".parse::<Number>(), Ok(number(1_500)));
    assert!("1.5".parse::<Number>().is_err());
}
