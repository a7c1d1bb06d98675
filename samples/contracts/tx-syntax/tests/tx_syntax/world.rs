// #region names
use adder::adder_proxy::AdderProxy;
use multiversx_sc_scenario::{api::StaticApi, imports::*};

pub const OWNER: TestAddress = TestAddress::new("owner");
pub const FRIEND: TestAddress = TestAddress::new("friend");
pub const SENDER: TestSCAddress = TestSCAddress::new("sender");
pub const VAULT: TestSCAddress = TestSCAddress::new("vault");
pub const ADDER: TestSCAddress = TestSCAddress::new("adder");
pub const SENDER_CODE: MxscPath = MxscPath::new("output/sender.mxsc.json");
pub const VAULT_CODE: MxscPath = MxscPath::new("output/vault.mxsc.json");
pub const ADDER_CODE: MxscPath = MxscPath::new("output/adder.mxsc.json");
pub const REWARD: TestTokenId = TestTokenId::new("RWD-123456");
pub const BADGE: TestTokenId = TestTokenId::new("BDG-123456");
// #endregion names

// #region world
/// A sender with 100 atomic units of EGLD, a vault labelled `spring`, and an adder that starts at 5.
pub fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(SENDER_CODE, tx_syntax::sender::ContractBuilder);
    world.register_contract(VAULT_CODE, tx_syntax::vault::ContractBuilder);
    world.register_contract(ADDER_CODE, adder::ContractBuilder);
    world
        .account(OWNER)
        .nonce(1)
        .balance(1_000u64)
        .esdt_balance(REWARD, 1_000u64)
        .esdt_nft_balance(BADGE, 7, 1u64, ());
    world.account(FRIEND).nonce(1);

    world
        .tx()
        .from(OWNER)
        .egld(100u64)
        .raw_deploy()
        .code(SENDER_CODE)
        .new_address(SENDER)
        .run();
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .argument(&"spring")
        .code(VAULT_CODE)
        .new_address(VAULT)
        .run();
    world
        .tx()
        .from(OWNER)
        .typed(AdderProxy)
        .init(5u64)
        .code(ADDER_CODE)
        .new_address(ADDER)
        .run();
    world
}
// #endregion world

pub fn expect_label(world: &mut ScenarioWorld, vault: TestSCAddress, label: &str) {
    world
        .query()
        .to(vault)
        .raw_call("getLabel")
        .original_result::<ManagedBuffer<StaticApi>>()
        .returns(ExpectValue(label))
        .run();
}

/// Compares with the committed file. `UPDATE_EXPECTED=1` rewrites it.
pub fn expect_file(path: &str, text: &str) {
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(path, text).unwrap();
    }
    let expected = std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{path}: {error}; UPDATE_EXPECTED=1 writes it"));
    assert_eq!(expected, text, "{path}");
}
