mod support;

use multiversx_sc_scenario::imports::*;
use multiversx_sc_scenario::multiversx_sc::codec::TopDecodeMulti;
use shop::shop_proxy;
use support::{ALICE, BOB, big, bytes, parts, token};

const OWNER: TestAddress = TestAddress::new("owner");
const SHOP: TestSCAddress = TestSCAddress::new("shop");
const CODE: MxscPath = MxscPath::new("output/shop.mxsc.json");

const GOLD: &str = "474f4c442d316132623363";
const PASS: &str = "504153532d346435653666";

fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, shop::ContractBuilder);
    world.account(OWNER).nonce(1);
    world
        .tx()
        .from(OWNER)
        .typed(shop_proxy::ShopProxy)
        .init()
        .code(CODE)
        .new_address(SHOP)
        .run();
    world
}

/// Sends `function@argument@…`, the format of the data field, and returns the results in the same format.
fn call(world: &mut ScenarioWorld, data: &str) -> Result<String, String> {
    let mut tokens = data.split('@');
    let mut call = FunctionCall::<StaticApi>::new(tokens.next().unwrap());
    for token in tokens {
        call = call.argument(&bytes(token));
    }
    let response = world
        .tx()
        .from(OWNER)
        .to(SHOP)
        .raw_data(call)
        .returns(ReturnsHandledOrError::new().returns(ReturnsRawResult))
        .run();
    response
        .map(|results| {
            results
                .into_iter()
                .map(|part| hex::encode(part.to_vec()))
                .collect::<Vec<_>>()
                .join("@")
        })
        .map_err(|error| error.message)
}

#[track_caller]
fn returns(world: &mut ScenarioWorld, data: &str, results: &str) {
    assert_eq!(call(world, data).as_deref(), Ok(results), "{data}");
}

#[track_caller]
fn fails(world: &mut ScenarioWorld, data: &str, message: &str) {
    assert_eq!(call(world, data), Err(message.to_owned()), "{data}");
}

#[test]
fn parts_of_multi_values() {
    assert_eq!(parts(&MultiValue2::from((7u32, true))), "07@01");
    assert_eq!(parts(&MultiValueVec::from(vec![1u32, 2])), "01@02");
    assert_eq!(parts(&MultiValueVec::<u32>::new()), "");
    assert_eq!(parts(&OptionalValue::Some(5u64)), "05");
    let mut counted = MultiValueEncodedCounted::<StaticApi, u32>::new();
    counted.push(5);
    counted.push(6);
    assert_eq!(parts(&counted), "02@05@06");
    let mut pairs = MultiValueEncodedCounted::<StaticApi, MultiValue2<u32, u32>>::new();
    pairs.push((5, 6).into());
    assert_eq!(parts(&pairs), "01@05@06");
    let payment = EsdtTokenPayment::<StaticApi>::new(token("GOLD-1a2b3c"), 0, big(1000));
    assert_eq!(parts(&payment.into_multi_value()), format!("{GOLD}@@03e8"));
}

#[test]
fn an_option_is_one_argument_and_an_optional_value_none_or_one() {
    let mut world = world();
    returns(
        &mut world,
        &format!("setPrices@{GOLD}@@64@{PASS}@05@01f4"),
        "",
    );

    returns(
        &mut world,
        &format!("priceWithOption@{PASS}@010000000000000005"),
        "01f4",
    );
    returns(&mut world, &format!("priceWithOption@{GOLD}@"), "64");
    returns(&mut world, &format!("priceWithOption@{GOLD}@00"), "64");
    fails(
        &mut world,
        &format!("priceWithOption@{GOLD}"),
        "wrong number of arguments",
    );
    fails(
        &mut world,
        &format!("priceWithOption@{PASS}@05"),
        "argument decode error (nonce): invalid value",
    );

    returns(&mut world, &format!("price@{PASS}@05"), "01f4");
    returns(&mut world, &format!("price@{GOLD}"), "64");
    returns(&mut world, &format!("price@{GOLD}@"), "64");
    fails(&mut world, "price", "too few arguments");
    fails(
        &mut world,
        &format!("price@{PASS}@05@00"),
        "too many arguments",
    );
}

#[test]
fn a_list_and_a_multi_value_say_the_same() {
    let list = format!(
        "setPriceList@0000000b{GOLD}00000000000000000000000164 0000000b{PASS}0000000000000005 0000000201f4"
    );
    let variadic = format!("setPrices@{GOLD}@@64@{PASS}@05@01f4");
    for data in [&list, &variadic] {
        let mut world = world();
        returns(&mut world, data, "");
        returns(&mut world, &format!("price@{GOLD}"), "64");
        returns(&mut world, &format!("price@{PASS}@05"), "01f4");
    }
    let mut world = world();
    returns(&mut world, "setPrices", "");
    fails(
        &mut world,
        &format!("setPrices@{GOLD}@@64@{PASS}"),
        "argument decode error (var args): too few arguments",
    );
}

