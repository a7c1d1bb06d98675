mod support;

use core::num::NonZeroUsize;
use multiversx_sc_scenario::imports::*;
use support::{
    ALICE, address, big, buffer, encodes, encodes_alike, nested, reads, refuses, token, top,
};

#[test]
fn small_unsigned_numbers() {
    encodes(0u8, "", "00");
    encodes(7u8, "07", "07");
    encodes(255u8, "ff", "ff");
    encodes(0u16, "", "0000");
    encodes(7u16, "07", "0007");
    encodes(1000u16, "03e8", "03e8");
    encodes(0u32, "", "00000000");
    encodes(7u32, "07", "00000007");
    encodes(1000u32, "03e8", "000003e8");
    encodes(305_419_896u32, "12345678", "12345678");
    encodes(0u64, "", "0000000000000000");
    encodes(7u64, "07", "0000000000000007");
    encodes(1_789_063_563_000u64, "01a08c7f86f8", "000001a08c7f86f8");
    encodes(u64::MAX, "ffffffffffffffff", "ffffffffffffffff");
    encodes(1000usize, "03e8", "000003e8");
}

#[test]
fn small_signed_numbers() {
    encodes(0i8, "", "00");
    encodes(127i8, "7f", "7f");
    encodes(-1i8, "ff", "ff");
    encodes(-128i8, "80", "80");
    encodes(-1i16, "ff", "ffff");
    encodes(128i16, "0080", "0080");
    encodes(-129i16, "ff7f", "ff7f");
    encodes(5i32, "05", "00000005");
    encodes(-5i32, "fb", "fffffffb");
    encodes(255i32, "00ff", "000000ff");
    encodes(-1000i32, "fc18", "fffffc18");
    encodes(-1i64, "ff", "ffffffffffffffff");
    encodes(-1000i64, "fc18", "fffffffffffffc18");
    encodes(-1000isize, "fc18", "fffffc18");
}

#[test]
fn numbers_read_with_zeros_in_front() {
    reads("00", 0u8);
    reads("0007", 7u8);
    reads("00000007", 7u64);
    reads("0005", 5i32);
    reads("fffb", -5i32);
}

#[test]
fn numbers_out_of_range() {
    refuses::<u8>("0100", "input too long");
    refuses::<u16>("010000", "input too long");
    refuses::<i8>("0080", "input out of range");
    refuses::<i8>("ff7f", "input out of range");
    refuses::<NonZeroUsize>("", "invalid value");
}

/// Left to itself, a u128 loses all but its lowest 8 bytes.
#[test]
fn top_encoded_u128_is_truncated() {
    let value = (1u128 << 64) + 5;
    assert_eq!(top(&value), "05");
    assert_eq!(nested(&value), "00000000000000010000000000000005");
    encodes(7u128, "07", "00000000000000000000000000000007");
}

#[test]
fn big_unsigned_numbers() {
    encodes(big(0), "", "00000000");
    encodes(big(1), "01", "00000001 01");
    encodes(big(127), "7f", "00000001 7f");
    encodes(big(128), "80", "00000001 80");
    encodes(big(256), "0100", "00000002 0100");
    encodes(
        big(1_000_000_000_000_000_000),
        "0de0b6b3a7640000",
        "00000008 0de0b6b3a7640000",
    );
    let hundred_egld = big(100) * 1_000_000_000_000_000_000u64;
    encodes(
        hundred_egld,
        "056bc75e2d63100000",
        "00000009 056bc75e2d63100000",
    );
    reads("0007", big(7));
}

#[test]
fn big_signed_numbers() {
    let big = |value: i64| BigInt::<StaticApi>::from(value);
    encodes(big(0), "", "00000000");
    encodes(big(1), "01", "00000001 01");
    encodes(big(-1), "ff", "00000001 ff");
    encodes(big(127), "7f", "00000001 7f");
    encodes(big(128), "0080", "00000002 0080");
    encodes(big(-128), "80", "00000001 80");
    encodes(big(-129), "ff7f", "00000002 ff7f");
    encodes(big(256), "0100", "00000002 0100");
}

