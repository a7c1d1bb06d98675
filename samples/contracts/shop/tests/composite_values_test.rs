mod support;

use multiversx_sc_scenario::imports::*;
use support::{big, buffer, encodes, encodes_alike, reads, refuses};

// #region list
#[test]
fn only_nested_lists_have_a_length_prefix() {
    let list = ManagedVec::<StaticApi, u32>::from(vec![1u32, 2]);
    encodes(list, "00000001 00000002", "00000002 00000001 00000002");
}
// #endregion list

#[test]
fn lists() {
    encodes(vec![1u8, 2], "0102", "00000002 0102");
    encodes(vec![1u16, 2], "0001 0002", "00000002 0001 0002");
    encodes(Vec::<u32>::new(), "", "00000000");
    encodes(vec![true, false], "01 00", "00000002 01 00");
    encodes(
        vec![vec![7u32], vec![]],
        "00000001 00000007 00000000",
        "00000002 00000001 00000007 00000000",
    );
    let amounts = ManagedVec::<StaticApi, BigUint<StaticApi>>::from(vec![big(7), big(1000)]);
    encodes(
        amounts,
        "00000001 07 00000002 03e8",
        "00000002 00000001 07 00000002 03e8",
    );
    let words =
        ManagedVec::<StaticApi, ManagedBuffer<StaticApi>>::from(vec![buffer("ab"), buffer("")]);
    encodes(
        words,
        "00000002 6162 00000000",
        "00000002 00000002 6162 00000000",
    );
    encodes(
        ArrayVec::<u16, 4>::from_iter([1, 2]),
        "0001 0002",
        "00000002 0001 0002",
    );
}

#[test]
fn bad_lists() {
    refuses::<Vec<u32>>("0000000100", "input too short");
    refuses::<Vec<Vec<u8>>>("00000005 61", "input too short");
    refuses::<ArrayVec<u16, 2>>("0001 0002 0003", "capacity exceeded");
}

#[test]
fn arrays_and_tuples() {
    encodes_alike([1u8, 2], "0102");
    encodes_alike([1u16, 2], "0001 0002");
    encodes_alike(
        ManagedByteArray::<StaticApi, 4>::new_from_bytes(&[0xca, 0xfe, 0xba, 0xbe]),
        "cafebabe",
    );
    encodes_alike((1u8, 2u16, 3u32), "01 0002 00000003");
    encodes_alike((7u32, buffer("ok")), "00000007 00000002 6f6b");
    encodes_alike((big(7), true), "00000001 07 01");
    refuses::<(u32, u32)>("", "input too short");
    refuses::<(u8, u8)>("010203", "input too long");
    refuses::<[u8; 2]>("01", "input too short");
    refuses::<[u8; 2]>("010203", "input too long");
}

#[test]
fn options() {
    encodes_alike(Some(5u16), "01 0005");
    encodes_alike(Some(0u16), "01 0000");
    encodes(None::<u16>, "", "00");
    encodes_alike(Some(big(4660)), "01 00000002 1234");
    encodes_alike(Some(big(0)), "01 00000000");
    encodes_alike(Some(None::<u16>), "01 00");
    encodes(vec![Some(1u8), None], "01 01 00", "00000002 01 01 00");
    reads("00", None::<u16>);
    refuses::<Option<u16>>("05", "invalid value");
    refuses::<Option<u16>>("0105", "input too short");
    refuses::<Option<u16>>("0000", "input too long");
}
