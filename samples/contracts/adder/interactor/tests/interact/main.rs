mod gateway;
mod simulator;

use adder_interactor::AdderInteract;
use futures::executor::block_on;
use gateway::{ADDER, FakeGateway, REFUSAL, REFUSING};
use multiversx_sc_snippets::imports::*;

const TRACE: &str = "expected/trace.scen.json";

fn adder() -> Bech32Address {
    Bech32Address::from_bech32_string(ADDER.to_owned())
}

/// A separate file for each test.
fn trace(name: &str) -> String {
    let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/adder-interactor");
    std::fs::create_dir_all(folder).expect("the folder can be made");
    let path = format!("{folder}/{name}.scen.json");
    let _ = std::fs::remove_file(&path);
    path
}

/// Deploys a few bytes, so that the test needs no built contract.
async fn interact(gateway: &str, trace: &str) -> AdderInteract<FakeGateway> {
    let mut interact = AdderInteract::new(gateway, trace).await;
    interact.code = MxscPath::new("tests/tiny.mxsc.json");
    interact
}

#[test]
fn a_scenario_deploys_adds_and_reads() {
    block_on(async {
        let path = trace("scenario");
        let mut interact = interact("", &path).await;
        assert_eq!(interact.scenario().await, RustBigUint::from(12u32));

        let sent = interact.interactor.proxy.sent.borrow();
        assert_eq!(sent.len(), 2);
        assert_eq!(sent[0]["chainID"], "D");
        assert_eq!(sent[1]["receiver"], ADDER);
        // add@07
        assert_eq!(sent[1]["data"], "YWRkQDA3");

        let recorded = std::fs::read_to_string(path).expect("the trace is there");
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            std::fs::write(TRACE, &recorded).expect("the folder is there");
        }
        let expected = std::fs::read_to_string(TRACE).expect("the file is there");
        assert_eq!(recorded, expected, "UPDATE_EXPECTED=1 writes it anew");
    });
}

#[test]
fn parallel_calls_have_consecutive_nonces() {
    block_on(async {
        let mut interact = interact("", &trace("many")).await;
        interact.add_all(&adder(), &[1, 2, 3]).await;

        let sent = interact.interactor.proxy.sent.borrow();
        let nonces: Vec<_> = sent
            .iter()
            .map(|transaction| &transaction["nonce"])
            .collect();
        assert_eq!(nonces, [7, 8, 9]);
    });
}

#[test]
fn a_rejected_call_returns_an_error() {
    block_on(async {
        let mut interact = interact(REFUSING, &trace("refused")).await;
        let friend = interact.friend.clone();
        let refusal = interact
            .upgrade(&friend, &adder())
            .await
            .expect_err("it is refused");
        assert_eq!(refusal.message, REFUSAL);
    });
}

#[test]
#[should_panic(expected = "result code mismatch. Want: \"0\". Have: 4. Message: upgrade is")]
fn a_failure_that_no_handler_expects_panics() {
    block_on(async {
        let mut interact = interact(REFUSING, &trace("not-deployed")).await;
        interact.deploy(5).await;
    });
}
