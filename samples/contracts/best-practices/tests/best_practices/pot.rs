use crate::world::*;
use best_practices::pot::{ContractBuilder, errors::*};
use multiversx_sc_scenario::imports::*;

const MINIMUM: u128 = 1_000;

fn pot() -> ScenarioWorld {
    world(ContractBuilder, &[&bytes(MINIMUM)])
}

// #region messages
#[test]
fn a_small_deposit_is_rejected() {
    let rejected = call(&mut pot(), "deposit", &[], MINIMUM - 1);
    assert_eq!(rejected, Err(BELOW_MINIMUM.to_owned()));
}
// #endregion messages

#[test]
fn deposits_add_up_and_go_back() {
    let mut pot = pot();
    let user = USER.to_address();
    call(&mut pot, "deposit", &[], 1_000).unwrap();
    call(&mut pot, "deposit", &[], 1_500).unwrap();
    assert_eq!(ask(&mut pot, "getDeposit", &[user.as_bytes()]), Ok(2_500));
    assert_eq!(ask(&mut pot, "getMissing", &[user.as_bytes()]), Ok(0));
    pot.check_account(CONTRACT).balance(2_500u64);

    call(&mut pot, "withdraw", &[], 0).unwrap();
    pot.check_account(CONTRACT).balance(0u64);
    assert_eq!(ask(&mut pot, "getMissing", &[user.as_bytes()]), Ok(1_000));
    let again = call(&mut pot, "withdraw", &[], 0);
    assert_eq!(again, Err(NOTHING_TO_WITHDRAW.to_owned()));
}

#[test]
fn only_the_owner_sets_the_minimum() {
    let mut pot = pot();
    let rejected = call(&mut pot, "setMinimum", &[&bytes(1)], 0);
    assert_eq!(
        rejected,
        Err("Endpoint can only be called by owner".to_owned())
    );
    call_from(&mut pot, OWNER, "setMinimum", &[&bytes(7)], 0).unwrap();
    assert_eq!(ask(&mut pot, "getLeast", &[]), Ok(7));
    let zero = call_from(&mut pot, OWNER, "setMinimum", &[&[]], 0);
    assert_eq!(zero, Err(ZERO_MINIMUM.to_owned()));
}
