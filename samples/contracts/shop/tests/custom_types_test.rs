mod support;

use multiversx_sc_scenario::imports::*;
use shop::types::{Delivery, Item, Order, Rating, Status};
use support::{ALICE, address, big, buffer, encodes, encodes_alike, reads, refuses, token};

fn item() -> Item<StaticApi> {
    Item {
        token: token("ALICE-a1b2c3"),
        nonce: 0,
        amount: big(1000),
    }
}

// #region struct
#[test]
fn fields_are_encoded_in_order() {
    let item = Item::<StaticApi> {
        token: EsdtTokenIdentifier::from("ALICE-a1b2c3"),
        nonce: 0,
        amount: BigUint::from(1000u32),
    };
    encodes_alike(
        item,
        "0000000c 414c4943452d613162326333 0000000000000000 00000002 03e8",
    );
}
// #endregion struct

#[test]
fn enums_without_data() {
    encodes(Status::Open, "", "00");
    encodes(Status::Paid, "01", "01");
    encodes(Status::Shipped, "02", "02");
    reads("00", Status::Open);
    refuses::<Status>("03", "invalid value");
}

#[test]
fn enums_with_data() {
    type Delivery = shop::types::Delivery<StaticApi>;
    encodes(Delivery::PickUp, "", "00");
    encodes_alike(Delivery::Locker(7), "01 0007");
    let post = Delivery::Post {
        street: buffer("Calea Victoriei"),
        express: true,
    };
    encodes_alike(post, "02 0000000f 43616c656120566963746f72696569 01");
    reads("00", Delivery::PickUp);
    refuses::<Delivery>("01", "input too short");
    refuses::<Delivery>("03", "invalid value");
    refuses::<Delivery>("01000700", "input too long");
}

#[test]
fn explicit_discriminants() {
    encodes(Rating::Poor, "01", "01");
    encodes(Rating::Fair, "02", "02");
    encodes(Rating::Good, "0a", "0a");
    encodes(Rating::Great, "0b", "0b");
    // Zero bytes decode to the first variant, whatever its discriminant.
    reads("", Rating::Poor);
    refuses::<Rating>("00", "invalid value");
}

#[test]
fn an_order() {
    let order = Order::<StaticApi> {
        id: 1,
        buyer: address(ALICE),
        items: ManagedVec::from(vec![item()]),
        delivery: Delivery::Locker(7),
        status: Status::Open,
        voucher: Some(42),
    };
    let expected = [
        "00000001",
        ALICE,
        "00000001",
        "0000000c 414c4943452d613162326333 0000000000000000 00000002 03e8",
        "01 0007",
        "00",
        "01 002a",
    ];
    encodes_alike(order, &expected.join(" "));
}
