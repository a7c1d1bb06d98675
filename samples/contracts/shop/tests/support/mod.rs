#![allow(dead_code)]

use core::fmt::Debug;
use multiversx_sc_scenario::imports::*;
use multiversx_sc_scenario::multiversx_sc::codec::{
    TopEncodeMulti,
    test_util::{check_dep_decode, check_dep_encode, check_top_decode, check_top_encode},
};

pub const ALICE: &str = "0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1";
pub const BOB: &str = "8049d639e5a6980d1cd2392abcce41029cda74a1563523a202f09641cc2618f8";

/// Spaces are for the eye.
pub fn bytes(hex: &str) -> Vec<u8> {
    hex::decode(hex.replace(' ', "")).unwrap()
}

pub fn address(hex: &str) -> ManagedAddress<StaticApi> {
    ManagedAddress::new_from_bytes(&bytes(hex).try_into().unwrap())
}

pub fn buffer(text: &str) -> ManagedBuffer<StaticApi> {
    ManagedBuffer::from(text)
}

pub fn big(value: u64) -> BigUint<StaticApi> {
    BigUint::from(value)
}

pub fn token(id: &str) -> EsdtTokenIdentifier<StaticApi> {
    EsdtTokenIdentifier::from(id)
}

// #region encode
/// Top-level encoding of a value.
pub fn top<T: TopEncode>(value: &T) -> String {
    hex::encode(check_top_encode(value))
}

/// Nested encoding of a value.
pub fn nested<T: NestedEncode>(value: &T) -> String {
    hex::encode(check_dep_encode(value))
}

// #endregion encode

/// A value has these two encodings, and each of them is read as the same value.
pub fn encodes<T>(value: T, top: &str, nested: &str)
where
    T: TopEncode + TopDecode + NestedEncode + NestedDecode + PartialEq + Debug,
{
    assert_eq!(self::top(&value), top.replace(' ', ""), "top {value:?}");
    assert_eq!(
        self::nested(&value),
        nested.replace(' ', ""),
        "nested {value:?}"
    );
    assert_eq!(check_top_decode::<T>(&bytes(top)), value);
    assert_eq!(check_dep_decode::<T>(&bytes(nested)), value);
}

/// The same bytes on its own and inside of others.
pub fn encodes_alike<T>(value: T, both: &str)
where
    T: TopEncode + TopDecode + NestedEncode + NestedDecode + PartialEq + Debug,
{
    encodes(value, both, both);
}

/// Bytes that are read as the value, though it isn't encoded so.
pub fn reads<T: TopDecode + PartialEq + Debug>(hex: &str, value: T) {
    assert_eq!(check_top_decode::<T>(&bytes(hex)), value, "{hex}");
}

pub fn refuses<T: TopDecode + Debug>(hex: &str, message: &str) {
    let error = T::top_decode(bytes(hex).as_slice()).expect_err(hex);
    assert_eq!(error.message_str(), message, "{hex}");
}

/// The parts of a multi-value: one for each argument or result.
pub fn parts<T: TopEncodeMulti>(value: &T) -> String {
    let mut parts = Vec::<Vec<u8>>::new();
    value.multi_encode(&mut parts).unwrap();
    parts.iter().map(hex::encode).collect::<Vec<_>>().join("@")
}
