use crate::{
    gateway::{CONTRACT, DEVNET, Gateway, Interactor},
    world::{ADDER, BADGE, FRIEND, OWNER, REWARD, SENDER, VAULT, VAULT_CODE, expect_file, world},
};
use futures::executor::block_on;
use multiversx_sc_snippets::{InteractorEnvExec, imports::*, sdk::utils::base64_decode};
use std::fmt::Write;

fn payment(token: TestTokenId, nonce: u64, amount: u64) -> Payment<StaticApi> {
    Payment::try_new(token, nonce, amount).unwrap()
}

#[test]
fn egld_is_an_amount_of_any_form() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("payEgld")
        .argument(&FRIEND)
        .argument(&10u64)
        .run();
    world.check_account(FRIEND).balance(25u64);

    // #region egld-test
    world
        .tx()
        .from(OWNER)
        .to(VAULT)
        .egld(5u64)
        .raw_call("deposit")
        .run();
    world
        .tx()
        .from(OWNER)
        .to(VAULT)
        .egld(NumExpr("0,000005"))
        .raw_call("deposit")
        .run();
    world
        .tx()
        .from(OWNER)
        .to(VAULT)
        .payment(Egld(5u64))
        .raw_call("deposit")
        .run();
    // #endregion egld-test
    world
        .tx()
        .from(OWNER)
        .to(VAULT)
        .egld(5)
        .raw_call("deposit")
        .run();
    world
        .tx()
        .from(OWNER)
        .to(VAULT)
        .egld(5u128)
        .raw_call("deposit")
        .run();
    world
        .tx()
        .from(OWNER)
        .to(VAULT)
        .egld(BigUint::from(5u64))
        .raw_call("deposit")
        .run();
    world.check_account(VAULT).balance(30u64);
}

fn value_of<A>(amount: A) -> String
where
    A: for<'w> TxEgldValue<InteractorEnvExec<'w, Gateway>>,
{
    block_on(Interactor::new(DEVNET))
        .tx()
        .from(test_wallets::alice().to_address())
        .to(Bech32Address::from_bech32_str(CONTRACT))
        .egld(amount)
        .into_sdk_transaction()
        .value
}

#[test]
fn ten_egld_are_written_as_u128() {
    assert_eq!(
        value_of(10_000_000_000_000_000_000u128),
        "10000000000000000000"
    );
    assert_eq!(
        value_of(9_223_372_036_854_775_807u64),
        "9223372036854775807"
    );
}

/// The page warns of it.
#[test]
#[should_panic(expected = "cast to i64 error")]
fn ten_egld_are_too_much_for_u64() {
    value_of(10_000_000_000_000_000_000u64);
}

#[test]
#[should_panic(expected = "cast to i64 error")]
fn a_negative_number_is_no_amount() {
    value_of(-1);
}

/// In contracts too.
#[test]
fn a_contract_stops_at_an_amount_above_9_22_egld() {
    fails("failLarge", "cast to i64 error");
}

#[test]
fn one_token_is_a_payment() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .payment(payment(REWARD, 0, 100))
        .raw_call("splitEvenly")
        .argument(&FRIEND)
        .argument(&OWNER)
        .run();
    world.check_account(FRIEND).esdt_balance(REWARD, 50u64);
    world.check_account(OWNER).esdt_balance(REWARD, 950u64);

    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .payment(payment(REWARD, 0, 1))
        .raw_call("splitEvenly")
        .argument(&FRIEND)
        .argument(&OWNER)
        .returns(ExpectError(4, "too little to split"))
        .run();
}

#[test]
fn the_contract_pays_in_egld_and_in_tokens() {
    let mut world = world();
    give_to_sender(&mut world);
    for token in ["EGLD-000000", "RWD-123456"] {
        world
            .tx()
            .from(OWNER)
            .to(SENDER)
            .raw_call("payOne")
            .argument(&VAULT)
            .argument(&token)
            .argument(&10u64)
            .original_result::<usize>()
            .returns(ExpectValue(1usize))
            .run();
    }
    world
        .check_account(VAULT)
        .balance(10u64)
        .esdt_balance(REWARD, 10u64);
}

fn give_to_sender(world: &mut ScenarioWorld) {
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .payment(payment(REWARD, 0, 200))
        .raw_call("keep")
        .run();
}

#[test]
fn payments_add_up_to_a_list() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("payTwo")
        .argument(&VAULT)
        .argument(&payment(TestTokenId::EGLD_000000, 0, 10))
        .argument(&payment(TestTokenId::EGLD_000000, 0, 5))
        .original_result::<usize>()
        .returns(ExpectValue(2usize))
        .run();

    // #region compose-test
    world
        .tx()
        .from(OWNER)
        .to(VAULT)
        .payment(Payment::try_new(REWARD, 0, 20u64).unwrap())
        .payment(Payment::try_new(BADGE, 7, 1u64).unwrap())
        .payment(Payment::try_new(TestTokenId::EGLD_000000, 0, 10u64).unwrap())
        .raw_call("deposit")
        .original_result::<usize>()
        .returns(ExpectValue(3usize))
        .run();
    // #endregion compose-test
    world
        .check_account(VAULT)
        .balance(25u64)
        .esdt_balance(REWARD, 20u64);
}

#[test]
fn forwards_all_payments() {
    let mut world = world();
    let sent: [&[Payment<StaticApi>]; 3] = [
        &[],
        &[payment(REWARD, 0, 20)],
        &[
            payment(TestTokenId::EGLD_000000, 0, 10),
            payment(REWARD, 0, 20),
        ],
    ];
    for payments in sent {
        world
            .tx()
            .from(OWNER)
            .to(SENDER)
            .payment(payments.iter().cloned().collect::<PaymentVec<_>>())
            .raw_call("forward")
            .argument(&VAULT)
            .original_result::<usize>()
            .returns(ExpectValue(payments.len()))
            .run();
    }
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .egld(7u64)
        .raw_call("forwardOlder")
        .argument(&VAULT)
        .run();
    world.check_account(VAULT).balance(17u64);
}

