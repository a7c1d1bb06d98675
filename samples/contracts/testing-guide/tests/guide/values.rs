//! Every expression of the pages about scenario values, with its bytes.

use crate::failures::{panic_of, same_as_expected};
use multiversx_sc_scenario::{
    imports::*,
    multiversx_sc::codec::top_encode_to_vec_u8_or_panic,
    scenario_format::value_interpreter::{interpret_string, interpret_subtree},
};
use std::path::PathBuf;
use testing_guide::tip_jar_proxy::{Goal, Tip};

fn context() -> InterpreterContext {
    InterpreterContext::new().with_dir(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("values"))
}

fn hex_of(value: &[u8]) -> String {
    value.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(expression: &str) -> String {
    hex_of(&interpret_string(expression, &context()))
}

fn json(text: &str) -> String {
    let tree: ValueSubTree = serde_json::from_str(text).unwrap();
    hex_of(&interpret_subtree(&tree, &context()))
}

/// One `expression<TAB>hexadecimal` a line.
fn check(table: &str) {
    for row in table.lines().filter(|line| !line.starts_with('#')) {
        let (expression, expected) = row.split_once('\t').expect("a tab in every row");
        assert_eq!(bytes(expression), expected, "{expression}");
    }
}

#[test]
fn simple_values() {
    check(include_str!("../../values/simple.tsv"));
}

#[test]
fn concatenated_values() {
    check(include_str!("../../values/concatenated.tsv"));
}

#[test]
fn lists_and_maps_are_concatenated() {
    assert_eq!(json(r#"["u32:1", "u32:2"]"#), "0000000100000002");
    assert_eq!(json(r#"["u32:2", ["u8:5", "u8:6"]]"#), "000000020506");
    assert_eq!(json(r#"[]"#), "");
    assert_eq!(json(r#"{}"#), "");
    assert_eq!(json(r#"{"0-a": "u8:1", "1-b": "u8:2"}"#), "0102");
    assert_eq!(json(r#"{"b": "u8:1", "a": "u8:2"}"#), "0201");
    assert_eq!(json(r#"{"2-b": "u8:1", "10-c": "u8:2"}"#), "0201");
    assert_eq!(json(r#"{"0": "u8:1|u8:2", "1": {"0": "u8:3"}}"#), "010203");
}

#[test]
fn a_structure_has_three_forms() {
    let bytes = "0000000119000000026869";
    assert_eq!(json(r#""biguint:25|nested:str:hi""#), bytes);
    assert_eq!(json(r#"["biguint:25", "nested:str:hi"]"#), bytes);
    assert_eq!(
        json(r#"{"0-amount": "biguint:25", "1-message": "nested:str:hi"}"#),
        bytes
    );
}

#[test]
fn fields_are_nested() {
    fn field(value: impl NestedEncode, expression: &str) {
        let mut encoded = Vec::new();
        value.dep_encode(&mut encoded).unwrap();
        assert_eq!(hex_of(&encoded), json(expression), "{expression}");
    }
    field(7u8, r#""u8:7""#);
    field(-7i64, r#""i64:-7""#);
    field(7usize, r#""u32:7""#);
    field(false, r#""u8:0""#);
    field(BigUint::<StaticApi>::from(7u64), r#""biguint:7""#);
    field(NonZeroBigUint::<StaticApi>::one(), r#""biguint:1""#);
    field(BigInt::<StaticApi>::from(5), r#""nested:+5""#);
    field(BigInt::<StaticApi>::from(-5), r#""nested:-5""#);
    field(ManagedBuffer::<StaticApi>::from("hi"), r#""nested:str:hi""#);
    field(
        TokenId::<StaticApi>::from("COIN-123456"),
        r#""nested:str:COIN-123456""#,
    );
    field(crate::setup::JAR, r#""sc:jar""#);
    field([1u8, 2u8], r#""0x0102""#);
    field(TimestampMillis::new(9), r#""u64:9""#);
    field(Option::<u16>::None, r#""u8:0""#);
    field(Some(7u16), r#""u8:1|u16:7""#);
    field(vec![7u16, 8u16], r#"["u32:2", "u16:7", "u16:8"]"#);
}

#[test]
fn lists_of_lists_carry_their_lengths() {
    let lists = r#"["u32:3", ["u32:1", "u32:2", "u32:3"], "u32:0", "u32:2", ["u32:5", "u32:6"]]"#;
    let value: Vec<Vec<u32>> = vec![vec![1, 2, 3], vec![], vec![5, 6]];
    assert_eq!(json(lists), hex_of(&top_encode_to_vec_u8_or_panic(&value)));
}

#[test]
fn maps_are_structures() {
    let tip = Tip::<StaticApi> {
        from: crate::setup::ANNA.to_managed_address(),
        token: crate::setup::EGLD.to_token_id(),
        amount: BigUint::from(25u64),
        message: ManagedBuffer::from("thanks"),
        epoch: 0,
    };
    let map = r#"{
        "0-from": "address:anna",
        "1-token": "nested:str:EGLD-000000",
        "2-amount": "biguint:25",
        "3-message": "nested:str:thanks",
        "4-epoch": "u64:0"
    }"#;
    assert_eq!(json(map), hex_of(&top_encode_to_vec_u8_or_panic(&tip)));
}

// #region unit
#[test]
fn a_struct_decodes_to_the_same_value() {
    let tip = Tip::<StaticApi> {
        from: crate::setup::ANNA.to_managed_address(),
        token: crate::setup::COIN.to_token_id(),
        amount: BigUint::from(25u64),
        message: ManagedBuffer::from("thanks"),
        epoch: 7,
    };
    let stored = top_encode_to_vec_u8_or_panic(&tip);
    assert_eq!(Tip::top_decode(stored).unwrap(), tip);
}
// #endregion unit

#[test]
fn enums_begin_with_their_variant() {
    let goal = |goal: Goal<StaticApi>| hex_of(&top_encode_to_vec_u8_or_panic(&goal));
    let mut steps = ManagedVec::new();
    steps.push(5);
    steps.push(6);

    assert_eq!(goal(Goal::Nothing), json(r#""""#));
    assert_eq!(
        goal(Goal::Amount(BigUint::from(1_000u64))),
        json(r#"["u8:1", "biguint:1,000"]"#)
    );
    assert_eq!(
        goal(Goal::Rounds { first: 3, steps }),
        json(
            r#"{"0-variant": "u8:2", "1-first": "u64:3", "2-steps": ["u32:2", "u32:5", "u32:6"]}"#
        )
    );
}

#[test]
fn the_pipe_comes_before_every_prefix() {
    let hash_of_a = bytes("keccak256:str:a");
    assert_eq!(bytes("keccak256:str:a|str:b"), format!("{hash_of_a}62"));
    assert_eq!(bytes("nested:str:a|str:b"), "000000016162");
}

#[test]
fn a_missing_file_is_its_path() {
    let lenient = context().with_allowed_missing_files();
    let code = interpret_string("mxsc:files/nothing.mxsc.json", &lenient);
    let text = String::from_utf8(code).unwrap();
    assert!(text.starts_with("MISSING:\""));
    assert!(text.ends_with("/values/files/nothing.mxsc.json\""));
}

#[test]
fn invalid_expressions_have_clear_errors() {
    let rows: Vec<String> = [
        "owner",
        " 5",
        "1.5",
        "-",
        "u8:256",
        "i8:128",
        "i8:-129",
        "0xzz",
        "sc:jar#1",
        "address:a#01#02",
        "STR:abc",
    ]
    .iter()
    .map(|expression| {
        let message = match panic_of(|| bytes(expression)) {
            Ok(value) => format!("no error: {value}"),
            Err(message) => message,
        };
        format!("{expression}\t{message}\n")
    })
    .collect();
    same_as_expected("wrong-values.txt", &rows.concat());
}
