// The reader's crate is named crowdfunding.
use crowdfunding_part2 as crowdfunding;

// #region whole
// #region setup
use crowdfunding::crowdfunding_proxy::{CrowdfundingProxy, Status};
use multiversx_sc_scenario::imports::*;

const OWNER: TestAddress = TestAddress::new("owner");
const ANNA: TestAddress = TestAddress::new("anna");
const BEN: TestAddress = TestAddress::new("ben");
const CAMPAIGN: TestSCAddress = TestSCAddress::new("campaign");
const CODE: MxscPath = MxscPath::new("output/crowdfunding.mxsc.json");

const TARGET: u64 = 2_000;
const DEADLINE: TimestampMillis = TimestampMillis::new(1_000_000);

/// A blockchain with two donors and an open campaign.
fn open_campaign() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, crowdfunding::ContractBuilder);
    world.account(OWNER).nonce(1);
    world.account(ANNA).nonce(1).balance(5_000);
    world.account(BEN).nonce(1).balance(5_000);

    world
        .tx()
        .from(OWNER)
        .typed(CrowdfundingProxy)
        .init(TARGET, DEADLINE)
        .code(CODE)
        .new_address(CAMPAIGN)
        .run();

    world
}
// #endregion setup

// #region steps
fn fund(world: &mut ScenarioWorld, donor: TestAddress, amount: u64) {
    world
        .tx()
        .from(donor)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .fund()
        .egld(amount)
        .run();
}

fn pass_deadline(world: &mut ScenarioWorld) {
    world.current_block().block_timestamp_millis(DEADLINE);
}

fn expect_status(world: &mut ScenarioWorld, status: Status) {
    world
        .query()
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .status()
        .returns(ExpectValue(status))
        .run();
}
// #endregion steps

// #region refuses-terms
#[test]
fn rejects_a_target_of_zero() {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, crowdfunding::ContractBuilder);
    world.account(OWNER).nonce(1);

    world
        .tx()
        .from(OWNER)
        .typed(CrowdfundingProxy)
        .init(0u64, DEADLINE)
        .code(CODE)
        .new_address(CAMPAIGN)
        .returns(ExpectError(4, "target must be more than zero"))
        .run();
}
// #endregion refuses-terms

#[test]
fn rejects_a_deadline_in_the_past() {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, crowdfunding::ContractBuilder);
    world.account(OWNER).nonce(1);
    pass_deadline(&mut world);

    world
        .tx()
        .from(OWNER)
        .typed(CrowdfundingProxy)
        .init(TARGET, DEADLINE)
        .code(CODE)
        .new_address(CAMPAIGN)
        .returns(ExpectError(4, "deadline must be in the future"))
        .run();
}

// #region adds-up
#[test]
fn adds_up_deposits_per_donor() {
    let mut world = open_campaign();
    fund(&mut world, ANNA, 700);
    fund(&mut world, BEN, 100);
    fund(&mut world, ANNA, 300);

    world
        .query()
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .deposit(ANNA)
        .returns(ExpectValue(1_000u64))
        .run();

    world.check_account(ANNA).balance(4_000);
    world.check_account(CAMPAIGN).balance(1_100);
    expect_status(&mut world, Status::Open);
}
// #endregion adds-up

// #region too-late
#[test]
fn rejects_payments_after_the_deadline() {
    let mut world = open_campaign();
    pass_deadline(&mut world);

    world
        .tx()
        .from(ANNA)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .fund()
        .egld(100)
        .returns(ExpectError(4, "campaign is closed"))
        .run();

    world.check_account(ANNA).balance(5_000);
}
// #endregion too-late

#[test]
fn rejects_a_call_without_payment() {
    let mut world = open_campaign();

    world
        .tx()
        .from(ANNA)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .fund()
        .returns(ExpectError(4, "incorrect number of transfers"))
        .run();
}

#[test]
fn rejects_an_esdt() {
    const OTHER_TOKEN: TestTokenIdentifier = TestTokenIdentifier::new("OTHER-123456");
    let mut world = open_campaign();
    world
        .account(TestAddress::new("carl"))
        .nonce(1)
        .esdt_balance(OTHER_TOKEN, 10);

    world
        .tx()
        .from(TestAddress::new("carl"))
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .fund()
        .payment(Payment::try_new(OTHER_TOKEN, 0, 10u64).unwrap())
        .returns(ExpectError(4, "only EGLD is accepted"))
        .run();
}

// #region claim
#[test]
fn pays_the_owner_once_after_success() {
    let mut world = open_campaign();
    fund(&mut world, ANNA, 1_500);
    fund(&mut world, BEN, 500);
    pass_deadline(&mut world);
    expect_status(&mut world, Status::Succeeded);

    world
        .tx()
        .from(OWNER)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .claim()
        .run();

    world.check_account(OWNER).balance(2_000);
    expect_status(&mut world, Status::PaidOut);

    world
        .tx()
        .from(OWNER)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .claim()
        .returns(ExpectError(4, "nothing to claim"))
        .run();
}
// #endregion claim

// #region claim-stranger
#[test]
fn only_the_owner_can_claim() {
    let mut world = open_campaign();
    fund(&mut world, ANNA, 2_000);
    pass_deadline(&mut world);

    world
        .tx()
        .from(BEN)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .claim()
        .returns(ExpectError(4, "Endpoint can only be called by owner"))
        .run();
}
// #endregion claim-stranger

// #region refund
#[test]
fn refunds_each_donor_once_after_failure() {
    let mut world = open_campaign();
    fund(&mut world, ANNA, 1_500);
    fund(&mut world, BEN, 499);
    pass_deadline(&mut world);
    expect_status(&mut world, Status::Failed);

    world
        .tx()
        .from(ANNA)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .refund()
        .run();

    world.check_account(ANNA).balance(5_000);
    world.check_account(CAMPAIGN).balance(499);

    world
        .tx()
        .from(ANNA)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .refund()
        .returns(ExpectError(4, "nothing to refund"))
        .run();
}
// #endregion refund

#[test]
fn rejects_refunds_while_open() {
    let mut world = open_campaign();
    fund(&mut world, ANNA, 100);

    world
        .tx()
        .from(ANNA)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .refund()
        .returns(ExpectError(4, "campaign has not failed"))
        .run();
}
// #endregion whole
