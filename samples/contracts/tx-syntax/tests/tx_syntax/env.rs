use crate::{
    gateway::{CONTRACT, DEVNET, FAILING, Interactor},
    world::{ADDER, ADDER_CODE, OWNER, SENDER, VAULT, world},
};
use adder::adder_proxy::AdderProxy;
use futures::executor::block_on;
use multiversx_sc_snippets::{imports::*, sdk::data::transaction::Transaction};
use tx_syntax::calls::add_call;

#[test]
fn a_contract_calls() {
    world()
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("addTo")
        .argument(&ADDER)
        .argument(&37u64)
        .original_result::<u64>()
        .returns(ExpectValue(42u64))
        .run();
}

// #region test
#[test]
fn a_test_calls() {
    let mut world = world();

    world
        .tx()
        .from(OWNER)
        .to(ADDER)
        .typed(AdderProxy)
        .add(37u64)
        .run();

    let sum = world
        .query()
        .to(ADDER)
        .typed(AdderProxy)
        .sum()
        .returns(ReturnsResultUnmanaged)
        .run();
    assert_eq!(sum, 42u64.into());
}
// #endregion test

// #region test-chain
#[test]
fn calls_run_one_after_another() {
    world()
        .chain_call(|tx| tx.from(OWNER).to(ADDER).typed(AdderProxy).add(30u64))
        .chain_call(|tx| tx.from(OWNER).to(ADDER).typed(AdderProxy).add(7u64))
        .chain_query(|tx| {
            tx.to(ADDER)
                .typed(AdderProxy)
                .sum()
                .with_result(ExpectValue(42u64))
        });
}
// #endregion test-chain

// #region interactor
async fn add_on_devnet(adder: &Bech32Address) -> RustBigUint {
    let mut interactor = Interactor::new(DEVNET).await;
    let alice = interactor.register_wallet(test_wallets::alice()).await;

    interactor
        .tx()
        .from(&alice)
        .to(adder)
        .gas(3_000_000u64)
        .typed(AdderProxy)
        .add(37u64)
        .run()
        .await;

    interactor
        .query()
        .to(adder)
        .typed(AdderProxy)
        .sum()
        .returns(ReturnsResultUnmanaged)
        .run()
        .await
}
// #endregion interactor

#[test]
fn an_interactor_calls() {
    let adder = Bech32Address::from_bech32_str(CONTRACT);
    assert_eq!(block_on(add_on_devnet(&adder)), 42u64.into());
}

#[test]
fn an_interactor_sends_the_given_data() {
    let mut interactor = block_on(Interactor::new(DEVNET));
    let alice = block_on(interactor.register_wallet(test_wallets::alice()));
    block_on(
        interactor
            .tx()
            .from(&alice)
            .to(Bech32Address::from_bech32_str(CONTRACT))
            .gas(3_000_000u64)
            .typed(AdderProxy)
            .add(37u64)
            .run(),
    );

    let sent = interactor.proxy.sent.borrow();
    assert_eq!(sent.len(), 1);
    assert_eq!(sent[0]["sender"], alice.to_bech32("erd").bech32);
    assert_eq!(sent[0]["receiver"], CONTRACT);
    assert_eq!(sent[0]["nonce"], 7);
    assert_eq!(sent[0]["value"], "0");
    assert_eq!(sent[0]["gasLimit"], 3_000_000);
    assert_eq!(sent[0]["chainID"], "D");
    assert_eq!(sent[0]["data"], "YWRkQDI1"); // add@25
    assert_eq!(sent[0]["signature"].as_str().unwrap().len(), 128);
}

#[test]
fn one_function_builds_for_every_environment() {
    let mut world = world();
    add_call(world.tx().from(OWNER).to(ADDER), 30).run();
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("addBySharedFunction")
        .argument(&ADDER)
        .argument(&7u64)
        .run();
    world
        .query()
        .to(ADDER)
        .typed(AdderProxy)
        .sum()
        .returns(ExpectValue(42u64))
        .run();

    let mut interactor = block_on(Interactor::new(DEVNET));
    let alice = block_on(interactor.register_wallet(test_wallets::alice()));
    let tx = interactor
        .tx()
        .from(&alice)
        .to(Bech32Address::from_bech32_str(CONTRACT));
    let transaction = add_call(tx, 37).into_sdk_transaction();
    assert_eq!(transaction.data.unwrap(), "YWRkQDI1");
}

