//! The crowdfunding contract, tested with the old white-box framework.
// #region setup
use crowdfunding::{ContractObj, Crowdfunding, Status};
use multiversx_sc_scenario::{
    DebugApi,
    imports::*,
    num_bigint, rust_biguint,
    whitebox_legacy::{BlockchainStateWrapper, ContractObjWrapper, TxTokenTransfer},
};

const GOAL: &[u8] = b"GOAL-a1b2c3";
const BADGE: &[u8] = b"BADGE-0f0f0f";
const DEADLINE: TimestampMillis = TimestampMillis::new(1_000_000);

type Builder = fn() -> ContractObj<DebugApi>;

struct Setup {
    chain: BlockchainStateWrapper,
    owner: Address,
    donor: Address,
    campaign: ContractObjWrapper<ContractObj<DebugApi>, Builder>,
}

/// A campaign with a target of 2,000 GOAL, and a donor who owns 5,000.
fn open_campaign() -> Setup {
    let mut chain = BlockchainStateWrapper::new();
    let owner = chain.create_user_account(&rust_biguint!(0));
    let donor = chain.create_user_account(&rust_biguint!(100));
    chain.set_esdt_balance(&donor, GOAL, &rust_biguint!(5_000));

    let builder: Builder = crowdfunding::contract_obj;
    let campaign = chain.create_sc_account(
        &rust_biguint!(0),
        Some(&owner),
        builder,
        "output/crowdfunding.wasm",
    );
    chain
        .execute_tx(&owner, &campaign, &rust_biguint!(0), |contract| {
            contract.init(TokenId::from(GOAL), 2_000u64.into(), DEADLINE);
        })
        .assert_ok();
    Setup {
        chain,
        owner,
        donor,
        campaign,
    }
}
// #endregion setup

// #region fund
fn fund(setup: &mut Setup, amount: u64) {
    setup
        .chain
        .execute_esdt_transfer(
            &setup.donor,
            &setup.campaign,
            GOAL,
            0,
            &rust_biguint!(amount),
            |contract| contract.fund(),
        )
        .assert_ok();
}

#[test]
fn a_deposit_is_recorded() {
    let mut setup = open_campaign();
    fund(&mut setup, 1_500);

    let donor = setup.donor.clone();
    setup
        .chain
        .execute_query(&setup.campaign, |contract| {
            assert_eq!(contract.raised().get(), 1_500u64);
            assert_eq!(contract.deposit(&donor.into()).get(), 1_500u64);
            assert!(contract.status() == Status::Open);
        })
        .assert_ok();
    setup
        .chain
        .check_esdt_balance(&setup.donor, GOAL, &rust_biguint!(3_500));
}
// #endregion fund

// #region error
#[test]
fn a_different_token_is_rejected() {
    let mut setup = open_campaign();
    let zero = rust_biguint!(0);
    setup
        .chain
        .execute_tx(
            &setup.donor,
            &setup.campaign,
            &rust_biguint!(50),
            |contract| contract.fund(),
        )
        .assert_user_error("this campaign collects another token");
    setup
        .chain
        .execute_tx(&setup.owner, &setup.campaign, &zero, |contract| {
            contract.claim()
        })
        .assert_error(4, "nothing to claim");
}
// #endregion error

// #region success
#[test]
fn the_owner_claims_after_success() {
    let mut setup = open_campaign();
    fund(&mut setup, 2_000);
    setup.chain.set_block_timestamp_millis(DEADLINE);

    setup
        .chain
        .execute_tx(
            &setup.owner,
            &setup.campaign,
            &rust_biguint!(0),
            |contract| contract.claim(),
        )
        .assert_ok();

    setup
        .chain
        .check_esdt_balance(&setup.owner, GOAL, &rust_biguint!(2_000));
}
// #endregion success

