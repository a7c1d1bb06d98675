use multiversx_sc_scenario::{api::StaticApi, imports::*};

const USER: TestAddress = TestAddress::new("user");
const CONTRACT: TestSCAddress = TestSCAddress::new("api");
const CODE: MxscPath = MxscPath::new("output/api.mxsc.json");
const REWARD: TestTokenIdentifier = TestTokenIdentifier::new("RWD-123456");
const SWORD: TestTokenIdentifier = TestTokenIdentifier::new("SWD-123456");

fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, reference::api::ContractBuilder);
    world.account(USER).nonce(1);
    world
        .tx()
        .from(USER)
        .raw_deploy()
        .code(CODE)
        .new_address(CONTRACT)
        .run();
    world.set_esdt_balance(CONTRACT, b"RWD-123456", 50u64);
    world.set_esdt_local_roles(
        CONTRACT,
        b"RWD-123456",
        &[EsdtLocalRole::Mint, EsdtLocalRole::Burn],
    );
    world.set_esdt_local_roles(CONTRACT, b"SWD-123456", &[EsdtLocalRole::NftCreate]);
    world
}

#[test]
fn a_contract_reads_its_caller() {
    world()
        .tx()
        .from(USER)
        .to(CONTRACT)
        .raw_call("getContext")
        .original_result::<MultiValue4<ManagedAddress<StaticApi>, ManagedAddress<StaticApi>, u32, bool>>()
        .returns(ExpectValue(MultiValue4::from((
            USER.to_managed_address::<StaticApi>(),
            USER.to_managed_address::<StaticApi>(),
            1u32,
            false,
        ))))
        .run();
}

#[test]
fn a_block_has_its_numbers() {
    let mut world = world();
    world
        .current_block()
        .block_nonce(100u64)
        .block_round(105u64)
        .block_epoch(3u64)
        .block_timestamp_millis(TimestampMillis::new(1_700_000_000_600));
    let block = world
        .query()
        .to(CONTRACT)
        .raw_call("getBlock")
        .original_result::<MultiValue5<u64, u64, u64, u64, u64>>()
        .returns(ReturnsResult)
        .run();
    assert_eq!(
        block.into_tuple(),
        (100, 105, 3, 1_700_000_000_600, 1_700_000_000)
    );
}

#[test]
fn reads_balances_of_any_token() {
    for (token, balance) in [("RWD-123456", 50u64), ("EGLD-000000", 0), ("EGLD", 0)] {
        world()
            .query()
            .to(CONTRACT)
            .raw_call("getBalanceOf")
            .argument(&token)
            .argument(&0u64)
            .original_result::<u64>()
            .returns(ExpectValue(balance))
            .run();
    }
}

#[test]
fn roles_are_flags() {
    world()
        .query()
        .to(CONTRACT)
        .raw_call("getRoles")
        .argument(&"SWD-123456")
        .original_result::<MultiValue2<bool, bool>>()
        .returns(ExpectValue(MultiValue2::from((false, false))))
        .run();
    world()
        .query()
        .to(CONTRACT)
        .raw_call("getRoles")
        .argument(&"RWD-123456")
        .original_result::<MultiValue2<bool, bool>>()
        .returns(ExpectValue(MultiValue2::from((true, true))))
        .run();
}

#[test]
fn hashes_match_the_standards() {
    let hashes = world()
        .query()
        .to(CONTRACT)
        .raw_call("hashes")
        .argument(&"abc")
        .original_result::<MultiValue2<Vec<u8>, Vec<u8>>>()
        .returns(ReturnsResult)
        .run();
    let hex = |bytes: Vec<u8>| {
        bytes
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect::<String>()
    };
    let (sha256, keccak256) = hashes.into_tuple();
    assert_eq!(
        hex(sha256),
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    );
    assert_eq!(
        hex(keccak256),
        "4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45"
    );
}

/// The public key of the test wallet Alice, and her signature of `user____…` and the byte 10.
const ALICE: &str = "0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1";
const SIGNATURE: &str = "9f04b4e159d72d9657dc5901cbbd2f8bf9c00e62eded879c09da71f44a753f88e6c0bd6d819cc29de15d4431807203b9e0467d6b9652897110baceedcf456c0f";

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap())
        .collect()
}

fn claim(amount: u8) -> Result<(), String> {
    let mut world = world();
    world
        .tx()
        .from(USER)
        .to(CONTRACT)
        .raw_call("setSigner")
        .argument(&bytes(ALICE))
        .run();
    world
        .tx()
        .from(USER)
        .to(CONTRACT)
        .raw_call("claimWithVoucher")
        .argument(&amount)
        .argument(&bytes(SIGNATURE))
        .returns(ReturnsHandledOrError::new())
        .run()
        .map_err(|error| error.message)
}

#[test]
fn a_voucher_is_valid_only_for_the_signed_amount() {
    assert_eq!(claim(10), Ok(()));
    assert_eq!(claim(11), Err("ed25519 verify error".to_owned()));
}

#[test]
fn tokens_are_burnt_and_minted() {
    let mut world = world();
    world
        .tx()
        .from(USER)
        .to(CONTRACT)
        .raw_call("remint")
        .argument(&REWARD)
        .argument(&20u64)
        .run();
    world.check_account(CONTRACT).esdt_balance(REWARD, 50u64);
    world
        .tx()
        .from(USER)
        .to(CONTRACT)
        .raw_call("remint")
        .argument(&SWORD)
        .argument(&20u64)
        .returns(ExpectError(10, "action is not allowed"))
        .run();
}

#[test]
fn an_nft_is_created_and_sent() {
    let mut world = world();
    world
        .tx()
        .from(USER)
        .to(CONTRACT)
        .raw_call("createNft")
        .argument(&SWORD)
        .argument(&9u32)
        .original_result::<u64>()
        .returns(ExpectValue(1u64))
        .run();
    world
        .check_account(USER)
        .esdt_nft_balance_and_attributes(SWORD, 1u64, 1u64, 9u32);
}

#[test]
fn attributes_of_a_held_nft_are_decoded() {
    let mut world = world();
    world
        .tx()
        .from(USER)
        .to(CONTRACT)
        .raw_call("createAndKeep")
        .argument(&SWORD)
        .argument(&9u32)
        .run();
    world
        .query()
        .to(CONTRACT)
        .raw_call("getNftData")
        .argument(&SWORD)
        .argument(&1u64)
        .original_result::<MultiValue3<u64, u32, u64>>()
        .returns(ExpectValue(MultiValue3::from((1u64, 9u32, 0u64))))
        .run();
}

#[test]
fn values_are_encoded_and_stored_by_hand() {
    let mut world = world();
    world
        .query()
        .to(CONTRACT)
        .raw_call("encodeLevel")
        .argument(&9u32)
        .original_result::<Vec<u8>>()
        .returns(ExpectValue(vec![9u8]))
        .run();
    world
        .tx()
        .from(USER)
        .to(CONTRACT)
        .raw_call("rawStorage")
        .original_result::<u64>()
        .returns(ExpectValue(7u64))
        .run();
    world
        .check_account(CONTRACT)
        .check_storage("str:counter", "7");
}