#[test]
fn big_numbers_that_are_never_zero() {
    let one = NonZeroBigUint::<StaticApi>::new_or_panic(big(1));
    encodes(one, "01", "00000001 01");
    refuses::<NonZeroBigUint<StaticApi>>("", "zero value not allowed");
}

#[test]
fn decimals() {
    let two: ManagedDecimal<StaticApi, ConstDecimals<U2>> =
        ManagedDecimal::const_decimals_from_raw(big(150));
    encodes(two, "96", "00000001 96");
    let some = ManagedDecimal::<StaticApi, NumDecimals>::from_raw_units(big(150), 2);
    encodes_alike(some, "00000001 96 00000002");
    let debt: ManagedDecimalSigned<StaticApi, ConstDecimals<U2>> =
        ManagedDecimalSigned::const_decimals_from_raw(BigInt::from(-150i64));
    encodes(debt, "ff6a", "00000002 ff6a");
}

#[test]
fn flags() {
    encodes(true, "01", "01");
    encodes(false, "", "00");
    reads("00", false);
    refuses::<bool>("02", "invalid value");
    refuses::<bool>("0001", "input too long");
}

#[test]
fn bytes_and_text() {
    encodes(buffer("abc"), "616263", "00000003 616263");
    encodes(buffer("é"), "c3a9", "00000002 c3a9");
    encodes(buffer(""), "", "00000000");
    encodes(String::from("abc"), "616263", "00000003 616263");
    encodes(vec![0xcau8, 0xfe], "cafe", "00000002 cafe");
    refuses::<String>("ff", "utf-8 decode error");
}

#[test]
fn addresses() {
    encodes_alike(address(ALICE), ALICE);
    refuses::<ManagedAddress<StaticApi>>("", "bad array length");
    refuses::<ManagedAddress<StaticApi>>(&ALICE[2..], "bad array length");
}

#[test]
fn token_identifiers() {
    encodes(
        token("ALICE-a1b2c3"),
        "414c4943452d613162326333",
        "0000000c 414c4943452d613162326333",
    );
    encodes(token("banana"), "62616e616e61", "00000006 62616e616e61");
    let egld = "45474c442d303030303030";
    encodes(
        TokenId::<StaticApi>::native(),
        egld,
        &format!("0000000b {egld}"),
    );
    reads("45474c44", TokenId::<StaticApi>::native());
    reads("", TokenId::<StaticApi>::native());
    encodes(
        EgldOrEsdtTokenIdentifier::<StaticApi>::egld(),
        "45474c44",
        "00000004 45474c44",
    );
    reads(egld, EgldOrEsdtTokenIdentifier::<StaticApi>::egld());
    reads("", EgldOrEsdtTokenIdentifier::<StaticApi>::egld());
    refuses::<EsdtTokenIdentifier<StaticApi>>("", "ESDT expected");
    refuses::<EsdtTokenIdentifier<StaticApi>>("45474c44", "ESDT expected");
    refuses::<EsdtTokenIdentifier<StaticApi>>(egld, "ESDT expected");
}

#[test]
fn times() {
    let time = TimestampMillis::new(1_789_063_563_000);
    encodes(time, "01a08c7f86f8", "000001a08c7f86f8");
    encodes(DurationSeconds::new(86_400), "015180", "0000000000015180");
}

// #region code-metadata
#[test]
fn code_metadata() {
    let usual = CodeMetadata::UPGRADEABLE | CodeMetadata::READABLE;
    encodes_alike(usual, "0500");
    encodes_alike(usual | CodeMetadata::PAYABLE_BY_SC, "0504");
    encodes_alike(usual | CodeMetadata::PAYABLE, "0502");
    encodes_alike(CodeMetadata::UPGRADEABLE, "0100");
    encodes_alike(CodeMetadata::UPGRADEABLE | CodeMetadata::PAYABLE, "0102");
    encodes_alike(CodeMetadata::READABLE, "0400");
    encodes_alike(CodeMetadata::all(), "0506");
    encodes_alike(CodeMetadata::DEFAULT, "0000");
}
// #endregion code-metadata
