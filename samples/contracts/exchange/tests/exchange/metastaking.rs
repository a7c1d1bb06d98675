use exchange::{
    locked::Locks,
    metastaking::{self as dao, Metastaking},
    mocks::{farm, locks, metastaking},
};
use multiversx_sc_scenario::imports::*;

const OWNER: TestAddress = TestAddress::new("owner");
const ANNA: TestAddress = TestAddress::new("anna");
const BEN: TestAddress = TestAddress::new("ben");
const DAO: TestSCAddress = TestSCAddress::new("dao");
const FARM: TestSCAddress = TestSCAddress::new("farm");
const LOCKS: TestSCAddress = TestSCAddress::new("locks");
const METASTAKING: TestSCAddress = TestSCAddress::new("metastaking");
const DAO_CODE: MxscPath = MxscPath::new("output/dao.mxsc.json");
const FARM_CODE: MxscPath = MxscPath::new("output/farm.mxsc.json");
const LOCKS_CODE: MxscPath = MxscPath::new("output/locks.mxsc.json");
const METASTAKING_CODE: MxscPath = MxscPath::new("output/metastaking.mxsc.json");

const XMEX: TestTokenIdentifier = TestTokenIdentifier::new("XMEX-a1b2c3");
const WXMEX: TestTokenIdentifier = TestTokenIdentifier::new("WXMEX-a1b2c3");
const LP: TestTokenIdentifier = TestTokenIdentifier::new("LPT-a1b2c3");
const STAKED: TestTokenIdentifier = TestTokenIdentifier::new("STK-a1b2c3");
const OTHER: TestTokenIdentifier = TestTokenIdentifier::new("OTHER-a1b2c3");
const FARM_TOKEN: TestTokenIdentifier = TestTokenIdentifier::new("FARM-a1b2c3");
const DUAL: TestTokenIdentifier = TestTokenIdentifier::new("DUAL-a1b2c3");
const UNBOND: TestTokenIdentifier = TestTokenIdentifier::new("UNB-a1b2c3");
const POSITION: TestTokenIdentifier = TestTokenIdentifier::new("DAOP-a1b2c3");

fn token(identifier: TestTokenIdentifier) -> TokenId<StaticApi> {
    TokenId::from(identifier.to_esdt_token_identifier())
}

fn managed(contract: TestSCAddress) -> ManagedAddress<StaticApi> {
    contract.to_managed_address()
}

fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(DAO_CODE, dao::ContractBuilder);
    world.register_contract(FARM_CODE, farm::ContractBuilder);
    world.register_contract(LOCKS_CODE, locks::ContractBuilder);
    world.register_contract(METASTAKING_CODE, metastaking::ContractBuilder);
    world
        .account(OWNER)
        .nonce(1)
        .esdt_balance(STAKED, 30)
        .esdt_nft_balance(XMEX, 7, 300, ());
    for member in [ANNA, BEN] {
        world.account(member).nonce(1).esdt_balance(LP, 200);
    }

    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .argument(&LP)
        .argument(&FARM_TOKEN)
        .argument(&3u64)
        .code(FARM_CODE)
        .new_address(FARM)
        .run();
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .argument(&XMEX)
        .argument(&WXMEX)
        .code(LOCKS_CODE)
        .new_address(LOCKS)
        .run();
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .argument(&DUAL)
        .argument(&UNBOND)
        .argument(&XMEX)
        .argument(&STAKED)
        .argument(&OTHER)
        .code(METASTAKING_CODE)
        .new_address(METASTAKING)
        .run();
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .argument(&Locks {
            energy_factory: managed(LOCKS),
            wrapper: managed(LOCKS),
            base: token(LP),
            locked: token(XMEX),
        })
        .argument(&Metastaking {
            farm: managed(FARM),
            address: managed(METASTAKING),
            staking: managed(METASTAKING),
            lp: token(LP),
            dual_yield: token(DUAL),
            unbond: token(UNBOND),
            staked: token(STAKED),
        })
        .argument(&POSITION)
        .code(DAO_CODE)
        .new_address(DAO)
        .run();

    world.set_nft_balance_all_properties(
        LOCKS,
        b"WXMEX-a1b2c3",
        7u64,
        300u64,
        "",
        0u64,
        None::<TestAddress>,
        None,
        None,
        &[],
    );
    world.set_esdt_balance(METASTAKING, b"STK-a1b2c3", 1_000u64);
    world.set_esdt_balance(METASTAKING, b"OTHER-a1b2c3", 1_000u64);
    for (contract, identifier) in [
        (DAO, b"DAOP-a1b2c3".as_slice()),
        (FARM, b"FARM-a1b2c3"),
        (METASTAKING, b"DUAL-a1b2c3"),
        (METASTAKING, b"UNB-a1b2c3"),
    ] {
        world.set_esdt_local_roles(
            contract,
            identifier,
            &[EsdtLocalRole::NftCreate, EsdtLocalRole::NftBurn],
        );
    }
    world
}

