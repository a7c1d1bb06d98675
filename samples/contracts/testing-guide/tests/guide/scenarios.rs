//! Runs every scenario that the pages show, and those that have to fail.

use crate::failures::{panic_of, same_as_expected};
use multiversx_sc_scenario::imports::*;

const CODE: &str = "mxsc:output/testing-guide.mxsc.json";

fn world() -> ScenarioWorld {
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, testing_guide::ContractBuilder);
    world
}

#[test]
fn first() {
    world().run("scenarios/first.scen.json");
}

#[test]
fn set_state() {
    world().run("scenarios/set-state.scen.json");
}

#[test]
fn check_state() {
    world().run("scenarios/check-state.scen.json");
}

#[test]
fn call() {
    world().run("scenarios/call.scen.json");
}

#[test]
fn deploy_upgrade() {
    world().run("scenarios/deploy-upgrade.scen.json");
}

#[test]
fn transfer() {
    world().run("scenarios/transfer.scen.json");
}

#[test]
fn dump_state() {
    world().run("scenarios/dump-state.scen.json");
}

#[test]
fn complex_values() {
    world().run("scenarios/complex-values.scen.json");
}

/// Writes steps for the jar of `open-jar.steps.json` to a temporary file, and runs it.
fn run_steps(name: &str, steps: &str) -> Result<(), String> {
    let file = format!("{}/scenarios/tmp-{name}.json", env!("CARGO_MANIFEST_DIR"));
    let open = r#"{"step": "externalSteps", "path": "steps/open-jar.steps.json"}"#;
    std::fs::write(&file, format!(r#"{{"steps": [{open}, {steps}]}}"#)).unwrap();
    let result = panic_of(|| world().run(&file));
    std::fs::remove_file(&file).unwrap();
    result
}

fn tip_step(egld: u64, rest: &str) -> String {
    format!(
        r#"{{
            "step": "scCall", "id": "tip",
            "tx": {{
                "from": "address:anna", "to": "sc:jar", "egldValue": "{egld}",
                "function": "tip", "arguments": ["str:thanks"], "gasLimit": "50,000,000"
            }}{rest}
        }}"#
    )
}

fn check_step(accounts: &str) -> String {
    format!(r#"{{"step": "checkState", "accounts": {{ {accounts} }}}}"#)
}

#[test]
fn failures_of_steps() {
    let cases = [
        ("status", tip_step(9, r#", "expect": {"status": "0"}"#)),
        ("out", tip_step(25, r#", "expect": {"status": "0", "out": ["26"]}"#)),
        (
            "too-few-logs",
            tip_step(25, r#", "expect": {"status": "0", "logs": [
                {"address": "*", "endpoint": "*", "topics": "*", "data": "*"},
                {"address": "*", "endpoint": "*", "topics": "*", "data": "*"}]}"#),
        ),
        ("unexpected-log", tip_step(25, r#", "expect": {"status": "0", "logs": []}"#)),
        (
            "log-topics",
            tip_step(25, r#", "expect": {"status": "0", "logs": [
                {"address": "sc:jar", "endpoint": "str:tip", "topics": ["str:tip"], "data": "*"}]}"#),
        ),
        (
            "unknown-step",
            r#"{"step": "scUpgrade", "tx": {}}"#.to_string(),
        ),
        (
            "missing-field",
            r#"{"step": "scQuery", "tx": {"function": "getTerms"}}"#.to_string(),
        ),
        (
            "number-not-text",
            r#"{"step": "transfer", "tx": {"from": "address:anna", "to": "sc:jar", "egldValue": 5}}"#.to_string(),
        ),
        ("storage-left-out", check_step(r#""sc:jar": {}"#)),
        ("storage-more", check_step(r#""sc:jar": {"storage": {"str:other": ""}}"#)),
        ("missing-account", check_step(r#""address:missing": {}"#)),
        ("token-star", check_step(r#""address:anna": {"esdt": {"str:COIN-123456": "*"}}"#)),
        ("missing-file", r#"{"step": "externalSteps", "path": "nothing.steps.json"}"#.to_string()),
    ];
    let text: String = cases
        .into_iter()
        .map(|(name, step)| {
            let message = match run_steps(name, &step) {
                Ok(()) => "passed".to_string(),
                Err(message) => message.trim_matches('\n').to_string(),
            };
            format!("== {name}\n{message}\n")
        })
        .collect();
    same_as_expected("steps.txt", &text);
}

/// Mistakes that the Rust backend accepts.
#[test]
fn differences_the_rust_backend_accepts() {
    let passes = |name: &str, step: String| assert_eq!(run_steps(name, &step), Ok(()), "{name}");
    passes("no-expect", tip_step(9, ""));
    passes("no-status", tip_step(9, r#", "expect": {"out": []}"#));
    passes(
        "unknown-field",
        tip_step(25, r#", "expects": {"status": "4"}"#),
    );
    passes(
        "gas",
        tip_step(
            25,
            r#", "expect": {"status": "0", "gas": "1", "refund": "1"}"#,
        ),
    );
    passes(
        "other-tokens",
        check_step(
            r#""address:anna": {"esdt": {"str:OTHER-123456": "0"}}, "sc:jar": {"storage": "*"}"#,
        ),
    );
    passes(
        "no-code-metadata",
        check_step(r#""sc:jar": {"storage": "*", "codeMetadata": "0x0000"}"#),
    );
    passes("no-tokens", check_step(r#""address:anna": {"esdt": {}}"#));
    passes(
        "other-accounts",
        check_step(r#""sc:jar": {"storage": "*"}"#),
    );
    passes(
        "owner-and-roles",
        check_step(
            r#""sc:jar": {"storage": "*", "owner": "address:missing"},
               "address:anna": {"esdt": {"str:COIN-123456": {"instances": "*", "roles": ["ESDTRoleNFTCreate"]}}}"#,
        ),
    );
    passes(
        "missing-account-with-plus",
        check_step(r#""address:missing": {}, "+": """#),
    );
    passes(
        "code-left-out",
        check_step(r#""sc:jar": {"storage": {"str:minimum": "10"}}"#),
    );
}
