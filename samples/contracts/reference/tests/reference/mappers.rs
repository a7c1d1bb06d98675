use crate::storage::expect_storage;
use multiversx_sc_scenario::{imports::*, multiversx_sc::codec::TopDecodeMulti};

const OWNER: TestAddress = TestAddress::new("owner");
const FIRST: TestSCAddress = TestSCAddress::new("first");
const SECOND: TestSCAddress = TestSCAddress::new("second");
const CODE: MxscPath = MxscPath::new("output/mappers.mxsc.json");
const TOKEN: &str = "RWD-123456";
const ISSUE_COST: u64 = 50_000_000_000_000_000;

fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, reference::mappers::ContractBuilder);
    world.account(OWNER).nonce(1).balance(10 * ISSUE_COST);
    world.current_block().block_timestamp_seconds(1_000u64);
    for contract in [FIRST, SECOND] {
        world
            .tx()
            .from(OWNER)
            .raw_deploy()
            .code(CODE)
            .new_address(contract)
            .run();
    }
    world
}

fn call(world: &mut ScenarioWorld, endpoint: &str) {
    world.tx().from(OWNER).to(FIRST).raw_call(endpoint).run();
}

fn call_for<T: TopDecodeMulti>(world: &mut ScenarioWorld, endpoint: &str) -> T {
    world
        .tx()
        .from(OWNER)
        .to(FIRST)
        .raw_call(endpoint)
        .original_result::<T>()
        .returns(ReturnsResult)
        .run()
}

fn list<T: TopDecodeMulti>(world: &mut ScenarioWorld, view: &str) -> Vec<T> {
    call_for::<MultiValueVec<T>>(world, view).into_vec()
}

fn fails(world: &mut ScenarioWorld, endpoint: &str, message: &str) {
    world
        .tx()
        .from(OWNER)
        .to(FIRST)
        .raw_call(endpoint)
        .returns(ExpectError(4, message))
        .run();
}

fn add_deposit(world: &mut ScenarioWorld, amount: u64) {
    world
        .tx()
        .from(OWNER)
        .to(FIRST)
        .raw_call("addDeposit")
        .argument(&OWNER)
        .argument(&TOKEN)
        .argument(&amount)
        .run();
}

#[test]
fn single_value_mapper_has_one_entry_for_each_set_of_arguments() {
    let mut world = world();
    add_deposit(&mut world, 400);
    add_deposit(&mut world, 600);
    expect_storage(&mut world, FIRST, "single-value");
}

#[test]
fn a_value_that_does_not_fit_its_type_stops_the_call() {
    let mut world = world();
    add_deposit(&mut world, 1 << 40);
    fails(
        &mut world,
        "getTotalAsU32",
        "storage decode error (key: total): input too long",
    );
}

#[test]
fn an_empty_entry_is_no_struct_and_no_address() {
    let mut world = world();
    fails(
        &mut world,
        "getOffer",
        "storage decode error (key: offer): input too short",
    );
    fails(
        &mut world,
        "getHeir",
        "storage decode error (key: heir): bad array length",
    );
}

#[test]
fn vec_mapper_counts_from_one() {
    let mut world = world();
    call(&mut world, "vec_mapper");
    expect_storage(&mut world, FIRST, "vec");
    assert_eq!(list::<u64>(&mut world, "getScores"), [300, 200]);
    world
        .tx()
        .from(OWNER)
        .to(FIRST)
        .raw_call("getScore")
        .argument(&0u32)
        .returns(ExpectError(4, "index out of range"))
        .run();
}

#[test]
fn set_mapper_keeps_the_order() {
    let mut world = world();
    assert!(!call_for::<bool>(&mut world, "set_mapper"));
    expect_storage(&mut world, FIRST, "set");
    assert_eq!(list::<u32>(&mut world, "getMembers"), [10, 30]);
}

#[test]
fn unordered_set_mapper_moves_the_last_one() {
    let mut world = world();
    assert_eq!(call_for::<u32>(&mut world, "unordered_set_mapper"), 1);
    expect_storage(&mut world, FIRST, "unordered-set");
    assert_eq!(list::<u32>(&mut world, "getVoters"), [30, 20]);
}

#[test]
fn whitelist_mapper_rejects_unknown_addresses() {
    let mut world = world();
    fails(&mut world, "administrate", "Item not whitelisted");
    world
        .tx()
        .from(OWNER)
        .to(FIRST)
        .raw_call("addAdmin")
        .argument(&OWNER)
        .run();
    call(&mut world, "administrate");
    expect_storage(&mut world, FIRST, "whitelist");
}

#[test]
fn queue_mapper_pops_from_both_ends() {
    let mut world = world();
    assert_eq!(list::<u32>(&mut world, "queue_mapper"), [5]);
    expect_storage(&mut world, FIRST, "queue");
    assert_eq!(list::<u32>(&mut world, "getJobs"), [10, 20]);
}

