use crate::world::*;
use best_practices::decimals::{ContractBuilder, Dollars, Egld, Price, Rate};
use multiversx_sc::codec::top_encode_to_vec_u8;
use multiversx_sc_scenario::{api::StaticApi, imports::*};
use std::fmt::Write;

type Cents = ManagedDecimal<StaticApi, ConstDecimals<U2>>;
type Units = ManagedDecimal<StaticApi, ConstDecimals<U4>>;
type Any = ManagedDecimal<StaticApi, NumDecimals>;
type Signed = ManagedDecimalSigned<StaticApi, ConstDecimals<U2>>;

fn cents(raw: u64) -> Cents {
    Cents::const_decimals_from_raw(BigUint::from(raw))
}

fn units(raw: u64) -> Units {
    Units::const_decimals_from_raw(BigUint::from(raw))
}

fn any(raw: u64, decimals: usize) -> Any {
    Any::from_raw_units(BigUint::from(raw), decimals)
}

fn signed(raw: i64) -> Signed {
    Signed::const_decimals_from_raw(BigInt::from(raw))
}

fn row<D: Decimals>(text: &mut String, expression: &str, value: ManagedDecimal<StaticApi, D>) {
    let (value_text, raw) = (
        value.to_string(),
        value.as_raw_units().to_display().to_string(),
    );
    writeln!(
        text,
        "{expression:<46}{value_text:<12}{raw:>12}{:>3}",
        value.scale()
    )
    .unwrap();
}

fn row_signed<D: Decimals>(
    text: &mut String,
    expression: &str,
    value: ManagedDecimalSigned<StaticApi, D>,
) {
    let (value_text, raw) = (
        value.to_string(),
        value.as_raw_units().to_display().to_string(),
    );
    writeln!(
        text,
        "{expression:<46}{value_text:<12}{raw:>12}{:>3}",
        value.scale()
    )
    .unwrap();
}

/// Value, raw number and decimals of expressions, as the page shows them.
#[test]
fn expressions_match_the_page() {
    let mut text = String::new();
    let table = &mut text;

    *table += "// #region arithmetic\n";
    row(table, "cents(150) + cents(25)", cents(150) + cents(25));
    row(table, "cents(150) - cents(25)", cents(150) - cents(25));
    row(table, "cents(150) * cents(25)", cents(150) * cents(25));
    row(
        table,
        "cents(150) * units(12_345)",
        cents(150) * units(12_345),
    );
    row(
        table,
        "units(12_345) / cents(150)",
        units(12_345) / cents(150),
    );
    row(table, "cents(150) / cents(25)", cents(150) / cents(25));
    row(table, "cents(150) / 4", cents(150) / 4);
    row(
        table,
        "any(150, 2) + any(12_345, 4)",
        any(150, 2) + any(12_345, 4),
    );
    row(
        table,
        "cents(150) + any(12_345, 4)",
        cents(150) + any(12_345, 4),
    );
    let mut changed = cents(150);
    changed += units(12_345);
    row(table, "a = cents(150); a += units(12_345)", changed);
    let mut changed = cents(150);
    changed *= units(12_345);
    row(table, "a = cents(150); a *= units(12_345)", changed);
    let mut changed = cents(150);
    changed /= cents(40);
    row(table, "a = cents(150); a /= cents(40)", changed);
    *table += "// #endregion arithmetic\n// #region rounding\n";
    row(
        table,
        "units(12_355).rescale(U2)",
        units(12_355).rescale(ConstDecimals::<U2>::new()),
    );
    row(
        table,
        "cents(150).rescale(U4)",
        cents(150).rescale(ConstDecimals::<U4>::new()),
    );
    let two = ConstDecimals::<U2>::new();
    row(
        table,
        "cents(150).mul_with_precision(cents(33), U2)",
        cents(150).mul_with_precision(cents(33), two.clone()),
    );
    row(
        table,
        "cents(150).mul_half_up(&cents(33), U2)",
        cents(150).mul_half_up(&cents(33), two.clone()),
    );
    row(
        table,
        "cents(200).div_half_up(&cents(300), U2)",
        cents(200).div_half_up(&cents(300), two.clone()),
    );
    row(
        table,
        "cents(200).div_half_up(&cents(300), U4)",
        cents(200).div_half_up(&cents(300), ConstDecimals::<U4>::new()),
    );
    row(
        table,
        "cents(100).mul_half_up(&units(25), U2)",
        cents(100).mul_half_up(&units(25), two.clone()),
    );
    row(
        table,
        "cents(100).mul_half_up(&units(25), U4)",
        cents(100).mul_half_up(&units(25), ConstDecimals::<U4>::new()),
    );
    *table += "// #endregion rounding\n// #region functions\n";
    row_signed(table, "cents(200).ln()", cents(200).ln().unwrap());
    row_signed(table, "cents(50).ln()", cents(50).ln().unwrap());
    row_signed(table, "cents(800).log2()", cents(800).log2().unwrap());
    row(table, "cents(200).nth_root(2)", cents(200).nth_root(2));
    row(
        table,
        "any(2_000_000, 6).nth_root(3)",
        any(2_000_000, 6).nth_root(3),
    );
    row(
        table,
        "any(50_000, 6).exp_approx()",
        any(50_000, 6).exp_approx(),
    );
    row(
        table,
        "any(1_000_000, 6).exp_approx()",
        any(1_000_000, 6).exp_approx(),
    );
    row(
        table,
        "any(50, 6).compounded_interest_factor(...)",
        any(50, 6).compounded_interest_factor(365, 9usize),
    );
    *table += "// #endregion functions\n";
    expect_file("expected/decimals.txt", &text);
}