#[test]
fn a_count_divides_two_lists() {
    let mut world = world();
    returns(&mut world, &format!("rate@01@{ALICE}@{BOB}"), "");
    returns(&mut world, "getRatings", &format!("{ALICE}@0a@{BOB}@01"));
    returns(&mut world, &format!("rate@@{ALICE}"), "");
    returns(&mut world, "getRatings", &format!("{ALICE}@01@{BOB}@01"));
    fails(
        &mut world,
        &format!("rate@02@{ALICE}"),
        "argument decode error (good): too few arguments",
    );
}

#[test]
fn the_first_of_two_optional_values_takes_the_only_argument() {
    let mut world = world();
    returns(&mut world, "range", "01@");
    returns(&mut world, "range@05", "05@");
    returns(&mut world, "range@05@09", "05@09");
    returns(&mut world, "range@@09", "@09");
}

#[test]
fn ignored_arguments_may_be_anything() {
    let mut arguments = vec![bytes("ff"), vec![], bytes("00")];
    assert!(IgnoreValue::multi_decode(&mut arguments).is_ok());
    assert!(arguments.is_empty());
}

#[test]
fn mappers_return_their_content() {
    let mut world = world();
    returns(&mut world, "getOrders", "");
    returns(&mut world, "getSettings", "");
    returns(&mut world, "setSettings@0200000014", "");
    returns(&mut world, "getSettings", "0200000014");
    returns(&mut world, "setSettings@020000000a", "");
    returns(&mut world, "getSettings", "");
    fails(
        &mut world,
        "getDiscount",
        "storage decode error (key: discount): input too short",
    );

    let item = format!("0000000b{GOLD}0000000000000000 0000000164");
    let place = format!("placeOrder@{item}@010007@2a");
    returns(&mut world, &place, "01");
    let owner = hex::encode(OWNER.to_address().as_bytes());
    let order = format!("00000001 {owner} 00000001 {item} 010007 01 01002a").replace(' ', "");
    returns(&mut world, "getOrders", &order);
    returns(&mut world, &place, "02");
    assert_eq!(call(&mut world, "getOrders").unwrap().split('@').count(), 2);
    returns(&mut world, "getSummary@01", &format!("01@{owner}@01"));
    returns(&mut world, "getSummary@03", "");
}

#[test]
fn arguments_that_cannot_be_read() {
    let mut world = world();
    fails(
        &mut world,
        "setClosingTime@010000000000000000",
        "argument out of range",
    );
    returns(&mut world, "setClosingTime@01a08c7f86f8", "");
    returns(&mut world, "getClosingTime", "01a08c7f86f8");
    fails(
        &mut world,
        "getSummary@0100000000",
        "argument decode error (id): input too long",
    );
    fails(
        &mut world,
        "placeOrder@@03",
        "argument decode error (delivery): invalid value",
    );
    fails(
        &mut world,
        "placeOrder@00@",
        "argument decode error (items): input too short",
    );
    fails(&mut world, "placeOrder", "too few arguments");
    fails(
        &mut world,
        "rate@@aa",
        "argument decode error (var args): bad array length",
    );
    fails(
        &mut world,
        "price@",
        "argument decode error (token): ESDT expected",
    );
}

#[test]
fn asynchronous_call_results() {
    type Result = ManagedAsyncCallResult<StaticApi, u32>;
    let read = |parts: &[&str]| {
        Result::multi_decode(&mut parts.iter().map(|part| bytes(part)).collect::<Vec<_>>()).unwrap()
    };
    for success in ["", "00", "6f6b"] {
        assert!(matches!(
            read(&[success, "07"]),
            ManagedAsyncCallResult::Ok(7)
        ));
    }
    match read(&["04", "6e6f"]) {
        ManagedAsyncCallResult::Err(error) => {
            assert_eq!(
                (error.err_code, error.err_msg),
                (4, ManagedBuffer::from("no"))
            )
        }
        ManagedAsyncCallResult::Ok(_) => panic!("4 is an error"),
    }
}

/// A key is the mapper's name and its arguments, nested.
#[test]
fn keys_and_values_in_storage() {
    let mut world = world();
    returns(&mut world, &format!("setPrices@{PASS}@05@01f4"), "");
    world
        .check_account(SHOP)
        .check_storage("str:price|nested:str:PASS-4d5e6f|u64:5", "500");
    returns(&mut world, &format!("setPrices@{PASS}@05@"), "");
    world
        .check_account(SHOP)
        .check_storage("str:price|nested:str:PASS-4d5e6f|u64:5", "");
}
