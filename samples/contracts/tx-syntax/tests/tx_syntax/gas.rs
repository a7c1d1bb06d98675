use crate::{
    gateway::{CONTRACT, DEVNET, ESTIMATE, Interactor},
    world::{ADDER, OWNER, SENDER, VAULT, expect_label, world},
};
use adder::adder_proxy::AdderProxy;
use futures::executor::block_on;
use multiversx_sc_snippets::imports::*;

#[test]
fn a_contract_call_reserves_100_000_gas() {
    for (gas, forwarded) in [
        (5_000_000u64, 4_900_000u64),
        (100_001, 1),
        (100_000, 100_000),
    ] {
        world()
            .tx()
            .from(OWNER)
            .to(SENDER)
            .gas(gas)
            .raw_call("gasByDefault")
            .original_result::<MultiValue2<u64, u64>>()
            .returns(ExpectValue(MultiValue2::from((gas, forwarded))))
            .run();
    }
}

#[test]
fn a_test_sends_5_000_000_gas() {
    let by_default = world().tx().env.default_gas_value();
    assert_eq!(by_default, 5_000_000);
    world()
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("gasByDefault")
        .original_result::<MultiValue2<u64, u64>>()
        .returns(ExpectValue(MultiValue2::from((5_000_000u64, 4_900_000u64))))
        .run();
}

// #region test
#[test]
fn a_test_sets_its_gas() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(ADDER)
        .gas(3_000_000u64)
        .typed(AdderProxy)
        .add(1u64)
        .run();
    world
        .tx()
        .from(OWNER)
        .to(ADDER)
        .gas(NumExpr("3,000,000"))
        .typed(AdderProxy)
        .add(1u64)
        .run();
}
// #endregion test

#[test]
fn a_promise_has_separate_gas() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .gas(50_000_000u64)
        .raw_call("renameLater")
        .argument(&VAULT)
        .argument(&"summer")
        .run();
    expect_label(&mut world, VAULT, "summer");
    world
        .query()
        .to(SENDER)
        .raw_call("getLastLabel")
        .original_result::<String>()
        .returns(ExpectValue("summer"))
        .run();
}

#[test]
fn two_calls_share_the_gas() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("callBoth")
        .argument(&VAULT)
        .argument(&VAULT)
        .run();
    expect_label(&mut world, VAULT, "shared");
}

// #region simulate
async fn add_with_measured_gas(interactor: &mut Interactor, from: &Address, adder: &Bech32Address) {
    interactor
        .tx()
        .from(from)
        .to(adder)
        .gas(SimulateGas)
        .typed(AdderProxy)
        .add(37u64)
        .run()
        .await;
}
// #endregion simulate

// #region simulate-only
async fn measure_gas(interactor: &mut Interactor, from: &Address, adder: &Bech32Address) -> u64 {
    interactor
        .tx()
        .from(from)
        .to(adder)
        .typed(AdderProxy)
        .add(37u64)
        .simulate_gas()
        .await
}
// #endregion simulate-only

#[test]
fn an_interactor_measures_before_it_sends() {
    let mut interactor = block_on(Interactor::new(DEVNET));
    let adder = Bech32Address::from_bech32_str(CONTRACT);
    let alice = block_on(interactor.register_wallet(test_wallets::alice()));

    block_on(add_with_measured_gas(&mut interactor, &alice, &adder));
    assert_eq!(interactor.proxy.sent.borrow()[0]["gasLimit"], 2_200_000);

    assert_eq!(
        block_on(measure_gas(&mut interactor, &alice, &adder)),
        ESTIMATE
    );
    assert_eq!(interactor.proxy.sent.borrow().len(), 1);
}

#[test]
fn an_interactor_sends_5_000_000_gas() {
    let mut interactor = block_on(Interactor::new(DEVNET));
    let transaction = interactor
        .tx()
        .from(test_wallets::alice().to_address())
        .to(Bech32Address::from_bech32_str(CONTRACT))
        .typed(AdderProxy)
        .add(37u64)
        .into_sdk_transaction();
    assert_eq!(transaction.gas_limit, 5_000_000);
    assert_eq!(transaction.gas_price, 1_000_000_000);
}

/// The page warns of it: `simulate_gas` is measured before sending, a transfer isn't.
#[test]
fn a_plain_transfer_with_simulated_gas_has_none() {
    let mut interactor = block_on(Interactor::new(DEVNET));
    let alice = block_on(interactor.register_wallet(test_wallets::alice()));
    block_on(
        interactor
            .tx()
            .from(&alice)
            .to(Bech32Address::from_bech32_str(CONTRACT))
            .egld(1u64)
            .gas(SimulateGas)
            .run(),
    );
    assert_eq!(interactor.proxy.sent.borrow()[0]["gasLimit"], 0);
}

/// The page warns of it: nothing is counted in tests.
#[test]
fn a_test_counts_no_gas() {
    world()
        .tx()
        .from(OWNER)
        .to(ADDER)
        .gas(1u64)
        .typed(AdderProxy)
        .add(1u64)
        .run();
}
