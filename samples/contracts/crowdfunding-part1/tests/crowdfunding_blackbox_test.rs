// The reader's crate is named crowdfunding.
use crowdfunding_part1 as crowdfunding;

// #region whole
// #region setup
use crowdfunding::crowdfunding_proxy;
use multiversx_sc_scenario::imports::*;

const CODE: MxscPath = MxscPath::new("output/crowdfunding.mxsc.json");

fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, crowdfunding::ContractBuilder);
    world
}
// #endregion setup

// #region names
const OWNER: TestAddress = TestAddress::new("owner");
const CAMPAIGN: TestSCAddress = TestSCAddress::new("campaign");
// #endregion names

// #region deploy
#[test]
fn deployment_stores_the_target() {
    let mut world = world();
    world.account(OWNER).nonce(1).balance(100);

    let new_address = world
        .tx()
        .from(OWNER)
        .typed(crowdfunding_proxy::CrowdfundingProxy)
        .init(2_000u64)
        .code(CODE)
        .new_address(CAMPAIGN)
        .returns(ReturnsNewAddress)
        .run();
    // #endregion deploy

    // #region checks
    assert_eq!(new_address, CAMPAIGN.to_address());
    world.check_account(OWNER).nonce(2).balance(100);

    world
        .query()
        .to(CAMPAIGN)
        .typed(crowdfunding_proxy::CrowdfundingProxy)
        .target()
        .returns(ExpectValue(2_000u64))
        .run();
    // #endregion checks
}
// #endregion whole
