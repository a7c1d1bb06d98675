//! Each test calls the old and the new contract, and expects the same results.
use multiversx_sc_scenario::{api::StaticApi, imports::*};
use tx_calls_legacy::till_proxy::TillProxy;
use tx_calls_seller::seller_proxy::SellerProxy;

const OWNER: TestAddress = TestAddress::new("owner");
const USER: TestAddress = TestAddress::new("user");
const TILL: TestSCAddress = TestSCAddress::new("till");
const SELLER: TestSCAddress = TestSCAddress::new("seller");
const TILL_CODE: MxscPath = MxscPath::new("output/tx-calls-legacy.mxsc.json");
const SELLER_CODE: MxscPath = MxscPath::new("../tx-calls-seller/output/seller.mxsc.json");
const OLD_CODE: MxscPath = MxscPath::new("output/old.mxsc.json");
const NOW_CODE: MxscPath = MxscPath::new("output/now.mxsc.json");
const OLD: TestSCAddress = TestSCAddress::new("old");
const NOW: TestSCAddress = TestSCAddress::new("now");
const BOTH: [TestSCAddress; 2] = [OLD, NOW];
const RWD: TestTokenId = TestTokenId::new("RWD-123456");
const GIFT: TestTokenId = TestTokenId::new("GIFT-123456");
const START: u64 = 1_000;
const INVOICES: u64 = 5;

/// A till with five invoices, a seller at 10 a ticket, both callers, and a user who pays them.
fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(TILL_CODE, tx_calls_legacy::ContractBuilder);
    world.register_contract(SELLER_CODE, tx_calls_seller::ContractBuilder);
    world.register_contract(OLD_CODE, tx_calls_legacy::old::ContractBuilder);
    world.register_contract(NOW_CODE, tx_calls_legacy::now::ContractBuilder);
    world.account(OWNER).nonce(1);
    world
        .account(USER)
        .nonce(1)
        .balance(START)
        .esdt_balance(RWD, START)
        .esdt_balance(GIFT, START);
    world
        .tx()
        .from(OWNER)
        .typed(TillProxy)
        .init(INVOICES)
        .code(TILL_CODE)
        .code_metadata(CodeMetadata::READABLE | CodeMetadata::UPGRADEABLE)
        .new_address(TILL)
        .run();
    world
        .tx()
        .from(OWNER)
        .typed(SellerProxy)
        .init(10u64)
        .code(SELLER_CODE)
        .new_address(SELLER)
        .run();
    for (address, code) in [(OLD, OLD_CODE), (NOW, NOW_CODE)] {
        world
            .tx()
            .from(OWNER)
            .raw_deploy()
            .code(code)
            .new_address(address)
            .run();
    }
    world
}

fn tokens(identifier: TestTokenId, amount: u64) -> Payment<StaticApi> {
    Payment::try_new(identifier, 0, amount).unwrap()
}

fn egld(amount: u64) -> Payment<StaticApi> {
    Payment::try_new("EGLD-000000", 0, amount).unwrap()
}

/// Calls an endpoint with the till and an invoice, and expects it to return this many payments.
fn expect_payments(caller: TestSCAddress, endpoint: &str, sent: &[Payment<StaticApi>]) {
    let mut payments = PaymentVec::<StaticApi>::new();
    for payment in sent {
        payments.push(payment.clone());
    }
    world()
        .tx()
        .from(USER)
        .to(caller)
        .raw_call(endpoint)
        .argument(&TILL)
        .argument(&1u64)
        .payment(payments)
        .original_result::<usize>()
        .returns(ExpectValue(sent.len()))
        .run();
}

#[test]
fn a_proxy_of_the_callees_crate() {
    for caller in BOTH {
        world()
            .tx()
            .from(USER)
            .to(caller)
            .raw_call("buyOne")
            .argument(&SELLER)
            .egld(10)
            .original_result::<u64>()
            .returns(ExpectValue(1u64))
            .run();
    }
}

#[test]
fn payments_of_every_kind() {
    for caller in BOTH {
        expect_payments(caller, "payNothing", &[]);
        expect_payments(caller, "payEgld", &[egld(7)]);
        expect_payments(caller, "payTwoTokens", &[tokens(RWD, 3), tokens(GIFT, 4)]);
        expect_payments(caller, "payAllTokens", &[tokens(RWD, 3), tokens(GIFT, 4)]);
        for payment in [egld(7), tokens(RWD, 3)] {
            expect_payments(caller, "payEither", std::slice::from_ref(&payment));
            expect_payments(caller, "payAny", &[payment]);
        }
        expect_payments(caller, "payAny", &[tokens(RWD, 3), tokens(GIFT, 4)]);
    }
}

#[test]
fn only_the_new_syntax_accepts_egld_with_tokens() {
    let both = [egld(7), tokens(RWD, 3)];
    expect_payments(NOW, "payAny", &both);
    expect_payments(NOW, "payAllTokens", &both);
    let mut payments = PaymentVec::<StaticApi>::new();
    for payment in both {
        payments.push(payment);
    }
    for endpoint in ["payAny", "payAllTokens"] {
        world()
            .tx()
            .from(USER)
            .to(OLD)
            .raw_call(endpoint)
            .argument(&TILL)
            .argument(&1u64)
            .payment(&payments)
            .returns(ExpectError(4, "unexpected EGLD transfer"))
            .run();
    }
}