#[test]
fn an_empty_payment_sends_nothing() {
    let mut world = world();
    for amount in [0u64, 12] {
        world
            .tx()
            .from(OWNER)
            .to(SENDER)
            .raw_call("payIfAny")
            .argument(&FRIEND)
            .argument(&"EGLD-000000")
            .argument(&amount)
            .run();
    }
    world.check_account(FRIEND).balance(12u64);
}

/// What a wallet sends for each payment, as shown on the page. A contract's `normalize()` gives the same result.
#[test]
fn payments_match_the_page() {
    let egld = TestTokenId::EGLD_000000;
    let cases: [(&str, &[Payment<StaticApi>]); 6] = [
        ("nothing", &[]),
        ("10 EGLD", &[payment(egld, 0, 10)]),
        ("20 RWD", &[payment(REWARD, 0, 20)]),
        ("1 BDG-07", &[payment(BADGE, 7, 1)]),
        (
            "20 RWD, 1 BDG-07",
            &[payment(REWARD, 0, 20), payment(BADGE, 7, 1)],
        ),
        (
            "10 EGLD, 20 RWD",
            &[payment(egld, 0, 10), payment(REWARD, 0, 20)],
        ),
    ];
    let alice = test_wallets::alice().to_address();
    let vault = Bech32Address::from_bech32_str(CONTRACT);
    let vault_hex = hex(vault.address.as_bytes());

    let mut shown = String::new();
    for (name, payments) in cases {
        let payments: PaymentVec<StaticApi> = payments.iter().cloned().collect();
        let mut interactor = block_on(Interactor::new(DEVNET));
        let transaction = interactor
            .tx()
            .from(&alice)
            .to(&vault)
            .payment(payments.clone())
            .raw_call("deposit")
            .into_sdk_transaction();
        let data = String::from_utf8(base64_decode(transaction.data.unwrap())).unwrap();

        let mut world = world();
        let normalized = world
            .tx()
            .from(&alice)
            .to(&vault)
            .payment(payments)
            .raw_call("deposit")
            .normalize();
        assert_eq!(normalized.to.to_address(), transaction.receiver.address);
        assert_eq!(normalized.payment.0.to_string(), transaction.value);
        assert_eq!(normalized.to_call_data_string().to_string(), data);

        let receiver = if transaction.receiver == vault {
            "the vault"
        } else {
            "Alice herself"
        };
        writeln!(shown, "{name}").unwrap();
        writeln!(shown, "  receiver  {receiver}").unwrap();
        writeln!(shown, "  value     {}", transaction.value).unwrap();
        writeln!(shown, "  data      {}", data.replace(&vault_hex, "<vault>")).unwrap();
    }
    expect_file("expected/payments.txt", &shown);
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn a_contract_can_read_the_data_of_a_call() {
    world()
        .query()
        .to(SENDER)
        .raw_call("proposalData")
        .argument(&VAULT)
        .argument(&payment(REWARD, 0, 20))
        .original_result::<String>()
        .returns(ExpectValue(
            "ESDTTransfer@5257442d313233343536@14@6465706f736974",
        ))
        .run();
}

/// The page warns about this: a deployment in a test accepts only EGLD, and silently ignores other payments.
#[test]
fn tokens_of_a_deployment_are_lost_silently() {
    let mut world = world();
    let new_vault = TestSCAddress::new("new-vault");
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .argument(&"autumn")
        .code(VAULT_CODE)
        .new_address(new_vault)
        .payment(payment(REWARD, 0, 20))
        .run();
    world.check_account(OWNER).esdt_balance(REWARD, 1_000u64);
}

#[test]
fn an_adder_rejects_payments() {
    world()
        .tx()
        .from(OWNER)
        .to(ADDER)
        .egld(1u64)
        .raw_call("add")
        .argument(&1u64)
        .returns(ExpectError(10, "function does not accept EGLD payment"))
        .run();
}

fn fails(endpoint: &str, message: &str) {
    world()
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call(endpoint)
        .argument(&FRIEND)
        .returns(ExpectError(4, message))
        .run();
}

#[test]
fn an_empty_transfer_is_an_error() {
    fails("failEmpty", "empty transfer");
    fails("failNoPayment", "transfer execute requires payment");
    fails("failZero", "zero value not allowed");
}

#[test]
#[should_panic(expected = "Explicit sender address expected")]
fn a_payment_to_self_needs_a_sender() {
    let _ = world()
        .tx()
        .to(VAULT)
        .payment(payment(BADGE, 7, 1))
        .raw_call("deposit")
        .normalize();
}

#[test]
fn a_list_of_one_is_a_multi_transfer_if_told_so() {
    let list: PaymentVec<StaticApi> = [payment(REWARD, 0, 20)].into_iter().collect();
    let mut world = world();
    let plain = world
        .tx()
        .from(OWNER)
        .to(VAULT)
        .payment(&list)
        .raw_call("deposit")
        .normalize();
    assert_eq!(
        plain.to_call_data_string().to_string(),
        "ESDTTransfer@5257442d313233343536@14@6465706f736974"
    );
    let multi = world
        .tx()
        .from(OWNER)
        .to(VAULT)
        .payment(MultiTransfer(&list))
        .raw_call("deposit")
        .normalize();
    assert!(
        multi
            .to_call_data_string()
            .to_string()
            .starts_with("MultiESDTNFTTransfer@")
    );
}
