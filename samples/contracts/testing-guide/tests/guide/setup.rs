//! Accounts, blocks and checks of the page about setting up a test.

// #region names
use multiversx_sc_scenario::imports::*;
use testing_guide::tip_jar_proxy::TipJarProxy;

pub const OWNER: TestAddress = TestAddress::new("owner");
pub const ANNA: TestAddress = TestAddress::new("anna");
pub const BEN: TestAddress = TestAddress::new("ben");
pub const JAR: TestSCAddress = TestSCAddress::new("jar");
pub const CODE: MxscPath = MxscPath::new("output/testing-guide.mxsc.json");

pub const EGLD: TestTokenId = TestTokenId::EGLD_000000;
pub const COIN: TestTokenId = TestTokenId::new("COIN-123456");
pub const ART: TestTokenId = TestTokenId::new("ART-abcdef");
// #endregion names

// #region world
pub fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, testing_guide::ContractBuilder);
    world
}
// #endregion world

// #region accounts
pub fn world_with_accounts() -> ScenarioWorld {
    let mut world = world();
    world
        .account(OWNER)
        .nonce(1)
        .account(ANNA)
        .nonce(1)
        .balance(1_000)
        .esdt_balance(COIN, 500)
        .esdt_nft_balance(ART, 1, 1, ManagedBuffer::from("blue"))
        .account(BEN)
        .nonce(1)
        .balance(1_000);
    world
}
// #endregion accounts

// #region deploy
/// A jar that accepts tips of 10 or more.
pub fn open_jar() -> ScenarioWorld {
    let mut world = world_with_accounts();
    world
        .tx()
        .from(OWNER)
        .typed(TipJarProxy)
        .init(10u64)
        .code(CODE)
        .new_address(JAR)
        .run();
    world
}
// #endregion deploy

// #region ready-made
/// The jar exists from the start, without a deployment.
fn world_with_a_jar() -> ScenarioWorld {
    let mut world = world_with_accounts();
    world
        .account(JAR)
        .code(CODE)
        .owner(OWNER)
        .balance(70)
        .storage_mandos("str:minimum", "10");
    world
}
// #endregion ready-made

#[test]
fn accounts_have_their_initial_balances() {
    let mut world = world_with_accounts();
    // #region check
    world
        .check_account(ANNA)
        .nonce(1)
        .balance(1_000)
        .esdt_balance(COIN, 500)
        .check_account(BEN)
        .balance(1_000)
        .esdt_balance(COIN, 0);
    // #endregion check
    // #region check-nft
    world
        .check_account(ANNA)
        .esdt_nft_balance_and_attributes(ART, 1, 1, "blue");
    // #endregion check-nft
}

#[test]
fn a_contract_can_be_set_like_an_account() {
    let mut world = world_with_a_jar();
    // #region check-storage
    world
        .check_account(JAR)
        .balance(70)
        .code(CODE)
        .check_storage("str:minimum", "10")
        .check_storage("str:goal", "");
    // #endregion check-storage
    world
        .tx()
        .from(OWNER)
        .to(JAR)
        .typed(TipJarProxy)
        .withdraw()
        .run();
    world
        .check_account(OWNER)
        .balance(70)
        .check_account(JAR)
        .balance(0);
}

#[test]
fn roles_and_instances_are_set_with_their_properties() {
    let mut world = world();
    // #region nft
    world
        .account(ANNA)
        .esdt_nft_all_properties(
            ART,
            2,
            1,
            ManagedBuffer::from("red"),
            500,
            Some(BEN),
            ManagedBuffer::from("hash"),
            vec![ManagedBuffer::from("https://example.com/art/2.png")],
        )
        .esdt_nft_last_nonce(ART, 2)
        .esdt_roles(ART, vec!["ESDTRoleNFTCreate".to_string()]);
    // #endregion nft
    world
        .check_account(ANNA)
        .esdt_nft_balance_and_attributes(ART, 2, 1, "red");
}

#[test]
fn balances_change_later() {
    let mut world = open_jar();
    // #region change
    world.set_egld_balance(ANNA, 30);
    world.set_esdt_balance(ANNA, b"COIN-123456", 40);
    // #endregion change
    world.check_account(ANNA).balance(30).esdt_balance(COIN, 40);
}

#[test]
fn time_advances_only_when_set() {
    let mut world = open_jar();
    // #region block
    world
        .current_block()
        .block_nonce(100)
        .block_round(110)
        .block_epoch(7)
        .block_timestamp_millis(TimestampMillis::new(1_000_000));
    // #endregion block
    world
        .tx()
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .tip("hi")
        .egld(10)
        .run();
    let last = world
        .query()
        .to(JAR)
        .typed(TipJarProxy)
        .last()
        .returns(ReturnsResult)
        .run();
    assert_eq!(last.epoch, 7);
}

// #region compiled
fn world_for_both() -> ScenarioWorld {
    let mut world = ScenarioWorld::new()
        .executor_config(ExecutorConfig::compiled_tests_or(ExecutorConfig::Debugger));
    world.register_contract(CODE, testing_guide::ContractBuilder);
    world
}
// #endregion compiled

#[test]
fn compiled_tests_run_natively_by_default() {
    let mut world = world_for_both();
    world.account(OWNER).nonce(1);
    world
        .tx()
        .from(OWNER)
        .typed(TipJarProxy)
        .init(10u64)
        .code(CODE)
        .new_address(JAR)
        .run();
    world.check_account(JAR).check_storage("str:minimum", "10");
}
