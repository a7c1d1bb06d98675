use multiversx_sc_scenario::imports::*;
use std::collections::BTreeSet;

const OWNER: TestAddress = TestAddress::new("owner");
const PLAYER: TestAddress = TestAddress::new("player");
const CONTRACT: TestSCAddress = TestSCAddress::new("random");
const CODE: MxscPath = MxscPath::new("output/random.mxsc.json");

fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, reference::random::ContractBuilder);
    world.account(OWNER).nonce(1);
    world.account(PLAYER).nonce(1);
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .code(CODE)
        .new_address(CONTRACT)
        .run();
    world
}

fn roll(world: &mut ScenarioWorld, hash: u8) -> u8 {
    world
        .tx()
        .from(OWNER)
        .to(CONTRACT)
        .tx_hash([hash; 32])
        .raw_call("rollDice")
        .original_result::<u8>()
        .returns(ReturnsResult)
        .run()
}

#[test]
fn a_die_has_six_sides() {
    let mut world = world();
    let rolls: BTreeSet<u8> = (0..=255).map(|hash| roll(&mut world, hash)).collect();
    assert_eq!(rolls, BTreeSet::from([1, 2, 3, 4, 5, 6]));
}

#[test]
fn the_same_transaction_in_the_same_block_rolls_the_same() {
    assert_eq!(roll(&mut world(), 7), roll(&mut world(), 7));
}

#[test]
fn bytes_have_the_requested_length() {
    let (_, bytes) = world()
        .tx()
        .from(OWNER)
        .to(CONTRACT)
        .raw_call("randomBytes")
        .original_result::<MultiValue2<u32, Vec<u8>>>()
        .returns(ReturnsResult)
        .run()
        .into_tuple();
    assert_eq!(bytes.len(), 12);
}

#[test]
fn a_shuffle_keeps_every_item() {
    let mut items = world()
        .tx()
        .from(OWNER)
        .to(CONTRACT)
        .raw_call("shuffle")
        .argument(&20u32)
        .original_result::<MultiValueVec<u32>>()
        .returns(ReturnsResult)
        .run()
        .into_vec();
    assert_ne!(items, (1..=20).collect::<Vec<u32>>());
    items.sort();
    assert_eq!(items, (1..=20).collect::<Vec<u32>>());
}

#[test]
fn a_fair_number_is_below_its_bound() {
    let mut world = world();
    for max in [1u64, 2, 3, 1_000, u64::MAX] {
        let number = world
            .tx()
            .from(OWNER)
            .to(CONTRACT)
            .raw_call("fairBelow")
            .argument(&max)
            .original_result::<u64>()
            .returns(ReturnsResult)
            .run();
        assert!(number < max, "{number} < {max}");
    }
}

#[test]
fn an_empty_range_stops_the_call() {
    world()
        .tx()
        .from(OWNER)
        .to(CONTRACT)
        .raw_call("emptyRange")
        .returns(ExpectStatus(4))
        .run();
}

#[test]
fn each_ticket_is_drawn_once() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(CONTRACT)
        .raw_call("openRaffle")
        .argument(&5u32)
        .run();
    let drawn: BTreeSet<u32> = (0..5)
        .map(|hash| {
            world
                .tx()
                .from(OWNER)
                .to(CONTRACT)
                .tx_hash([hash; 32])
                .raw_call("draw")
                .original_result::<u32>()
                .returns(ReturnsResult)
                .run()
        })
        .collect();
    assert_eq!(drawn, BTreeSet::from([1, 2, 3, 4, 5]));
    world
        .tx()
        .from(OWNER)
        .to(CONTRACT)
        .raw_call("draw")
        .returns(ExpectError(4, "all tickets are drawn"))
        .run();
}

#[test]
fn a_bet_is_settled_in_a_later_block() {
    let mut world = world();
    world.current_block().block_nonce(10u64);
    world
        .tx()
        .from(PLAYER)
        .to(CONTRACT)
        .raw_call("bet")
        .argument(&3u8)
        .run();
    world
        .tx()
        .from(PLAYER)
        .to(CONTRACT)
        .raw_call("bet")
        .argument(&4u8)
        .returns(ExpectError(4, "already bet"))
        .run();
    world
        .tx()
        .from(OWNER)
        .to(CONTRACT)
        .raw_call("settle")
        .argument(&PLAYER)
        .returns(ExpectError(4, "wait for a later block"))
        .run();
    world.current_block().block_nonce(11u64);
    world
        .tx()
        .from(OWNER)
        .to(CONTRACT)
        .raw_call("settle")
        .argument(&PLAYER)
        .run();
}
