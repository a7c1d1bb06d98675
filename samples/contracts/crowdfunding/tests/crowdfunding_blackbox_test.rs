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

const EGLD: TestTokenIdentifier = TestTokenIdentifier::new("EGLD-000000");
const GOAL: TestTokenIdentifier = TestTokenIdentifier::new("GOAL-a1b2c3");
const BADGE: TestTokenIdentifier = TestTokenIdentifier::new("BADGE-0f0f0f");
// #endregion setup

// #region world
/// A blockchain where both donors own 5,000 of each fungible token. No contract is deployed.
fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, crowdfunding::ContractBuilder);
    world.account(OWNER).nonce(1);
    for donor in [ANNA, BEN] {
        world
            .account(donor)
            .nonce(1)
            .balance(5_000)
            .esdt_balance(GOAL, 5_000)
            .esdt_nft_balance(BADGE, 1, 1, ());
    }
    world
}

/// The same blockchain with a campaign that collects `token`.
fn open_campaign(token: TestTokenIdentifier) -> ScenarioWorld {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .typed(CrowdfundingProxy)
        .init(token, TARGET, DEADLINE)
        .code(CODE)
        .new_address(CAMPAIGN)
        .run();
    world
}
// #endregion world

// #region steps
fn one_payment(token: TestTokenIdentifier, nonce: u64, amount: u64) -> Payment<StaticApi> {
    Payment::try_new(token, nonce, amount).unwrap()
}

fn fund(world: &mut ScenarioWorld, donor: TestAddress, token: TestTokenIdentifier, amount: u64) {
    world
        .tx()
        .from(donor)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .fund()
        .payment(one_payment(token, 0, amount))
        .run();
}

