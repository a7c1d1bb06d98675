use multiversx_sc_scenario::{api::StaticApi, imports::*};
use std::fmt::Write;

const USER: TestAddress = TestAddress::new("user");
const FRIEND: TestAddress = TestAddress::new("friend");
const CONTRACT: TestSCAddress = TestSCAddress::new("payments");
const CODE: MxscPath = MxscPath::new("output/payments.mxsc.json");
const EGLD: &str = "EGLD-000000";
const REWARD: TestTokenIdentifier = TestTokenIdentifier::new("RWD-123456");
const BADGE: TestTokenIdentifier = TestTokenIdentifier::new("BDG-123456");
const TICKET_PRICE: u64 = 100_000_000_000_000_000;

type Sent = &'static [(&'static str, u64, u64)];

const NOTHING: Sent = &[];
const ONE_EGLD: Sent = &[(EGLD, 0, 10)];
const ONE_TOKEN: Sent = &[("RWD-123456", 0, 20)];
const ONE_NFT: Sent = &[("BDG-123456", 7, 1)];
const TWO_TOKENS: Sent = &[("RWD-123456", 0, 20), ("BDG-123456", 7, 1)];
const MIXED: Sent = &[(EGLD, 0, 10), ("RWD-123456", 0, 20)];
const TWICE_EGLD: Sent = &[(EGLD, 0, 10), (EGLD, 0, 5)];

fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, reference::payments::ContractBuilder);
    world
        .account(USER)
        .nonce(1)
        .balance(2 * TICKET_PRICE)
        .esdt_balance(REWARD, 1_000u64)
        .esdt_nft_balance(BADGE, 7, 1u64, ());
    world.account(FRIEND).nonce(1);
    world
        .tx()
        .from(USER)
        .raw_deploy()
        .code(CODE)
        .new_address(CONTRACT)
        .run();
    world
}

fn payments(sent: Sent) -> PaymentVec<StaticApi> {
    sent.iter()
        .map(|&(token, nonce, amount)| Payment::try_new(token, nonce, amount).unwrap())
        .collect()
}

fn call(
    world: &mut ScenarioWorld,
    endpoint: &str,
    sent: Sent,
) -> Result<BigUint<StaticApi>, String> {
    world
        .tx()
        .from(USER)
        .to(CONTRACT)
        .raw_call(endpoint)
        .payment(payments(sent))
        .original_result::<BigUint<StaticApi>>()
        .returns(ReturnsHandledOrError::new().returns(ReturnsResult))
        .run()
        .map_err(|error| error.message)
}

/// The result of each method for each kind of payment, as shown on the page.
#[test]
fn call_value_methods_match_the_page() {
    let columns = [
        ("nothing", NOTHING),
        ("10 EGLD", ONE_EGLD),
        ("20 RWD", ONE_TOKEN),
        ("1 NFT", ONE_NFT),
        ("RWD + NFT", TWO_TOKENS),
        ("EGLD + RWD", MIXED),
        ("EGLD twice", TWICE_EGLD),
    ];
    let methods = [
        ("all", "all().len()"),
        ("single", "single()"),
        ("single_optional", "single_optional()"),
        ("array_2", "array::<2>()"),
        ("egld", "egld()"),
        ("payable_egld", "#[payable(\"EGLD\")]"),
        ("no_payable", "no #[payable]"),
        ("all_transfers", "all_transfers().len()"),
        ("egld_direct_non_strict", "egld_direct_non_strict()"),
        ("egld_or_single_esdt", "egld_or_single_esdt()"),
        (
            "egld_or_single_fungible_esdt",
            "egld_or_single_fungible_esdt()",
        ),
        ("multi_egld_or_esdt_2", "multi_egld_or_esdt::<2>()"),
        ("all_esdt_transfers", "all_esdt_transfers().len()"),
        ("single_esdt", "single_esdt()"),
        ("single_fungible_esdt", "single_fungible_esdt()"),
        ("multi_esdt_2", "multi_esdt::<2>()"),
    ];
    let messages = [
        ("A", "incorrect number of transfers"),
        ("B", "function does not accept ESDT payment"),
        ("C", "function does not accept EGLD payment"),
        ("D", "unexpected EGLD transfer"),
        ("E", "fungible token expected"),
    ];

    let mut table = format!("{:<31}", "");
    for (title, _) in columns {
        write!(table, "{title:<12}").unwrap();
    }
    for (endpoint, title) in methods {
        write!(table, "\n{title:<31}").unwrap();
        for (_, sent) in columns {
            let cell = match call(&mut world(), &format!("m_{endpoint}"), sent) {
                Ok(value) => value.to_u64().unwrap().to_string(),
                Err(message) => messages
                    .iter()
                    .find(|(_, known)| *known == message)
                    .unwrap_or_else(|| panic!("{endpoint}: {message}"))
                    .0
                    .to_owned(),
            };
            write!(table, "{cell:<12}").unwrap();
        }
    }
    let table = table
        .lines()
        .map(str::trim_end)
        .collect::<Vec<_>>()
        .join("\n")
        + "\n";
    expect_file("expected/payments.txt", &table);
}