#[test]
fn the_data_field_of_a_call() {
    for caller in BOTH {
        world()
            .query()
            .to(caller)
            .raw_call("payDataField")
            .argument(&TILL)
            .argument(&300u64)
            .original_result::<ManagedBuffer<StaticApi>>()
            .returns(ExpectValue("pay@012c"))
            .run();
    }
}

fn rejected(world: &mut ScenarioWorld, caller: TestSCAddress) -> String {
    world
        .query()
        .to(caller)
        .raw_call("getRejected")
        .original_result::<ManagedBuffer<StaticApi>>()
        .returns(ReturnsResult)
        .run()
        .to_string()
}

fn expect_paid(world: &mut ScenarioWorld, caller: TestSCAddress) {
    world
        .query()
        .to(caller)
        .raw_call("getPaid")
        .original_result::<usize>()
        .returns(ExpectValue(1usize))
        .run();
}

#[test]
fn an_asynchronous_call_with_a_callback() {
    for caller in BOTH {
        let mut world = world();
        for invoice in [1u64, 6] {
            world
                .tx()
                .from(USER)
                .to(caller)
                .raw_call("payLater")
                .argument(&TILL)
                .argument(&invoice)
                .egld(7)
                .run();
        }
        expect_paid(&mut world, caller);
        assert_eq!(rejected(&mut world, caller), "no such invoice");
        world.check_account(USER).balance(START - 7);
    }
}

#[test]
fn promises_with_callbacks() {
    for caller in BOTH {
        let mut world = world();
        world
            .tx()
            .from(USER)
            .to(caller)
            .raw_call("payBoth")
            .argument(&TILL)
            .argument(&1u64)
            .argument(&6u64)
            .egld(14)
            .run();
        expect_paid(&mut world, caller);
        assert_eq!(rejected(&mut world, caller), "6: no such invoice");
        world.check_account(TILL).balance(7);
        world.check_account(caller).balance(7);
    }
}

#[test]
fn a_transfer_with_a_call() {
    for caller in BOTH {
        let mut world = world();
        world
            .tx()
            .from(USER)
            .to(caller)
            .raw_call("payAndForget")
            .argument(&TILL)
            .argument(&1u64)
            .egld(7)
            .run();
        world.check_account(TILL).balance(7);
    }
}

#[test]
fn back_transfers() {
    for caller in BOTH {
        world()
            .tx()
            .from(USER)
            .to(caller)
            .raw_call("payAndTakeBack")
            .argument(&TILL)
            .egld(7)
            .original_result::<BigUint<StaticApi>>()
            .returns(ExpectValue(7u64))
            .run();
    }
}

#[test]
fn a_call_that_may_fail() {
    for caller in BOTH {
        for (invoice, success) in [(1u64, true), (6, false)] {
            world()
                .tx()
                .from(USER)
                .to(caller)
                .raw_call("tryPay")
                .argument(&TILL)
                .argument(&invoice)
                .egld(7)
                .original_result::<bool>()
                .returns(ExpectValue(success))
                .run();
        }
    }
}

#[test]
fn a_readonly_call() {
    for caller in BOTH {
        world()
            .query()
            .to(caller)
            .raw_call("readInvoices")
            .argument(&TILL)
            .original_result::<u64>()
            .returns(ExpectValue(INVOICES))
            .run();
    }
}

/// It compiles; the Rust VM can't run it, with either syntax.
#[test]
fn a_call_in_the_same_context_needs_the_network() {
    for caller in BOTH {
        world()
            .tx()
            .from(OWNER)
            .to(caller)
            .raw_call("runHere")
            .argument(&TILL)
            .returns(ExpectError(4, "panic occurred"))
            .run();
    }
}

fn invoices(world: &mut ScenarioWorld, till: TestSCAddress) -> u64 {
    world
        .query()
        .to(till)
        .typed(TillProxy)
        .invoices()
        .returns(ReturnsResult)
        .run()
}

#[test]
fn a_deployment_and_an_upgrade() {
    const BRANCH: TestSCAddress = TestSCAddress::new("branch");
    for caller in BOTH {
        let mut world = world();
        world.set_state_step(SetStateStep::new().new_address(caller, 0, BRANCH));
        world
            .tx()
            .from(USER)
            .to(caller)
            .raw_call("openTill")
            .argument(&TILL)
            .argument(&8u64)
            .egld(7)
            .original_result::<ManagedAddress<StaticApi>>()
            .returns(ExpectValue(BRANCH))
            .run();
        assert_eq!(invoices(&mut world, BRANCH), 8);
        world.check_account(BRANCH).balance(7);

        world
            .tx()
            .from(OWNER)
            .to(caller)
            .raw_call("renewTill")
            .argument(&BRANCH)
            .argument(&TILL)
            .argument(&9u64)
            .run();
        assert_eq!(invoices(&mut world, BRANCH), 9);
    }
}

#[test]
fn a_deployment_with_the_code() {
    const BRANCH: TestSCAddress = TestSCAddress::new("branch");
    for caller in BOTH {
        let mut world = world();
        world.set_state_step(SetStateStep::new().new_address(caller, 0, BRANCH));
        let code = TILL_CODE.resolve_contents(&world.interpreter_context());
        world
            .tx()
            .from(USER)
            .to(caller)
            .raw_call("openTillWithCode")
            .argument(&code)
            .argument(&8u64)
            .original_result::<ManagedAddress<StaticApi>>()
            .returns(ExpectValue(BRANCH))
            .run();
        assert_eq!(invoices(&mut world, BRANCH), 8);
    }
}
