mod support;

use multiversx_sc_scenario::imports::*;
use shop::types::{Discount, Item, Profile, ProfileV1, Rating, Settings, Speed, Status};
use support::{big, buffer, encodes, encodes_alike, reads, refuses, top};

#[test]
fn types_that_decode_from_zero_bytes() {
    reads("", 0u8);
    reads("", 0i64);
    reads("", 0usize);
    reads("", false);
    reads("", big(0));
    reads("", BigInt::<StaticApi>::zero());
    reads("", buffer(""));
    reads("", String::new());
    reads("", Vec::<u32>::new());
    reads("", ManagedVec::<StaticApi, u32>::new());
    reads("", None::<u32>);
    reads("", TokenId::<StaticApi>::native());
    reads(
        "",
        ManagedDecimal::<StaticApi, ConstDecimals<U2>>::const_decimals_from_raw(big(0)),
    );
    reads("", TimestampMillis::new(0));
    reads("", Status::Open);
    reads("", shop::types::Delivery::<StaticApi>::PickUp);
    reads("", Rating::Poor);
}

#[test]
fn types_that_fail_to_decode_from_zero_bytes() {
    refuses::<ManagedAddress<StaticApi>>("", "bad array length");
    refuses::<EsdtTokenIdentifier<StaticApi>>("", "ESDT expected");
    refuses::<[u8; 4]>("", "input too short");
    refuses::<(u32, u32)>("", "input too short");
    refuses::<Item<StaticApi>>("", "input too short");
    refuses::<Discount<StaticApi>>("", "input too short");
    refuses::<CodeMetadata>("", "input too short");
    refuses::<core::num::NonZeroUsize>("", "invalid value");
    refuses::<ManagedDecimal<StaticApi, NumDecimals>>("", "input too short");
}

// #region option
#[test]
fn an_option_always_has_a_default() {
    reads("", None::<Discount<StaticApi>>);
    encodes_alike(Some(Discount::<StaticApi>::Percent(5)), "01 00 05");
}
// #endregion option

// #region custom
#[test]
fn a_default_value_is_top_encoded_as_no_bytes() {
    encodes(
        Settings {
            fee_percent: 2,
            max_items: 10,
        },
        "",
        "02 0000000a",
    );
    encodes_alike(
        Settings {
            fee_percent: 2,
            max_items: 20,
        },
        "02 00000014",
    );
    reads(
        "02 0000000a",
        Settings {
            fee_percent: 2,
            max_items: 10,
        },
    );
}
// #endregion custom

// #region trap
#[test]
fn the_first_variant_is_lost_if_another_is_the_default() {
    assert_eq!(top(&Speed::Slow), "");
    assert_eq!(top(&Speed::Normal), "");
    reads("", Speed::Normal);
    reads("02", Speed::Fast);
}
// #endregion trap

// #region migration
#[test]
fn a_profile_of_version_1_has_no_points() {
    let name = buffer("Alice");
    let stored = "00000005 416c696365 00000003";
    let before = ProfileV1::<StaticApi> {
        name: name.clone(),
        orders: 3,
    };
    assert_eq!(top(&before), stored.replace(' ', ""));

    reads(
        stored,
        Profile::<StaticApi> {
            name: name.clone(),
            orders: 3,
            points: 0,
        },
    );
    reads(
        &format!("{stored} 0000000000000007"),
        Profile::<StaticApi> {
            name,
            orders: 3,
            points: 7,
        },
    );
    refuses::<ProfileV1<StaticApi>>(&format!("{stored} 0000000000000007"), "input too long");
}
// #endregion migration