// #region types
#[test]
fn each_setter_changes_the_type() {
    let mut world = world();

    let tx: Tx<ScenarioEnvExec, (), (), (), (), (), ()> = world.tx();
    let tx: Tx<_, TestAddress, (), (), (), (), ()> = tx.from(OWNER);
    let tx: Tx<_, _, TestSCAddress, (), (), (), ()> = tx.to(VAULT);
    let tx: Tx<_, _, _, Egld<u64>, (), (), ()> = tx.egld(5u64);
    let tx: Tx<_, _, _, _, ExplicitGas<u64>, (), ()> = tx.gas(3_000_000u64);
    let tx: Tx<_, _, _, _, _, FunctionCall<_>, ()> = tx.raw_call("deposit");
    let tx: Tx<_, _, _, _, _, _, OriginalResultMarker<usize>> = tx.original_result();

    let payments = tx.returns(ReturnsResult).run();
    assert_eq!(payments, 1);
}
// #endregion types

#[test]
fn an_empty_transaction_of_a_contract_takes_no_memory() {
    type Empty = TxBaseWithEnv<TxScEnv<StaticApi>>;
    assert_eq!(std::mem::size_of::<Empty>(), 0);
}

// #region table-driven
#[test]
fn adds_any_two_numbers() {
    for (start, value, sum) in [
        (0u128, 0u128, 0u128),
        (5, 37, 42),
        (u64::MAX.into(), 1, 1 << 64),
    ] {
        let mut world = ScenarioWorld::new();
        world.register_contract(ADDER_CODE, adder::ContractBuilder);
        world.account(OWNER).nonce(1);
        world
            .tx()
            .from(OWNER)
            .typed(AdderProxy)
            .init(BigUint::from(start))
            .code(ADDER_CODE)
            .new_address(ADDER)
            .run();

        world
            .tx()
            .from(OWNER)
            .to(ADDER)
            .typed(AdderProxy)
            .add(BigUint::from(value))
            .run();

        world
            .query()
            .to(ADDER)
            .typed(AdderProxy)
            .sum()
            .returns(ExpectValue(BigUint::from(sum)))
            .run();
    }
}
// #endregion table-driven

// #region tx-hash
#[test]
fn a_test_can_name_a_transaction() {
    world()
        .tx()
        .id("add-37")
        .tx_hash([0x11; 32])
        .from(OWNER)
        .to(ADDER)
        .typed(AdderProxy)
        .add(37u64)
        .run();
}
// #endregion tx-hash

// #region into-sdk-transaction
fn unsigned_call(
    interactor: &mut Interactor,
    from: &Address,
    adder: &Bech32Address,
) -> Transaction {
    interactor
        .tx()
        .from(from)
        .to(adder)
        .gas(3_000_000u64)
        .typed(AdderProxy)
        .add(37u64)
        .into_sdk_transaction()
}
// #endregion into-sdk-transaction

#[test]
fn a_transaction_is_built_without_being_sent() {
    let mut interactor = block_on(Interactor::new(DEVNET));
    let alice = test_wallets::alice().to_address();
    let adder = Bech32Address::from_bech32_str(CONTRACT);
    let transaction = unsigned_call(&mut interactor, &alice, &adder);
    assert_eq!(transaction.nonce, 0);
    assert_eq!(transaction.signature, None);
    assert_eq!(transaction.gas_limit, 3_000_000);
    assert!(interactor.proxy.sent.borrow().is_empty());
}

#[test]
fn an_interactor_handles_a_failure() {
    let mut interactor = block_on(Interactor::new(FAILING));
    let alice = block_on(interactor.register_wallet(test_wallets::alice()));
    let adder = Bech32Address::from_bech32_str(CONTRACT);

    // #region handled
    let outcome = interactor
        .tx()
        .from(&alice)
        .to(&adder)
        .typed(AdderProxy)
        .add(37u64)
        .returns(ReturnsHandledOrError::new())
        .run();
    // #endregion handled
    assert_eq!(
        block_on(outcome).unwrap_err().message,
        "only the owner may add"
    );
}

#[test]
#[should_panic(
    expected = "result code mismatch. Want: \"0\". Have: 4. Message: only the owner may add"
)]
fn a_failure_stops_the_interactor() {
    let mut interactor = block_on(Interactor::new(FAILING));
    let alice = block_on(interactor.register_wallet(test_wallets::alice()));
    block_on(
        interactor
            .tx()
            .from(&alice)
            .to(Bech32Address::from_bech32_str(CONTRACT))
            .typed(AdderProxy)
            .add(37u64)
            .run(),
    );
}

#[test]
#[should_panic(expected = "the VM Go backend does not support step-by-step execution")]
fn the_go_vm_rejects_single_transactions() {
    ScenarioWorld::vm_go()
        .tx()
        .from(OWNER)
        .to(ADDER)
        .typed(AdderProxy)
        .add(37u64)
        .run();
}
