// #region setup
use exchange::{
    dao::{self, Farm},
    locked::Locks,
    mocks::{farm, locks},
};
use multiversx_sc_scenario::imports::*;

const OWNER: TestAddress = TestAddress::new("owner");
const ANNA: TestAddress = TestAddress::new("anna");
const BEN: TestAddress = TestAddress::new("ben");
const DAO: TestSCAddress = TestSCAddress::new("dao");
const FARM: TestSCAddress = TestSCAddress::new("farm");
const LOCKS: TestSCAddress = TestSCAddress::new("locks");
const DAO_CODE: MxscPath = MxscPath::new("output/dao.mxsc.json");
const FARM_CODE: MxscPath = MxscPath::new("output/farm.mxsc.json");
const LOCKS_CODE: MxscPath = MxscPath::new("output/locks.mxsc.json");

const MEX: TestTokenIdentifier = TestTokenIdentifier::new("MEX-a1b2c3");
const XMEX: TestTokenIdentifier = TestTokenIdentifier::new("XMEX-a1b2c3");
const WXMEX: TestTokenIdentifier = TestTokenIdentifier::new("WXMEX-a1b2c3");
const LP: TestTokenIdentifier = TestTokenIdentifier::new("LPT-a1b2c3");
const FARM_TOKEN: TestTokenIdentifier = TestTokenIdentifier::new("FARM-a1b2c3");
const POSITION: TestTokenIdentifier = TestTokenIdentifier::new("DAOP-a1b2c3");
const USDC: TestTokenIdentifier = TestTokenIdentifier::new("USDC-a1b2c3");

const MINIMUM_EPOCHS: u64 = 3;
const EXIT_FEE: u64 = 100;
// #endregion setup

fn token(identifier: TestTokenIdentifier) -> TokenId<StaticApi> {
    TokenId::from(identifier.to_esdt_token_identifier())
}

fn managed(contract: TestSCAddress) -> ManagedAddress<StaticApi> {
    contract.to_managed_address()
}

// #region world
/// A blockchain with the mocks, a DAO, and two members with 1,000 LP tokens each.
fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(DAO_CODE, dao::ContractBuilder);
    world.register_contract(FARM_CODE, farm::ContractBuilder);
    world.register_contract(LOCKS_CODE, locks::ContractBuilder);
    world
        .account(OWNER)
        .nonce(1)
        .esdt_balance(MEX, 1_000)
        .esdt_balance(USDC, 500)
        .esdt_nft_balance(XMEX, 7, 10_000, ())
        .esdt_nft_balance(XMEX, 8, 10_000, ());
    for member in [ANNA, BEN] {
        world.account(member).nonce(1).esdt_balance(LP, 1_000);
    }

    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .argument(&LP)
        .argument(&FARM_TOKEN)
        .argument(&MINIMUM_EPOCHS)
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
    for identifier in [b"XMEX-a1b2c3".as_slice(), b"WXMEX-a1b2c3"] {
        for nonce in [7, 8] {
            world.set_nft_balance_all_properties(
                LOCKS,
                identifier,
                nonce,
                10_000u64,
                "",
                0u64,
                None::<TestAddress>,
                None,
                None,
                &[],
            );
        }
    }

    let locks = Locks {
        energy_factory: managed(LOCKS),
        wrapper: managed(LOCKS),
        base: token(MEX),
        locked: token(XMEX),
    };
    let farm = Farm {
        address: managed(FARM),
        lp: token(LP),
        token: token(FARM_TOKEN),
    };
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .argument(&locks)
        .argument(&farm)
        .argument(&LOCKS)
        .argument(&POSITION)
        .argument(&EXIT_FEE)
        .code_metadata(CodeMetadata::PAYABLE_BY_SC)
        .code(DAO_CODE)
        .new_address(DAO)
        .run();
    for (contract, identifier) in [(DAO, b"DAOP-a1b2c3".as_slice()), (FARM, b"FARM-a1b2c3")] {
        world.set_esdt_local_roles(
            contract,
            identifier,
            &[EsdtLocalRole::NftCreate, EsdtLocalRole::NftBurn],
        );
    }
    world
}
// #endregion world

// #region steps
fn call(
    world: &mut ScenarioWorld,
    from: TestAddress,
    to: TestSCAddress,
    endpoint: &str,
    pay: (TestTokenIdentifier, u64, u64),
) -> Result<(), String> {
    let (identifier, nonce, amount) = pay;
    world
        .tx()
        .from(from)
        .to(to)
        .raw_call(endpoint)
        .payment(Payment::<StaticApi>::try_new(identifier, nonce, amount).unwrap())
        .returns(ReturnsHandledOrError::new())
        .run()
        .map_err(|error| error.message)
}

fn reward(world: &mut ScenarioWorld, nonce: u64, amount: u64) {
    call(world, OWNER, FARM, "addReward", (XMEX, nonce, amount)).unwrap();
}

fn member(world: &mut ScenarioWorld, who: TestAddress, endpoint: &str, nonce: u64, amount: u64) {
    call(world, who, DAO, endpoint, (POSITION, nonce, amount)).unwrap();
}