fn pay(identifier: TestTokenIdentifier, nonce: u64, amount: u64) -> Payment<StaticApi> {
    Payment::try_new(identifier, nonce, amount).unwrap()
}

fn call(
    world: &mut ScenarioWorld,
    from: TestAddress,
    endpoint: &str,
    payment: Payment<StaticApi>,
) -> Result<(), String> {
    let mut call = world.tx().from(from).to(DAO).raw_call(endpoint);
    if endpoint == "leave" {
        call = call.argument(&1u64).argument(&1u64);
    }
    call.payment(payment)
        .returns(ReturnsHandledOrError::new())
        .run()
        .map_err(|error| error.message)
}

/// Two members with 100 and 200 shares; 300 XMEX and 30 staked tokens come, and LP tokens gain a tenth.
fn world_with_rewards() -> ScenarioWorld {
    let mut world = world();
    call(&mut world, ANNA, "enter", pay(LP, 0, 100)).unwrap();
    call(&mut world, BEN, "enter", pay(LP, 0, 200)).unwrap();
    world
        .tx()
        .from(OWNER)
        .to(METASTAKING)
        .raw_call("addReward")
        .payment(pay(XMEX, 7, 300))
        .payment(pay(STAKED, 0, 30))
        .run();
    world
        .tx()
        .from(OWNER)
        .to(METASTAKING)
        .raw_call("setPrice")
        .argument(&110u64)
        .run();
    world
}

fn expect_dual_yield(world: &mut ScenarioWorld, amount: u64) {
    let value = world
        .query()
        .to(DAO)
        .raw_call("getDualYieldAmount")
        .original_result::<BigUint<StaticApi>>()
        .returns(ReturnsResultUnmanaged)
        .run();
    assert_eq!(value, RustBigUint::from(amount));
}

// #region two
#[test]
fn both_rewards_follow_the_shares() {
    let mut world = world_with_rewards();
    call(&mut world, ANNA, "claim", pay(POSITION, 1, 100)).unwrap();
    world.check_account(ANNA).esdt_balance(STAKED, 10);
    world
        .check_account(ANNA)
        .esdt_nft_balance_and_attributes(WXMEX, 7, 100, "");

    call(&mut world, BEN, "leave", pay(POSITION, 2, 200)).unwrap();
    world.check_account(BEN).esdt_balance(STAKED, 20);
    world.check_account(BEN).esdt_balance(OTHER, 200);
    expect_dual_yield(&mut world, 110);

    call(&mut world, BEN, "unbond", pay(POSITION, 4, 220)).unwrap();
    world.check_account(BEN).esdt_balance(STAKED, 240);
}
// #endregion two

#[test]
fn nothing_is_paid_twice() {
    let mut world = world_with_rewards();
    call(&mut world, ANNA, "claim", pay(POSITION, 1, 100)).unwrap();
    call(&mut world, ANNA, "claim", pay(POSITION, 3, 100)).unwrap();
    world.check_account(ANNA).esdt_balance(STAKED, 10);
    expect_dual_yield(&mut world, 330);
}

#[test]
fn a_position_must_leave_before_it_exits() {
    let mut world = world_with_rewards();
    assert_eq!(
        call(&mut world, ANNA, "unbond", pay(POSITION, 1, 100)),
        Err("call leave first".to_owned())
    );
    call(&mut world, ANNA, "leave", pay(POSITION, 1, 100)).unwrap();
    assert_eq!(
        call(&mut world, ANNA, "claim", pay(POSITION, 3, 110)),
        Err("already leaving".to_owned())
    );
}

#[test]
fn the_last_one_empties_it() {
    let mut world = world();
    call(&mut world, ANNA, "enter", pay(LP, 0, 100)).unwrap();
    call(&mut world, ANNA, "leave", pay(POSITION, 1, 100)).unwrap();
    expect_dual_yield(&mut world, 0);
    call(&mut world, BEN, "enter", pay(LP, 0, 200)).unwrap();
    expect_dual_yield(&mut world, 200);
}
