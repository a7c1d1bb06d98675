use multiversx_sc_scenario::imports::*;

const OWNER: TestAddress = TestAddress::new("owner");
const SELLER: TestAddress = TestAddress::new("seller");
const MARKET: TestSCAddress = TestSCAddress::new("market");
const OTHER: TestSCAddress = TestSCAddress::new("other");
const CODE: MxscPath = MxscPath::new("output/annotations.mxsc.json");

fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, reference::annotations::ContractBuilder);
    world.account(OWNER).nonce(1).balance(100u64);
    world.account(SELLER).nonce(1);
    for contract in [MARKET, OTHER] {
        world
            .tx()
            .from(OWNER)
            .raw_deploy()
            .argument(&5u64)
            .code(CODE)
            .new_address(contract)
            .run();
    }
    world
}

fn offer(
    world: &mut ScenarioWorld,
    market: TestSCAddress,
) -> Vec<multiversx_sc_scenario::scenario_model::Log> {
    world
        .tx()
        .from(SELLER)
        .to(market)
        .raw_call("offer")
        .argument(&30u64)
        .returns(ReturnsLogs)
        .run()
}

fn expect_error(
    world: &mut ScenarioWorld,
    from: TestAddress,
    endpoint: &str,
    status: u64,
    message: &str,
) {
    world
        .tx()
        .from(from)
        .to(MARKET)
        .raw_call(endpoint)
        .argument(&1u64)
        .returns(ExpectError(status, message))
        .run();
}

#[test]
fn an_event_has_its_identifier_and_topics() {
    let logs = offer(&mut world(), MARKET);
    let log = logs.last().unwrap();
    assert_eq!(log.endpoint, "offer");
    assert_eq!(
        log.topics,
        [
            b"offerCreated".to_vec(),
            vec![1],
            SELLER.eval_to_array().to_vec()
        ]
    );
    assert_eq!(log.data, [vec![30]]);
}

#[test]
fn a_buyer_pays_the_seller() {
    let mut world = world();
    offer(&mut world, MARKET);
    world
        .tx()
        .from(OWNER)
        .to(MARKET)
        .raw_call("buy")
        .argument(&1u64)
        .egld(30u64)
        .run();
    world.check_account(SELLER).balance(30u64);
}

#[test]
fn restrictions_have_specific_messages() {
    let mut world = world();
    expect_error(
        &mut world,
        SELLER,
        "setFee",
        4,
        "Endpoint can only be called by owner",
    );
    expect_error(
        &mut world,
        OWNER,
        "removeOffer",
        4,
        "Endpoint can only be called by admins",
    );
    expect_error(
        &mut world,
        OWNER,
        "offer2",
        1,
        "invalid function (not found)",
    );
    expect_error(
        &mut world,
        OWNER,
        "getTotals",
        4,
        "wrong number of arguments",
    );
}

#[test]
fn several_outputs_are_several_values() {
    let mut world = world();
    offer(&mut world, MARKET);
    world
        .query()
        .to(MARKET)
        .raw_call("getTotals")
        .original_result::<MultiValue2<u64, u64>>()
        .returns(ExpectValue(MultiValue2::from((1u64, 5u64))))
        .run();
}

#[test]
fn an_optional_argument_takes_the_next_value() {
    world()
        .query()
        .to(MARKET)
        .raw_call("countArguments")
        .argument(&1u32)
        .argument(&2u32)
        .argument(&3u32)
        .original_result::<MultiValue2<bool, u32>>()
        .returns(ExpectValue(MultiValue2::from((true, 2u32))))
        .run();
}

#[test]
fn accessors_read_and_write_their_key() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(MARKET)
        .raw_call("dropFee")
        .argument(&SELLER)
        .original_result::<MultiValue3<bool, bool, bool>>()
        .returns(ExpectValue(MultiValue3::from((false, true, true))))
        .run();
    world
        .check_account(MARKET)
        .check_storage("str:fee", "")
        .check_storage("str:banned|address:seller", "1");
}

#[test]
fn a_promise_passes_its_result_to_the_callback() {
    let mut world = world();
    offer(&mut world, OTHER);
    for id in [1u64, 2] {
        world
            .tx()
            .from(OWNER)
            .to(MARKET)
            .gas(50_000_000u64)
            .raw_call("callOther")
            .argument(&OTHER)
            .argument(&id)
            .run();
    }
    world
        .check_account(MARKET)
        .check_storage("str:heard|u64:1", "30")
        .check_storage(
            "str:complaint",
            "str:storage decode error (key: offer\0\0\0\0\0\0\0\u{2}): input too short",
        );
}

#[test]
fn payment_arguments_are_filled_in() {
    world()
        .tx()
        .from(OWNER)
        .to(MARKET)
        .raw_call("oldStyle")
        .egld(7u64)
        .original_result::<MultiValue3<String, u64, u64>>()
        .returns(ExpectValue(MultiValue3::from(("EGLD", 0u64, 7u64))))
        .run();
}

#[test]
fn the_abi_matches_the_annotations() {
    use multiversx_sc_scenario::multiversx_sc::contract_base::ContractAbiProvider;
    let abi = reference::annotations::AbiProvider::abi();
    let endpoint = |name: &str| {
        abi.endpoints
            .iter()
            .find(|endpoint| endpoint.name == name)
            .unwrap()
    };

    assert!(endpoint("setFee").only_owner);
    assert!(endpoint("removeOffer").only_admin);
    assert_eq!(endpoint("removeOffer").labels, ["admin"]);
    assert_eq!(endpoint("buy").payable_in_tokens, ["*"]);
    assert_eq!(
        endpoint("getPrice").title.as_deref(),
        Some("Price of an offer")
    );
    let names: Vec<_> = endpoint("getTotals")
        .outputs
        .iter()
        .map(|output| output.output_name.as_str())
        .collect();
    assert_eq!(names, ["offers", "fee"]);
    assert!(endpoint("countArguments").allow_multiple_var_args);
    assert_eq!(abi.esdt_attributes[0].ticker, "STALL");
    assert_eq!(abi.events[0].identifier, "offerCreated");
}