fn fund_fails(
    world: &mut ScenarioWorld,
    donor: TestAddress,
    payment: Payment<StaticApi>,
    message: &str,
) {
    world
        .tx()
        .from(donor)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .fund()
        .payment(payment)
        .returns(ExpectError(4, message))
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

fn expect_balance(
    world: &mut ScenarioWorld,
    holder: TestAddress,
    token: TestTokenIdentifier,
    amount: u64,
) {
    if token == EGLD {
        world.check_account(holder).balance(amount);
    } else {
        world.check_account(holder).esdt_balance(token, amount);
    }
}
// #endregion steps

// #region success
fn success_pays_the_owner(token: TestTokenIdentifier) {
    let mut world = open_campaign(token);
    fund(&mut world, ANNA, token, 1_500);
    fund(&mut world, BEN, token, 500);
    expect_status(&mut world, Status::Open);

    pass_deadline(&mut world);
    expect_status(&mut world, Status::Succeeded);

    world
        .tx()
        .from(OWNER)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .claim()
        .run();

    expect_balance(&mut world, OWNER, token, 2_000);
    expect_balance(&mut world, ANNA, token, 3_500);
    expect_status(&mut world, Status::PaidOut);
}

#[test]
fn success_pays_the_owner_in_egld() {
    success_pays_the_owner(EGLD);
}

#[test]
fn success_pays_the_owner_in_esdt() {
    success_pays_the_owner(GOAL);
}
// #endregion success

// #region failure
fn failure_refunds_each_donor(token: TestTokenIdentifier) {
    let mut world = open_campaign(token);
    fund(&mut world, ANNA, token, 1_500);
    fund(&mut world, BEN, token, 499);
    pass_deadline(&mut world);
    expect_status(&mut world, Status::Failed);

    for donor in [ANNA, BEN] {
        world
            .tx()
            .from(donor)
            .to(CAMPAIGN)
            .typed(CrowdfundingProxy)
            .refund()
            .run();
        expect_balance(&mut world, donor, token, 5_000);
    }

    world
        .tx()
        .from(BEN)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .refund()
        .returns(ExpectError(4, "nothing to refund"))
        .run();
    expect_status(&mut world, Status::Failed);
}

#[test]
fn failure_refunds_each_donor_in_egld() {
    failure_refunds_each_donor(EGLD);
}

#[test]
fn failure_refunds_each_donor_in_esdt() {
    failure_refunds_each_donor(GOAL);
}
// #endregion failure

// #region refuses-payments
#[test]
fn rejects_a_different_token() {
    let message = "this campaign collects another token";

    let mut esdt_campaign = open_campaign(GOAL);
    fund_fails(&mut esdt_campaign, ANNA, one_payment(EGLD, 0, 10), message);

    let mut egld_campaign = open_campaign(EGLD);
    fund_fails(&mut egld_campaign, ANNA, one_payment(GOAL, 0, 10), message);
}

#[test]
fn rejects_an_nft_with_the_same_identifier() {
    let mut world = open_campaign(BADGE);
    fund_fails(
        &mut world,
        ANNA,
        one_payment(BADGE, 1, 1),
        "only fungible tokens are accepted",
    );
}

#[test]
fn rejects_two_payments_in_one_call() {
    let mut world = open_campaign(GOAL);
    let mut payments = PaymentVec::new();
    payments.push(one_payment(GOAL, 0, 10));
    payments.push(one_payment(EGLD, 0, 10));

    world
        .tx()
        .from(ANNA)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .fund()
        .payment(payments)
        .returns(ExpectError(4, "incorrect number of transfers"))
        .run();
}

#[test]
fn rejects_payments_after_the_deadline() {
    let mut world = open_campaign(GOAL);
    pass_deadline(&mut world);
    fund_fails(
        &mut world,
        ANNA,
        one_payment(GOAL, 0, 10),
        "campaign is closed",
    );
}
// #endregion refuses-payments

// #region refuses-terms
fn deployment_fails(
    world: &mut ScenarioWorld,
    token: TestTokenIdentifier,
    target: u64,
    message: &str,
) {
    world
        .tx()
        .from(OWNER)
        .typed(CrowdfundingProxy)
        .init(token, target, DEADLINE)
        .code(CODE)
        .new_address(CAMPAIGN)
        .returns(ExpectError(4, message))
        .run();
}

#[test]
fn rejects_invalid_terms() {
    let misspelt = TestTokenIdentifier::new("GOAL");
    let mut world = world();
    deployment_fails(
        &mut world,
        misspelt,
        TARGET,
        "token identifier is not valid",
    );
    deployment_fails(&mut world, GOAL, 0, "target must be more than zero");

    pass_deadline(&mut world);
    deployment_fails(&mut world, GOAL, TARGET, "deadline must be in the future");
}
// #endregion refuses-terms

// #region deadline-edge
#[test]
fn is_open_until_the_millisecond_before_the_deadline() {
    let mut world = open_campaign(GOAL);

    world.current_block().block_timestamp_millis(999_999u64);
    expect_status(&mut world, Status::Open);

    world.current_block().block_timestamp_millis(1_000_000u64);
    expect_status(&mut world, Status::Failed);
}
// #endregion deadline-edge

// #region claim-guards
#[test]
fn only_the_owner_can_claim_and_only_after_the_deadline() {
    let mut world = open_campaign(GOAL);
    fund(&mut world, ANNA, GOAL, 2_000);

    world
        .tx()
        .from(OWNER)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .claim()
        .returns(ExpectError(4, "nothing to claim"))
        .run();

    pass_deadline(&mut world);
    world
        .tx()
        .from(BEN)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .claim()
        .returns(ExpectError(4, "Endpoint can only be called by owner"))
        .run();
    world
        .tx()
        .from(ANNA)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .refund()
        .returns(ExpectError(4, "campaign has not failed"))
        .run();
}
// #endregion claim-guards

// #region event
#[test]
fn logs_donor_and_amount() {
    let mut world = open_campaign(GOAL);

    let logs = world
        .tx()
        .from(ANNA)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .fund()
        .payment(one_payment(GOAL, 0, 700))
        .returns(ReturnsLogs)
        .run();

    let funded = logs
        .iter()
        .find(|log| log.topics[0] == b"funded")
        .expect("an event named funded");
    assert_eq!(funded.topics[1], ANNA.to_address().as_bytes());
    assert_eq!(funded.data, vec![vec![0x02, 0xbc]]); // 700
}
// #endregion event

// #region upgrade
#[test]
fn upgrade_keeps_the_terms() {
    let mut world = open_campaign(GOAL);

    world
        .tx()
        .from(OWNER)
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .upgrade()
        .code(CODE)
        .run();

    world
        .query()
        .to(CAMPAIGN)
        .typed(CrowdfundingProxy)
        .target()
        .returns(ExpectValue(TARGET))
        .run();
}
// #endregion upgrade