#[test]
fn linked_list_mapper_inserts_in_the_middle() {
    let mut world = world();
    call(&mut world, "linked_list_mapper");
    expect_storage(&mut world, FIRST, "linked-list");
    assert_eq!(list::<u32>(&mut world, "getTasks"), [10, 20, 30]);
}

#[test]
fn map_mapper_lists_pairs() {
    let mut world = world();
    call(&mut world, "map_mapper");
    expect_storage(&mut world, FIRST, "map");
    let prices = list::<MultiValue2<u32, u64>>(&mut world, "getPrices");
    assert_eq!(prices, [MultiValue2::from((7, 105))]);
}

#[test]
fn map_storage_mapper_nests_a_mapper() {
    let mut world = world();
    call(&mut world, "map_storage_mapper");
    expect_storage(&mut world, FIRST, "map-storage");
}

#[test]
fn bi_di_mapper_rejects_duplicate_values() {
    let mut world = world();
    assert!(!call_for::<bool>(&mut world, "bi_di_mapper"));
    expect_storage(&mut world, FIRST, "bi-di");
}

#[test]
fn address_to_id_mapper_returns_the_same_id() {
    let mut world = world();
    assert_eq!(call_for::<u64>(&mut world, "address_to_id_mapper"), 1);
    assert_eq!(call_for::<u64>(&mut world, "address_to_id_mapper"), 1);
    expect_storage(&mut world, FIRST, "address-to-id");
}

#[test]
fn user_mapper_returns_the_same_id() {
    let mut world = world();
    assert_eq!(call_for::<u32>(&mut world, "user_mapper"), 1);
    assert_eq!(call_for::<u32>(&mut world, "user_mapper"), 1);
    expect_storage(&mut world, FIRST, "user");
}

#[test]
fn unique_id_mapper_stores_only_moved_ids() {
    let mut world = world();
    assert_eq!(call_for::<u32>(&mut world, "unique_id_mapper"), 2);
    expect_storage(&mut world, FIRST, "unique-id");
    assert_eq!(list::<u32>(&mut world, "getTickets"), [1, 5, 3, 4]);
}

#[test]
fn ordered_binary_tree_mapper_keeps_the_entry_of_a_deleted_root() {
    let mut world = world();
    assert_eq!(list::<u64>(&mut world, "tree_mapper"), [0, 2, 0, 30]);
    expect_storage(&mut world, FIRST, "tree");
    assert_eq!(list::<u64>(&mut world, "delete_root"), [30]);
    expect_storage(&mut world, FIRST, "tree-after-delete");
    fails(&mut world, "delete_root", "Node not found");
}

fn call_with_number(world: &mut ScenarioWorld, endpoint: &str, number: u64) {
    world
        .tx()
        .from(OWNER)
        .to(FIRST)
        .raw_call(endpoint)
        .argument(&number)
        .run();
}

#[test]
fn timelock_mapper_waits() {
    let mut world = world();
    call_with_number(&mut world, "initFee", 100);
    fails(&mut world, "applyFee", "no fee was announced");

    call_with_number(&mut world, "announceFee", 200);
    expect_storage(&mut world, FIRST, "timelock");
    fails(&mut world, "applyFee", "the fee is still locked");

    world.current_block().block_timestamp_seconds(87_400u64);
    call(&mut world, "applyFee");
    expect_storage(&mut world, FIRST, "timelock-applied");
}

#[test]
fn timelock_mapper_loses_its_value_if_committed_twice() {
    let mut world = world();
    call_with_number(&mut world, "initFee", 100);
    call_with_number(&mut world, "announceFee", 200);
    world.current_block().block_timestamp_seconds(87_400u64);
    assert!(call_for::<bool>(&mut world, "commitUnchecked"));
    assert!(call_for::<bool>(&mut world, "commitUnchecked"));
    expect_storage(&mut world, FIRST, "timelock-lost");
    assert_eq!(call_for::<u64>(&mut world, "getFee"), 0);
}

fn issue(world: &mut ScenarioWorld, endpoint: &str) {
    world
        .tx()
        .from(OWNER)
        .to(FIRST)
        .raw_call(endpoint)
        .egld(ISSUE_COST)
        .run();
}

#[test]
fn fungible_token_mapper_issues_and_mints() {
    let mut world = world();
    fails(&mut world, "reward", "wrong number of arguments");
    let states = call_for::<MultiValue3<bool, bool, bool>>(&mut world, "tokenState");
    assert_eq!(states.into_tuple(), (true, false, false));

    issue(&mut world, "issueToken");
    let states = call_for::<MultiValue3<bool, bool, bool>>(&mut world, "tokenState");
    assert_eq!(states.into_tuple(), (false, false, true));
    let token = call_for::<String>(&mut world, "getToken");
    assert!(token.starts_with("RWD-") && token.len() == 10, "{token}");

    call_with_number(&mut world, "reward", 100);
    let token_id = TestTokenIdentifier::new(&token);
    world.check_account(OWNER).esdt_balance(token_id, 100u64);

    world
        .tx()
        .from(OWNER)
        .to(FIRST)
        .raw_call("issueToken")
        .egld(ISSUE_COST)
        .returns(ExpectError(4, "Token ID already set"))
        .run();
}

