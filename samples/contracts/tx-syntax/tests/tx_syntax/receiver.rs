use crate::{
    gateway::{CONTRACT, DEVNET, Interactor},
    world::{FRIEND, OWNER, REWARD, SENDER, VAULT, world},
};
use futures::executor::block_on;
use multiversx_sc_snippets::imports::*;

#[test]
fn every_form_of_an_address_receives() {
    let mut world = world();
    let address: Address = VAULT.to_address();
    let managed: ManagedAddress<StaticApi> = VAULT.to_managed_address();
    let bech32: Bech32Address = address.to_bech32_default();

    world
        .tx()
        .from(OWNER)
        .to(&address)
        .egld(1u64)
        .raw_call("deposit")
        .run();
    world
        .tx()
        .from(OWNER)
        .to(address)
        .egld(1u64)
        .raw_call("deposit")
        .run();
    world
        .tx()
        .from(OWNER)
        .to(&managed)
        .egld(1u64)
        .raw_call("deposit")
        .run();
    world
        .tx()
        .from(OWNER)
        .to(managed)
        .egld(1u64)
        .raw_call("deposit")
        .run();
    world
        .tx()
        .from(OWNER)
        .to(&bech32)
        .egld(1u64)
        .raw_call("deposit")
        .run();
    world
        .tx()
        .from(OWNER)
        .to(bech32)
        .egld(1u64)
        .raw_call("deposit")
        .run();
    world
        .tx()
        .from(OWNER)
        .to(VAULT)
        .egld(1u64)
        .raw_call("deposit")
        .run();

    world.check_account(VAULT).balance(7u64);
}

#[test]
fn the_caller_gets_a_refund() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .egld(40u64)
        .raw_call("giveBack")
        .run();
    world.check_account(OWNER).balance(900u64);
}

#[test]
fn a_contract_lets_itself_mint_by_calling_the_system() {
    let mut world = world();
    // The test VM sets roles only for tokens that the account has held.
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .payment(Payment::try_new(REWARD, 0, 10u64).unwrap())
        .raw_call("keep")
        .run();
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("letMint")
        .argument(&REWARD)
        .argument(&SENDER)
        .run();
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("mintReward")
        .argument(&REWARD)
        .argument(&250u64)
        .run();
    world.check_account(SENDER).esdt_balance(REWARD, 260u64);
}

#[test]
fn a_member_gets_a_payment_each() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("payAll")
        .argument(&20u64)
        .argument(&FRIEND)
        .argument(&FRIEND)
        .run();
    world.check_account(FRIEND).balance(40u64);
}

// #region interactor
async fn pay(interactor: &mut Interactor, from: &Address, to: &Bech32Address) {
    interactor
        .tx()
        .from(from)
        .to(to)
        .egld(NumExpr("0,050000000000000000"))
        .gas(50_000u64)
        .run()
        .await;
}
// #endregion interactor

#[test]
fn an_interactor_sends_a_plain_transfer() {
    let mut interactor = block_on(Interactor::new(DEVNET));
    let alice = block_on(interactor.register_wallet(test_wallets::alice()));
    block_on(pay(
        &mut interactor,
        &alice,
        &Bech32Address::from_bech32_str(CONTRACT),
    ));

    let sent = interactor.proxy.sent.borrow();
    assert_eq!(sent[0]["receiver"], CONTRACT);
    assert_eq!(sent[0]["value"], "50000000000000000");
    assert_eq!(sent[0]["gasLimit"], 50_000);
    assert!(sent[0].get("data").is_none());
}

/// The addresses of the page's table.
#[test]
fn system_contracts_have_the_same_address_everywhere() {
    let addresses = [
        (
            ESDTSystemSCAddress.to_address(),
            "erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u",
        ),
        (
            DelegationManagerSCAddress.to_address(),
            "erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqylllslmq6y6",
        ),
        (
            GovernanceSystemSCAddress.to_address(),
            "erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqrlllsrujgla",
        ),
        (
            ValidatorSystemSCAddress.to_address(),
            "erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqplllst77y4l",
        ),
        (
            SystemSCAddress.to_address(),
            "erd1lllllllllllllllllllllllllllllllllllllllllllllllllllsckry7t",
        ),
    ];
    for (address, bech32) in addresses {
        assert_eq!(address.to_bech32_default().bech32, bech32);
    }
}

// #region plain-transfer
#[test]
fn a_test_transfers_with_an_empty_call() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(FRIEND)
        .egld(15u64)
        .raw_call("")
        .run();
    world.check_account(FRIEND).balance(15u64);
}
// #endregion plain-transfer

/// The page warns about this: the network rejects such a transfer, but the test VM doesn't.
#[test]
fn a_test_pays_a_contract_without_the_flag() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(VAULT)
        .egld(15u64)
        .raw_call("")
        .run();
    world
        .check_account(VAULT)
        .balance(15u64)
        .code_metadata("0x0100");
}

#[test]
#[should_panic(expected = "Account 0x6d697373696e67")]
fn a_test_pays_only_accounts_that_exist() {
    world()
        .tx()
        .from(OWNER)
        .to(TestAddress::new("missing"))
        .egld(15u64)
        .raw_call("")
        .run();
}
