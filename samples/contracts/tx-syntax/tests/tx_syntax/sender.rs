use crate::{
    gateway::{CONTRACT, DEVNET, Interactor},
    world::{ADDER, ADDER_CODE, FRIEND, OWNER, SENDER, VAULT, world},
};
use adder::adder_proxy::AdderProxy;
use futures::executor::block_on;
use multiversx_sc_snippets::imports::*;
use std::path::Path;

#[test]
fn a_contract_sends_in_its_own_name() {
    world()
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("callWho")
        .argument(&VAULT)
        .original_result::<Address>()
        .returns(ExpectValue(SENDER.to_address()))
        .run();
}

#[test]
fn a_contract_ignores_the_named_sender() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("payInTheNameOf")
        .argument(&OWNER)
        .argument(&FRIEND)
        .argument(&30u64)
        .run();
    world.check_account(OWNER).balance(900u64);
    world.check_account(SENDER).balance(70u64);
    world.check_account(FRIEND).balance(30u64);
}

// #region test
#[test]
fn an_account_sends_by_name() {
    let mut world = ScenarioWorld::new();
    world.register_contract(ADDER_CODE, adder::ContractBuilder);
    world.account(OWNER).nonce(1);

    world
        .tx()
        .from(OWNER)
        .typed(AdderProxy)
        .init(5u64)
        .code(ADDER_CODE)
        .new_address(ADDER)
        .run();
}
// #endregion test

#[test]
fn every_form_of_an_address_sends() {
    let mut world = world();
    let address: Address = OWNER.to_address();
    let managed: ManagedAddress<StaticApi> = OWNER.to_managed_address();
    let bech32: Bech32Address = address.to_bech32_default();
    let value = AddressValue::from(OWNER);

    world
        .tx()
        .from(&address)
        .to(ADDER)
        .typed(AdderProxy)
        .add(1u64)
        .run();
    world
        .tx()
        .from(address)
        .to(ADDER)
        .typed(AdderProxy)
        .add(1u64)
        .run();
    world
        .tx()
        .from(&managed)
        .to(ADDER)
        .typed(AdderProxy)
        .add(1u64)
        .run();
    world
        .tx()
        .from(managed)
        .to(ADDER)
        .typed(AdderProxy)
        .add(1u64)
        .run();
    world
        .tx()
        .from(&bech32)
        .to(ADDER)
        .typed(AdderProxy)
        .add(1u64)
        .run();
    world
        .tx()
        .from(bech32)
        .to(ADDER)
        .typed(AdderProxy)
        .add(1u64)
        .run();
    world
        .tx()
        .from(&value)
        .to(ADDER)
        .typed(AdderProxy)
        .add(1u64)
        .run();
    world
        .tx()
        .from(value)
        .to(ADDER)
        .typed(AdderProxy)
        .add(1u64)
        .run();
    world
        .tx()
        .from(SENDER)
        .to(ADDER)
        .typed(AdderProxy)
        .add(1u64)
        .run();

    world
        .query()
        .to(ADDER)
        .typed(AdderProxy)
        .sum()
        .returns(ExpectValue(14u64))
        .run();
}

#[test]
fn names_become_addresses_of_32_bytes() {
    assert_eq!(&OWNER.eval_to_array(), b"owner___________________________");
    assert_eq!(OWNER.eval_to_expr(), "address:owner");
    assert_eq!(
        &VAULT.eval_to_array(),
        b"\0\0\0\0\0\0\0\0\x05\0vault_________________"
    );
    assert_eq!(VAULT.eval_to_expr(), "sc:vault");
    assert_eq!(
        OWNER.to_address().to_bech32_default().bech32,
        "erd1damkuetjta047h6lta047h6lta047h6lta047h6lta047h6lta0saenzkj"
    );
    assert_eq!(
        VAULT.to_address().to_bech32_default().bech32,
        "erd1qqqqqqqqqqqqqpgqwesh2mr5ta047h6lta047h6lta047h6lta0sez7ch6"
    );
}

#[test]
#[should_panic(expected = "sender does not exist")]
fn a_deployment_needs_an_account_that_exists() {
    ScenarioWorld::new()
        .tx()
        .from(OWNER)
        .raw_deploy()
        .code(ADDER_CODE)
        .new_address(ADDER)
        .run();
}

// #region wallets
async fn pay_from_two_wallets(interactor: &mut Interactor, adder: &Bech32Address) {
    let alice = interactor.register_wallet(test_wallets::alice()).await;
    let bob = interactor.register_wallet(test_wallets::bob()).await;

    for wallet in [&alice, &bob] {
        interactor
            .tx()
            .from(wallet)
            .to(adder)
            .gas(3_000_000u64)
            .typed(AdderProxy)
            .add(1u64)
            .run()
            .await;
    }
}
// #endregion wallets

#[test]
fn an_interactor_signs_with_the_wallet_of_the_sender() {
    let mut interactor = block_on(Interactor::new(DEVNET));
    let adder = Bech32Address::from_bech32_str(CONTRACT);
    block_on(pay_from_two_wallets(&mut interactor, &adder));

    let sent = interactor.proxy.sent.borrow();
    let signatures = sent.iter().map(|transaction| &transaction["signature"]);
    assert_eq!(
        sent[0]["sender"],
        test_wallets::alice()
            .to_address()
            .to_bech32_default()
            .bech32
    );
    assert_eq!(
        sent[1]["sender"],
        test_wallets::bob().to_address().to_bech32_default().bech32
    );
    assert_eq!(
        signatures.collect::<std::collections::HashSet<_>>().len(),
        2
    );
}

#[test]
#[should_panic(expected = "the wallet that was supposed to sign is not registered")]
fn an_interactor_rejects_a_sender_without_a_wallet() {
    let mut interactor = block_on(Interactor::new(DEVNET));
    block_on(
        interactor
            .tx()
            .from(test_wallets::carol().to_address())
            .to(Bech32Address::from_bech32_str(CONTRACT))
            .typed(AdderProxy)
            .add(1u64)
            .run(),
    );
}

// #region wallet-sources
fn open_wallets(pem: &Path) -> anyhow::Result<[Wallet; 3]> {
    Ok([
        test_wallets::alice(),
        Wallet::from_pem_file(pem)?,
        Wallet::from_private_key(
            "413f42575f7f26fad3317a778771212fdb80245850981e48b58a4f25e344e8f9",
        )?,
    ])
}
// #endregion wallet-sources

#[test]
fn a_wallet_comes_from_where_its_key_is() {
    const KEY: &str = "413f42575f7f26fad3317a778771212fdb80245850981e48b58a4f25e344e8f9";
    const PUBLIC: &str = "0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1";
    let alice = test_wallets::alice().to_address();
    let pem = std::env::temp_dir().join(format!("tx-syntax-{}.pem", std::process::id()));
    std::fs::write(
        &pem,
        Wallet::generate_pem_content("erd", &alice, KEY, PUBLIC),
    )
    .unwrap();

    let wallets = open_wallets(&pem).unwrap();
    std::fs::remove_file(&pem).unwrap();
    assert!(wallets.iter().all(|wallet| wallet.to_address() == alice));
}
