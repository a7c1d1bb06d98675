use multiversx_sc_scenario::{api::StaticApi, imports::*, multiversx_sc::codec::TopEncodeMulti};

const USER: TestAddress = TestAddress::new("user");
const CONTRACT: TestSCAddress = TestSCAddress::new("messages");
const CODE: MxscPath = MxscPath::new("output/messages.mxsc.json");

fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, reference::messages::ContractBuilder);
    world.account(USER).nonce(1);
    world
        .tx()
        .from(USER)
        .raw_deploy()
        .code(CODE)
        .new_address(CONTRACT)
        .run();
    world
}

fn fails<T: TopEncodeMulti>(endpoint: &str, argument: T, message: &str) {
    world()
        .tx()
        .from(USER)
        .to(CONTRACT)
        .raw_call(endpoint)
        .argument(&argument)
        .returns(ExpectError(4, message))
        .run();
}

fn texts<T: TopEncodeMulti>(view: &str, arguments: T) -> Vec<String> {
    world()
        .query()
        .to(CONTRACT)
        .raw_call(view)
        .argument(&arguments)
        .original_result::<MultiValueVec<String>>()
        .returns(ReturnsResult)
        .run()
        .into_vec()
}

#[test]
fn errors_carry_their_values() {
    fails("buy", 0u32, "buy at least one");
    fails("buy", 5u32, "5 wanted, only 3 left");
    fails("getPrice", 9u32, "no size 9");
    fails("refuse", "RWD-123456", "token RWD-123456 isn't accepted");
}

#[test]
fn a_receipt_is_put_together() {
    let receipt = texts(
        "getReceipt",
        MultiValue3::from(("BDG-123456", 26u64, BigUint::<StaticApi>::from(3u64))),
    );
    assert_eq!(receipt, ["3 of BDG-123456, nonce 0x1a"]);
}

#[test]
fn printing_changes_nothing() {
    world()
        .tx()
        .from(USER)
        .to(CONTRACT)
        .raw_call("trace")
        .argument(&1_000u64)
        .run();
}

#[test]
fn number_formats_match_the_page() {
    assert_eq!(
        texts("formatNumbers", MultiValue2::from((10u64, -10i64))),
        ["10", "a", "1010", "0a", "-10", "fffffffffffffff6", "f6"]
    );
    assert_eq!(
        texts(
            "formatBig",
            MultiValue2::from((
                BigUint::<StaticApi>::from(1_000u64),
                BigInt::<StaticApi>::from(-1_000i64)
            ))
        ),
        ["1000", "03e8", "-1000", "fc18"]
    );
}

#[test]
fn byte_formats_match_the_page() {
    assert_eq!(
        texts("formatBytes", "abc"),
        ["abc", "616263", "011000010110001001100011", "616263"]
    );
}

#[test]
fn other_formats_match_the_page() {
    assert_eq!(
        texts("formatOthers", USER),
        [
            "true",
            "01",
            "757365725f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f",
            "070001",
            "text",
            "RWD-123456",
            "123.45",
        ]
    );
}

#[test]
fn a_single_character_before_a_letter_is_lost() {
    assert_eq!(
        texts("formatPitfalls", MultiValueVec::<u8>::new()),
        ["7:7", "77", "7: 7"]
    );
}
