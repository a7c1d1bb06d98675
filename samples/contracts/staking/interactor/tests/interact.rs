#[path = "../../../adder/interactor/tests/interact/gateway.rs"]
mod gateway;

use futures::executor::block_on;
use gateway::{ADDER, FakeGateway, REFUSAL, REFUSING, SIMULATOR};
use multiversx_sc_snippets::imports::*;
use multiversx_sc_snippets::sdk::gateway::GatewayAsyncService;
use multiversx_sc_snippets::sdk::utils::base64_decode;
use staking_interactor::{Position, StakingInteract, milli_egld};

/// What the program prints at the end.
const POSITION: &str = "expected/position.txt";

/// Deploys a few bytes, so that the test needs no built contract.
async fn interact(gateway: &str) -> StakingInteract<FakeGateway> {
    let simulator = gateway == SIMULATOR;
    let (owner, staker) = (test_wallets::alice(), test_wallets::bob());
    let mut interact = StakingInteract::<FakeGateway>::new(gateway, simulator, owner, staker).await;
    interact.code = MxscPath::new("tests/tiny.mxsc.json");
    let mut views = interact.interactor.proxy.views.borrow_mut();
    views.insert("getStake", "0853a0d2313c0000");
    views.insert("getRewards", "71677b80");
    views.insert("getUnbondings", "00000008058d15e176280000000001a3186577c0");
    drop(views);
    interact
}

fn staking() -> Bech32Address {
    Bech32Address::from_bech32_string(ADDER.to_owned())
}

#[test]
fn the_program_sends_four_transactions_and_reads_the_position() {
    block_on(async {
        let mut interact = interact("").await;
        let position = interact.scenario().await;

        let expected = Position {
            stake: RustBigUint::from(600_000_000_000_000_000u64),
            rewards: RustBigUint::from(1_902_607_232u64),
            unbondings: vec![(
                RustBigUint::from(400_000_000_000_000_000u64),
                TimestampMillis::new(1_800_000_600_000),
            )],
        };
        assert_eq!(position, expected);

        let printed = format!("{position:#?}\n");
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            std::fs::write(POSITION, &printed).expect("the folder is there");
        }
        let kept = std::fs::read_to_string(POSITION).expect("the file is there");
        assert_eq!(printed, kept, "UPDATE_EXPECTED=1 writes it anew");

        let sent = interact.interactor.proxy.sent.borrow();
        let data: Vec<_> = sent
            .iter()
            .map(|transaction| {
                let bytes = base64_decode(transaction["data"].as_str().unwrap());
                String::from_utf8(bytes).unwrap()
            })
            .collect();
        assert_eq!(
            data,
            [
                "0061736d@0500@0500@0927c0@03e8",
                "fundRewards",
                "stake",
                "unstake@058d15e176280000",
            ]
        );
        assert_eq!(sent[1]["value"], "100000000000000000");
        assert_eq!(sent[2]["value"], "1000000000000000000");
        assert_ne!(sent[1]["sender"], sent[2]["sender"]);
    });
}

#[test]
fn a_rejected_call_is_a_value() {
    block_on(async {
        let mut interact = interact(REFUSING).await;
        let all = OptionalValue::None;
        let refusal = interact.unstake(&staking(), all).await;
        assert_eq!(refusal.expect_err("it is refused").message, REFUSAL);
    });
}

#[test]
fn wallets_are_funded_on_a_simulator() {
    block_on(async {
        let interact = interact(SIMULATOR).await;
        let simulated = interact.interactor.proxy.simulated.borrow();
        let funded = simulated.iter().filter(|path| path.ends_with("funds"));
        assert_eq!(funded.count(), 2);
    });
}

// #region simulator
async fn waits_for_the_unbonding<Gateway: GatewayAsyncService>(
    interact: &mut StakingInteract<Gateway>,
) {
    let ten_minutes = DurationMillis::new(600_000);
    let staking = interact.deploy(ten_minutes, 1_000).await;
    interact.stake(&staking, milli_egld(1_000)).await;

    let all = OptionalValue::None;
    interact.unstake(&staking, all).await.expect("a stake");
    interact.pass(ten_minutes).await;
    interact.withdraw(&staking).await.expect("ten minutes");
}
// #endregion simulator

#[test]
fn generating_blocks_advances_time() {
    block_on(async {
        let mut interact = interact(SIMULATOR).await;
        waits_for_the_unbonding(&mut interact).await;
        // The fake simulator has rounds of 600 ms.
        let simulated = interact.interactor.proxy.simulated.borrow();
        assert!(simulated.contains(&"simulator/generate-blocks/1001".to_owned()));
    });
}

#[test]
fn amounts_are_in_atomic_units() {
    assert_eq!(
        milli_egld(1_500).to_alloc(),
        RustBigUint::from(1_500_000_000_000_000_000u64)
    );
}