/// Compares with the committed file. `UPDATE_EXPECTED=1` rewrites it.
pub fn expect_file(path: &str, text: &str) {
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(path, text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), text, "{path}");
}

fn expect_error(endpoint: &str, sent: Sent, message: &str) {
    assert_eq!(call(&mut world(), endpoint, sent), Err(message.to_owned()));
}

fn pay_ticket(token: &str, amount: u64) -> Result<(), String> {
    world()
        .tx()
        .from(USER)
        .to(CONTRACT)
        .raw_call("buyTicket")
        .payment(Payment::<StaticApi>::try_new(token, 0, amount).unwrap())
        .returns(ReturnsHandledOrError::new())
        .run()
        .map_err(|error| error.message)
}

#[test]
fn a_ticket_has_its_price() {
    assert_eq!(pay_ticket(EGLD, TICKET_PRICE), Ok(()));
    assert_eq!(
        pay_ticket(EGLD, TICKET_PRICE - 1),
        Err("a ticket costs 0.1 EGLD".to_owned())
    );
    expect_error("buyTicket", ONE_TOKEN, "a ticket is paid in EGLD");
    expect_error("buyTicket", NOTHING, "incorrect number of transfers");
}

#[test]
fn a_tip_is_optional() {
    assert_eq!(call(&mut world(), "order", NOTHING), Ok(0u64.into()));
    assert_eq!(call(&mut world(), "order", ONE_TOKEN), Ok(1u64.into()));
}

#[test]
fn the_second_payment_is_the_fee() {
    expect_error("swap", MIXED, "the fee is paid in EGLD");
    world()
        .tx()
        .from(USER)
        .to(CONTRACT)
        .raw_call("swap")
        .payment(payments(&[("RWD-123456", 0, 20), (EGLD, 0, 10)]))
        .original_result::<String>()
        .returns(ExpectValue("RWD-123456"))
        .run();
}

#[test]
fn a_single_token_endpoint_rejects_other_tokens() {
    expect_error("payReward", ONE_NFT, "bad call value token provided");
    expect_error("payReward", NOTHING, "single ESDT payment expected");
    expect_error(
        "notPayable",
        ONE_TOKEN,
        "function does not accept ESDT payment",
    );
    expect_error(
        "notPayable",
        ONE_EGLD,
        "function does not accept EGLD payment",
    );
    world()
        .tx()
        .from(USER)
        .to(CONTRACT)
        .raw_call("payReward")
        .payment(payments(ONE_TOKEN))
        .run();
}

#[test]
fn deposits_are_kept_apart_and_given_back() {
    let mut world = world();
    world
        .tx()
        .from(USER)
        .to(CONTRACT)
        .raw_call("deposit")
        .payment(payments(&[
            (EGLD, 0, 10),
            ("RWD-123456", 0, 20),
            ("BDG-123456", 7, 1),
        ]))
        .run();
    world
        .check_account(CONTRACT)
        .balance(10u64)
        .esdt_balance(REWARD, 20u64);

    for (token, nonce) in [(EGLD, 0u64), ("RWD-123456", 0), ("BDG-123456", 7)] {
        world
            .tx()
            .from(USER)
            .to(CONTRACT)
            .raw_call("withdraw")
            .argument(&token)
            .argument(&nonce)
            .run();
    }
    world
        .check_account(USER)
        .balance(2 * TICKET_PRICE)
        .esdt_balance(REWARD, 1_000u64);
    world
        .tx()
        .from(USER)
        .to(CONTRACT)
        .raw_call("withdraw")
        .argument(&EGLD)
        .argument(&0u64)
        .returns(ExpectError(4, "nothing to withdraw"))
        .run();
}

#[test]
fn forwards_several_payments_together() {
    for endpoint in ["passOn", "tryPassOn"] {
        let mut world = world();
        world
            .tx()
            .from(USER)
            .to(CONTRACT)
            .raw_call(endpoint)
            .argument(&FRIEND)
            .payment(payments(MIXED))
            .run();
        world
            .check_account(FRIEND)
            .balance(10u64)
            .esdt_balance(REWARD, 20u64);
    }
}

#[test]
fn donations_are_egld() {
    assert_eq!(call(&mut world(), "donate", ONE_EGLD), Ok(10u64.into()));
    assert_eq!(call(&mut world(), "donate", NOTHING), Ok(0u64.into()));
    expect_error("donate", TWICE_EGLD, "incorrect number of transfers");
}
