use multiversx_sc_scenario::imports::*;
use tx_calls::{agent_proxy::AgentProxy, seller_proxy::SellerProxy};

pub const OWNER: TestAddress = TestAddress::new("owner");
pub const USER: TestAddress = TestAddress::new("user");
pub const FRIEND: TestAddress = TestAddress::new("friend");
pub const SELLER: TestSCAddress = TestSCAddress::new("seller");
pub const AGENT: TestSCAddress = TestSCAddress::new("agent");
pub const SELLER_CODE: MxscPath = MxscPath::new("../tx-calls-seller/output/seller.mxsc.json");
pub const AGENT_CODE: MxscPath = MxscPath::new("output/agent.mxsc.json");
pub const RWD: TestTokenId = TestTokenId::new("RWD-123456");
pub const PRICE: u64 = 10;
pub const START: u64 = 1_000;

/// A seller at 10 a ticket, an agent of it, and a user with 1,000.
pub fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(SELLER_CODE, tx_calls_seller::ContractBuilder);
    world.register_contract(AGENT_CODE, tx_calls::ContractBuilder);
    world.account(OWNER).nonce(1);
    world.account(FRIEND).nonce(1);
    world
        .account(USER)
        .nonce(1)
        .balance(START)
        .esdt_balance(RWD, 50u64);

    world
        .tx()
        .from(OWNER)
        .typed(SellerProxy)
        .init(PRICE)
        .code(SELLER_CODE)
        .code_metadata(CodeMetadata::UPGRADEABLE | CodeMetadata::READABLE)
        .new_address(SELLER)
        .run();
    world
        .tx()
        .from(OWNER)
        .typed(AgentProxy)
        .init(SELLER)
        .code(AGENT_CODE)
        .new_address(AGENT)
        .run();
    world
}

/// Compares with the committed file. `UPDATE_EXPECTED=1` rewrites it.
pub fn expect_file(path: &str, text: &str) {
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(path, text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), text, "{path}");
}
