use exchange::trader::{self, pair};
use multiversx_sc_scenario::imports::*;

const USER: TestAddress = TestAddress::new("user");
const PAIR: TestSCAddress = TestSCAddress::new("pair");
const TRADER: TestSCAddress = TestSCAddress::new("trader");
const PAIR_CODE: MxscPath = MxscPath::new("output/pair.mxsc.json");
const TRADER_CODE: MxscPath = MxscPath::new("output/trader.mxsc.json");
const FIRST: TestTokenIdentifier = TestTokenIdentifier::new("FIRST-a1b2c3");
const SECOND: TestTokenIdentifier = TestTokenIdentifier::new("SECOND-a1b2c3");

fn sell(least: u64) -> (ScenarioWorld, Result<(), String>) {
    let mut world = ScenarioWorld::new();
    world.register_contract(PAIR_CODE, pair::ContractBuilder);
    world.register_contract(TRADER_CODE, trader::ContractBuilder);
    world
        .account(USER)
        .nonce(1)
        .esdt_balance(FIRST, 10_000)
        .esdt_balance(SECOND, 40_000_000);
    world
        .tx()
        .from(USER)
        .raw_deploy()
        .argument(&SECOND)
        .argument(&BigUint::<StaticApi>::from(1_000_000u64))
        .argument(&BigUint::<StaticApi>::from(40_000_000u64))
        .code(PAIR_CODE)
        .new_address(PAIR)
        .run();
    world
        .tx()
        .from(USER)
        .raw_deploy()
        .argument(&PAIR)
        .code(TRADER_CODE)
        .new_address(TRADER)
        .run();
    world
        .tx()
        .from(USER)
        .to(PAIR)
        .raw_call("fund")
        .payment(Payment::<StaticApi>::try_new(SECOND, 0, 40_000_000u64).unwrap())
        .run();

    let result = world
        .tx()
        .from(USER)
        .to(TRADER)
        .raw_call("sell")
        .argument(&SECOND)
        .argument(&BigUint::<StaticApi>::from(least))
        .payment(Payment::<StaticApi>::try_new(FIRST, 0, 10_000u64).unwrap())
        .returns(ReturnsHandledOrError::new())
        .run()
        .map_err(|error| error.message);
    (world, result)
}

#[test]
fn the_caller_receives_the_swap_result() {
    let (mut world, result) = sell(390_000);
    result.unwrap();
    world.check_account(USER).esdt_balance(FIRST, 0);
    world.check_account(USER).esdt_balance(SECOND, 394_863);
}

#[test]
fn too_little_undoes_the_swap() {
    let (mut world, result) = sell(394_864);
    assert_eq!(result, Err("Slippage exceeded".to_owned()));
    world.check_account(USER).esdt_balance(FIRST, 10_000);
}