/// `ln` and `log2` return nine decimals, of which four are accurate.
#[test]
fn logarithms_are_off_by_less_than_a_ten_thousandth() {
    let (mut ln_error, mut log2_error) = (0.0, 0.0);
    for raw in 1..=20_000u64 {
        let exact = raw as f64 / 100.0;
        let read = |value: ManagedDecimalSigned<StaticApi, LnDecimals>| {
            value.as_raw_units().to_i64().unwrap() as f64 / 1e9
        };
        ln_error = f64::max(
            ln_error,
            (read(cents(raw).ln().unwrap()) - exact.ln()).abs(),
        );
        log2_error = f64::max(
            log2_error,
            (read(cents(raw).log2().unwrap()) - exact.log2()).abs(),
        );
    }
    println!("largest errors: ln {ln_error:.7}, log2 {log2_error:.7}");
    assert!(ln_error < 1e-4 && log2_error < 1e-4);
}

#[test]
fn any_logarithm_is_a_quotient() {
    // #region log10
    let mut log10 = cents(50_000).log2().unwrap();
    log10 /= Cents::from(BigUint::from(10u64)).log2().unwrap();
    // #endregion log10
    assert_eq!(log10.to_string(), "2.698921747");
    assert!(cents(0).ln().is_none() && signed(-100).ln().is_none());
}

#[test]
fn conversions_match_the_page() {
    // #region conversions
    let price = Cents::from(BigUint::from(3u64)); // 3.00, not 0.03
    assert_eq!(*price.as_raw_units(), 300u64);
    assert_eq!(price.trunc(), 3u64);
    assert_eq!(price.to_string(), "3.00");

    let same = any(30_000, 4);
    assert!(price == same); // compared by value
    assert!(price.clone().into_var_decimals() == same);
    assert_eq!(price.into_signed().sign(), Sign::Plus);
    // #endregion conversions

    let (raw, decimals) = same.into_raw_parts();
    assert_eq!((raw, decimals), (BigUint::from(30_000u64), 4));
    let float = signed(-150).to_big_float();
    assert!(float == BigFloat::from_frac(-3, 2));
    assert_eq!(*Signed::from(&float).as_raw_units(), BigInt::from(-150i64));
    assert_eq!(*Signed::from(-3i64).as_raw_units(), BigInt::from(-300i64));
    assert_eq!(signed(-175).trunc(), BigInt::from(-1i64));
    assert_eq!(signed(150).into_unsigned_or_fail().to_string(), "1.50");
    assert_eq!(Cents::one(ConstDecimals::new()).to_string(), "1.00");
    assert_eq!(cents(5).to_string(), "0.05");
    assert_eq!(signed(-150).to_string(), "-1.50");
    // A short negative number: wrong text in 0.66.2.
    assert_eq!(signed(-5).to_string(), "0.-5");
}

#[test]
fn encodings_match_the_page() {
    let hex = |bytes: Vec<u8>| {
        bytes
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect::<String>()
    };
    assert_eq!(hex(top_encode_to_vec_u8(&cents(150)).unwrap()), "96");
    assert_eq!(
        hex(top_encode_to_vec_u8(&any(150, 2)).unwrap()),
        "000000019600000002"
    );
    assert_eq!(hex(top_encode_to_vec_u8(&signed(-150)).unwrap()), "ff6a");
}

const RATE: u128 = 25; // 0.25%

fn contract() -> ScenarioWorld {
    world(ContractBuilder, &[&bytes(RATE)])
}

#[test]
fn a_fee_is_a_share_of_an_amount() {
    let mut contract = contract();
    let amount = bytes(2 * u128::from(EGLD) + 399);
    let fee = 5_000_000_000_000_000;
    assert_eq!(ask(&mut contract, "getFee", &[&amount]), Ok(fee));
    assert_eq!(
        ask(&mut contract, "getRest", &[&amount]),
        Ok(2 * u128::from(EGLD) + 399 - fee)
    );
    assert_eq!(ask(&mut contract, "getRate", &[]), Ok(RATE));

    call(&mut contract, "pay", &[], 700).unwrap();
    call(&mut contract, "pay", &[], 50).unwrap();
    assert_eq!(ask(&mut contract, "getPaid", &[]), Ok(750));
}

#[test]
fn a_value_has_the_decimals_of_its_type() {
    let mut contract = contract();
    // 1.5 tokens of 6 decimals at 2,345.67890123 dollars each.
    let arguments: [&[u8]; 3] = [&bytes(1_500_000), &[6], &bytes(234_567_890_123)];
    let value = ask(&mut contract, "getValue", &arguments).unwrap();
    assert_eq!(value, 3_518_518_351);
    let shown = Dollars::<StaticApi>::const_decimals_from_raw(BigUint::from(3_518_518_351u64));
    assert_eq!(shown.to_string(), "3518.518351");
    let [price, rate] = [
        Price::<StaticApi>::const_decimals_from_raw(BigUint::from(234_567_890_123u64)).to_string(),
        Rate::<StaticApi>::const_decimals_from_raw(BigUint::from(25u64)).to_string(),
    ];
    assert_eq!((price.as_str(), rate.as_str()), ("2345.67890123", "0.0025"));
    let egld = Egld::<StaticApi>::from(BigUint::from(2u64));
    assert_eq!(*egld.as_raw_units(), 2 * EGLD);
}

#[test]
#[should_panic(expected = "attempt to subtract with overflow")]
fn a_quotient_of_fewer_decimals_has_none() {
    let _ = any(150, 2) / any(12_345, 4);
}

#[test]
#[should_panic(expected = "index out of bounds: the len is 64 but the index is 64")]
fn a_scale_ends_at_63_decimals() {
    let _ = any(1, 64).trunc();
}