// #region failure
#[test]
fn a_donor_is_refunded_after_failure() {
    let mut setup = open_campaign();
    fund(&mut setup, 1_999);
    setup.chain.set_block_timestamp_millis(DEADLINE);

    setup
        .chain
        .execute_tx(
            &setup.donor,
            &setup.campaign,
            &rust_biguint!(0),
            |contract| contract.refund(),
        )
        .assert_ok();

    setup
        .chain
        .check_esdt_balance(&setup.donor, GOAL, &rust_biguint!(5_000));
}
// #endregion failure

// #region owner-only
/// These calls bypass the annotations of endpoints: a donor "claims" and gets the money.
#[test]
fn only_owner_is_not_checked() {
    let mut setup = open_campaign();
    fund(&mut setup, 2_000);
    setup.chain.set_block_timestamp_millis(DEADLINE);
    setup
        .chain
        .execute_tx(
            &setup.donor,
            &setup.campaign,
            &rust_biguint!(0),
            |contract| contract.claim(),
        )
        .assert_ok();
    setup
        .chain
        .check_esdt_balance(&setup.donor, GOAL, &rust_biguint!(5_000));
}
// #endregion owner-only

#[test]
fn payable_is_not_checked() {
    let mut setup = open_campaign();
    setup
        .chain
        .execute_tx(
            &setup.donor,
            &setup.campaign,
            &rust_biguint!(50),
            |contract| assert!(contract.status() == Status::Open),
        )
        .assert_ok();
    setup
        .chain
        .check_egld_balance(setup.campaign.address_ref(), &rust_biguint!(50));
}

#[test]
fn a_query_changes_the_state() {
    let mut setup = open_campaign();
    setup
        .chain
        .execute_query(&setup.campaign, |contract| {
            contract.target().set(BigUint::from(1u64))
        })
        .assert_ok();
    setup
        .chain
        .execute_query(&setup.campaign, |contract| {
            assert_eq!(contract.target().get(), 1u64);
        })
        .assert_ok();
}

#[test]
fn several_tokens_and_state_are_set_and_read() {
    let mut setup = open_campaign();
    // #region state
    let attributes = 7u32;
    setup
        .chain
        .set_nft_balance(&setup.donor, BADGE, 1, &rust_biguint!(1), &attributes);
    setup
        .chain
        .check_nft_balance(&setup.donor, BADGE, 1, &rust_biguint!(1), Some(&attributes));
    let read: Option<u32> = setup.chain.get_nft_attributes(&setup.donor, BADGE, 1);
    assert_eq!(read, Some(7));
    assert_eq!(
        setup.chain.get_esdt_balance(&setup.donor, GOAL, 0),
        rust_biguint!(5_000)
    );
    assert_eq!(
        setup.chain.get_egld_balance(&setup.owner),
        num_bigint::BigUint::ZERO
    );
    // #endregion state

    // #region multi
    let payments = [(GOAL, 0), (BADGE, 1)].map(|(token, nonce)| TxTokenTransfer {
        token_identifier: token.to_vec(),
        nonce,
        value: rust_biguint!(1),
    });
    setup
        .chain
        .execute_esdt_multi_transfer(&setup.donor, &setup.campaign, &payments, |contract| {
            contract.fund()
        })
        .assert_user_error("incorrect number of transfers");
    // #endregion multi

    // #region managed
    let sum: u64 = setup.chain.execute_in_managed_environment(|| {
        let one: BigUint<DebugApi> = 40u64.into();
        (one + 2u64).to_u64().unwrap()
    });
    assert_eq!(sum, 42);
    // #endregion managed
}

#[test]
#[should_panic(expected = "EGLD balance mismatch for address")]
fn a_failed_check_names_both_values() {
    let setup = open_campaign();
    setup
        .chain
        .check_egld_balance(&setup.donor, &rust_biguint!(99));
}

#[test]
#[should_panic(expected = "does not exist")]
fn an_unknown_account_panics() {
    let setup = open_campaign();
    setup.chain.get_egld_balance(&Address::zero());
}
