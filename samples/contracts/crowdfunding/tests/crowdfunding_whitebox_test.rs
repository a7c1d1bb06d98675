//! The crowdfunding contract, tested with closures in a ScenarioWorld.
// #region all
use crowdfunding::{Crowdfunding, Status};
use multiversx_sc_scenario::imports::*;

const OWNER: TestAddress = TestAddress::new("owner");
const DONOR: TestAddress = TestAddress::new("donor");
const CAMPAIGN: TestSCAddress = TestSCAddress::new("campaign");
const CODE: MxscPath = MxscPath::new("output/crowdfunding.mxsc.json");
const GOAL: TestTokenIdentifier = TestTokenIdentifier::new("GOAL-a1b2c3");
const DEADLINE: TimestampMillis = TimestampMillis::new(1_000_000);

fn open_campaign() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, crowdfunding::ContractBuilder);
    world.account(OWNER).nonce(1);
    world.account(DONOR).esdt_balance(GOAL, 5_000);
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .code(CODE)
        .new_address(CAMPAIGN)
        .whitebox(crowdfunding::contract_obj, |contract| {
            contract.init(TokenId::from("GOAL-a1b2c3"), 2_000u64.into(), DEADLINE);
        });
    world
}

#[test]
fn a_deposit_is_recorded() {
    let mut world = open_campaign();
    world
        .tx()
        .from(DONOR)
        .to(CAMPAIGN)
        .payment(Payment::try_new(GOAL, 0, 1_500u64).unwrap())
        .whitebox(crowdfunding::contract_obj, |contract| contract.fund());

    world
        .query()
        .to(CAMPAIGN)
        .whitebox(crowdfunding::contract_obj, |contract| {
            assert_eq!(contract.raised().get(), 1_500u64);
            assert!(contract.status() == Status::Open);
        });
    world.check_account(DONOR).esdt_balance(GOAL, 3_500);
}

#[test]
fn claim_fails_before_the_deadline() {
    let mut world = open_campaign();
    world
        .tx()
        .from(OWNER)
        .to(CAMPAIGN)
        .returns(ExpectError(4, "nothing to claim"))
        .whitebox(crowdfunding::contract_obj, |contract| contract.claim());
}
// #endregion all

#[test]
fn a_query_does_not_change_the_state() {
    let mut world = open_campaign();
    world
        .query()
        .to(CAMPAIGN)
        .whitebox(crowdfunding::contract_obj, |contract| {
            contract.target().set(BigUint::from(1u64));
        });
    world
        .check_account(CAMPAIGN)
        .check_storage("str:target", "2000");
}