fn call_with_token(world: &mut ScenarioWorld, endpoint: &str, token: &str, message: Option<&str>) {
    let call = world
        .tx()
        .from(OWNER)
        .to(FIRST)
        .raw_call(endpoint)
        .argument(&token);
    match message {
        Some(message) => call.returns(ExpectError(4, message)).run(),
        None => call.run(),
    }
}

#[test]
fn fungible_token_mapper_rejects_other_tokens() {
    let mut world = world();
    call_with_token(&mut world, "checkToken", TOKEN, Some("Invalid token ID"));
    call_with_token(&mut world, "useToken", "rwd", Some("Invalid token ID"));
    call_with_token(&mut world, "useToken", TOKEN, None);
    call_with_token(&mut world, "useToken", TOKEN, Some("Token ID already set"));
    call_with_token(&mut world, "checkToken", TOKEN, None);
    call_with_token(
        &mut world,
        "checkToken",
        "OTHER-123456",
        Some("Invalid payment token"),
    );
}

#[test]
fn non_fungible_token_mapper_creates_and_sends() {
    let mut world = world();
    issue(&mut world, "issueBadge");
    let token = call_for::<String>(&mut world, "getBadge");
    for nonce in 1..=2u64 {
        let created = world
            .tx()
            .from(OWNER)
            .to(FIRST)
            .raw_call("awardBadge")
            .argument(&3u32)
            .original_result::<u64>()
            .returns(ReturnsResult)
            .run();
        assert_eq!(created, nonce);
        world.check_account(OWNER).esdt_nft_balance_and_attributes(
            TestTokenIdentifier::new(&token),
            nonce,
            1u64,
            3u32,
        );
    }
}

#[test]
fn token_attributes_mapper_finds_both_ways_but_has_is_inverted() {
    let mut world = world();
    call_with_token(&mut world, "token_attributes_mapper", "TOK-123456", None);
    expect_storage(&mut world, FIRST, "token-attributes");
    let answers = world
        .tx()
        .from(OWNER)
        .to(FIRST)
        .raw_call("token_attributes_answers")
        .argument(&"TOK-123456")
        .original_result::<MultiValue4<bool, bool, bool, bool>>()
        .returns(ReturnsResult)
        .run();
    assert_eq!(answers.into_tuple(), (false, true, false, true));
    call_with_token(
        &mut world,
        "token_attributes_mapper",
        "TOK-123456",
        Some("A value was already set"),
    );
}

#[test]
fn clearing_a_collection_deletes_all_entries() {
    let mut world = world();
    for endpoint in [
        "vec_mapper",
        "set_mapper",
        "unordered_set_mapper",
        "queue_mapper",
        "linked_list_mapper",
        "map_mapper",
        "map_storage_mapper",
    ] {
        call(&mut world, endpoint);
    }
    add_deposit(&mut world, 1_000);
    call(&mut world, "clear_all");
    expect_storage(&mut world, FIRST, "single-value");
}

#[test]
fn removing_while_iterating_is_safe_only_in_a_set() {
    let mut world = world();
    call(&mut world, "set_mapper");
    call(&mut world, "removeWhileIterating");
    assert!(list::<u32>(&mut world, "getMembers").is_empty());

    call(&mut world, "unordered_set_mapper");
    call(&mut world, "swapRemoveWhileIterating");
    assert_eq!(list::<u32>(&mut world, "getVoters"), [20]);
}

#[test]
fn mappers_read_the_storage_of_another_contract() {
    let mut world = world();
    add_deposit(&mut world, 1_000);
    call(&mut world, "vec_mapper");
    world
        .query()
        .to(SECOND)
        .raw_call("readOther")
        .argument(&FIRST)
        .original_result::<MultiValue2<u64, u32>>()
        .returns(ExpectValue(MultiValue2::from((1_000u64, 2u32))))
        .run();
    world
        .query()
        .to(SECOND)
        .raw_call("readOtherDeposit")
        .argument(&FIRST)
        .argument(&OWNER)
        .argument(&TOKEN)
        .original_result::<u64>()
        .returns(ExpectValue(1_000u64))
        .run();
}

#[test]
fn nested_and_token_mappers_of_another_contract_read_the_own_storage() {
    let mut world = world();
    call(&mut world, "map_storage_mapper");
    call_with_token(&mut world, "useToken", TOKEN, None);
    world
        .query()
        .to(SECOND)
        .raw_call("readOtherPitfalls")
        .argument(&FIRST)
        .original_result::<MultiValue3<u32, u32, bool>>()
        .returns(ExpectValue(MultiValue3::from((1u32, 0u32, false))))
        .run();
}