fn expect_wrapped(world: &mut ScenarioWorld, who: TestAddress, nonce: u64, amount: u64) {
    world
        .check_account(who)
        .esdt_nft_balance_and_attributes(WXMEX, nonce, amount, "");
}
// #endregion steps

// #region shares
/// Anna enters first, Ben later. The farm pays 300 before he enters, and 300 after.
#[test]
fn rewards_follow_shares_and_time() {
    let mut world = world();
    call(&mut world, ANNA, DAO, "enter", (LP, 0, 100)).unwrap();
    reward(&mut world, 7, 300);
    call(&mut world, BEN, DAO, "enter", (LP, 0, 200)).unwrap();
    reward(&mut world, 8, 300);

    member(&mut world, ANNA, "claim", 1, 100);
    member(&mut world, BEN, "claim", 2, 200);
    expect_wrapped(&mut world, ANNA, 8, 400);
    expect_wrapped(&mut world, BEN, 8, 200);
}
// #endregion shares

#[test]
fn a_reward_is_paid_once() {
    let mut world = world();
    call(&mut world, ANNA, DAO, "enter", (LP, 0, 100)).unwrap();
    reward(&mut world, 7, 300);
    member(&mut world, ANNA, "claim", 1, 100);
    member(&mut world, ANNA, "claim", 2, 100);
    expect_wrapped(&mut world, ANNA, 7, 300);
    assert_eq!(
        call(&mut world, ANNA, DAO, "claim", (POSITION, 3, 101)),
        Err("insufficient funds".to_owned())
    );
}

#[test]
fn half_a_position_earns_half() {
    let mut world = world();
    call(&mut world, ANNA, DAO, "enter", (LP, 0, 100)).unwrap();
    reward(&mut world, 7, 300);
    member(&mut world, ANNA, "claim", 1, 50);
    expect_wrapped(&mut world, ANNA, 7, 150);
    member(&mut world, ANNA, "claim", 1, 50);
    expect_wrapped(&mut world, ANNA, 7, 300);
}

// #region exit
#[test]
fn leaving_takes_time_and_costs_a_fee() {
    let mut world = world();
    call(&mut world, ANNA, DAO, "enter", (LP, 0, 100)).unwrap();
    call(&mut world, BEN, DAO, "enter", (LP, 0, 200)).unwrap();
    world.current_block().block_epoch(10);
    member(&mut world, ANNA, "leave", 1, 100);
    assert_eq!(
        call(&mut world, ANNA, DAO, "exit", (POSITION, 3, 100)),
        Err("too early".to_owned())
    );

    reward(&mut world, 7, 300);
    world.current_block().block_epoch(13);
    member(&mut world, ANNA, "exit", 3, 100);
    world.check_account(ANNA).esdt_balance(LP, 999);
    world.check_account(DAO).esdt_balance(LP, 1);

    member(&mut world, BEN, "claim", 2, 200);
    expect_wrapped(&mut world, BEN, 7, 300);
}
// #endregion exit

#[test]
fn a_position_must_leave_before_it_exits() {
    let mut world = world();
    call(&mut world, ANNA, DAO, "enter", (LP, 0, 100)).unwrap();
    assert_eq!(
        call(&mut world, ANNA, DAO, "exit", (POSITION, 1, 100)),
        Err("call leave first".to_owned())
    );
    member(&mut world, ANNA, "leave", 1, 100);
    assert_eq!(
        call(&mut world, ANNA, DAO, "claim", (POSITION, 2, 100)),
        Err("already leaving".to_owned())
    );
}

#[test]
fn other_tokens_are_rejected() {
    let mut world = world();
    assert_eq!(
        call(&mut world, OWNER, DAO, "enter", (MEX, 0, 1)),
        Err("LP tokens of the farm only".to_owned())
    );
    assert_eq!(
        call(&mut world, OWNER, DAO, "claim", (MEX, 0, 1)),
        Err("tokens of this contract only".to_owned())
    );
}

#[test]
fn the_owner_locks_mex_and_takes_fees() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(DAO)
        .raw_call("lockEnergy")
        .argument(&7u64)
        .payment(Payment::<StaticApi>::try_new(MEX, 0, 1_000u64).unwrap())
        .run();
    world
        .check_account(DAO)
        .esdt_nft_balance_and_attributes(XMEX, 7, 1_000, "");

    call(&mut world, OWNER, LOCKS, "addFees", (USDC, 0, 500)).unwrap();
    world.tx().from(BEN).to(DAO).raw_call("collectFees").run();
    call(&mut world, OWNER, LOCKS, "addFees", (XMEX, 8, 40)).unwrap();
    world.tx().from(BEN).to(DAO).raw_call("collectFees").run();

    for (fee, nonce) in [(USDC, 0u64), (XMEX, 8)] {
        world
            .tx()
            .from(OWNER)
            .to(DAO)
            .raw_call("takeFees")
            .argument(&fee)
            .argument(&nonce)
            .run();
    }
    world.check_account(OWNER).esdt_balance(USDC, 500);
    expect_wrapped(&mut world, OWNER, 8, 40);

    world
        .tx()
        .from(BEN)
        .to(DAO)
        .raw_call("takeFees")
        .argument(&USDC)
        .argument(&0u64)
        .returns(ExpectError(4, "Endpoint can only be called by owner"))
        .run();
}
