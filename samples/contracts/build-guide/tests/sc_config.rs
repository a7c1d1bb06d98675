//! Builds one contract with different `sc-config.toml` files.
use std::collections::BTreeSet;
use std::panic::catch_unwind;
use std::path::Path;

use build_guide::AbiProvider;
use multiversx_sc::contract_base::ContractAbiProvider;
use multiversx_sc_meta_lib::contract::sc_config::{ContractVariant, ScConfig};
use multiversx_sc_meta_lib::multi_contract_config;
use multiversx_sc_scenario::imports::*;

fn load(file: &str) -> ScConfig {
    let abi = <AbiProvider as ContractAbiProvider>::abi();
    let path = Path::new("tests/configs").join(file);
    let config = ScConfig::load_from_file(path, &abi).expect("the file exists");
    config.validate_contract_variants();
    config
}

fn exports(variant: &ContractVariant) -> BTreeSet<String> {
    variant
        .abi
        .iter_all_exports()
        .map(|export| export.name.clone())
        .collect()
}

fn names(list: &[&str]) -> BTreeSet<String> {
    list.iter().map(|&name| name.to_owned()).collect()
}

/// The error message of the tool.
fn error_of(file: &'static str) -> String {
    let panic = catch_unwind(|| load(file)).expect_err("the file is refused");
    panic.downcast_ref::<String>().expect("a text").clone()
}

#[test]
fn each_contract_has_the_endpoints_that_its_labels_select() {
    let config = multi_contract_config::<AbiProvider>(Path::new("."));
    let unlabelled = ["init", "upgrade", "vote", "getVotes"];
    let views = ["getResults", "getVoters"];

    assert_eq!(exports(config.find_contract("poll")), names(&unlabelled));
    assert_eq!(
        exports(config.find_contract("poll-view")),
        names(&["init", views[0], views[1]])
    );
    assert_eq!(
        exports(config.find_contract("poll-full")),
        names(&[&unlabelled[..], &views[..]].concat())
    );
}

#[test]
fn external_view_init_takes_the_contract_address() {
    let config = multi_contract_config::<AbiProvider>(Path::new("."));
    let init = &config.find_contract("poll-view").abi.constructors[0];
    assert_eq!(init.inputs[0].arg_name, "target_contract_address");
    assert_eq!(init.inputs.len(), 1);
}

#[test]
fn endpoints_can_be_named_one_by_one() {
    let config = load("endpoints.toml");
    assert_eq!(
        exports(config.find_contract("poll-small")),
        names(&["init", "vote", "getVotes"])
    );
}

#[test]
fn defaults_match_the_page() {
    let abi = <AbiProvider as ContractAbiProvider>::abi();
    let written = &load("defaults.toml").contracts[0];
    let default = &ScConfig::default_config(&abi).contracts[0];
    assert_eq!(written.settings, default.settings);
    assert_eq!(written.contract_name, default.contract_name);
}

#[test]
fn labels_for_contracts_selects_nothing() {
    let config = load("labels-for-contracts.toml");
    assert!(!exports(config.find_contract("poll-full")).contains("getResults"));
}

#[test]
fn a_proxy_of_a_variant_does_not_take_over_its_labels() {
    let config = load("variant-proxy.toml");
    let proxy = config.proxy_configs.last().expect("a proxy");
    let endpoints: Vec<_> = proxy
        .abi
        .endpoints
        .iter()
        .map(|e| e.name.as_str())
        .collect();
    assert_eq!(endpoints, ["vote", "getVotes"]);
}

#[test]
fn an_external_view_with_unlabelled_endpoints_has_two_constructors() {
    assert_eq!(
        error_of("view-with-unlabelled.toml"),
        "Invalid contract variant poll-view: More than two constructors present. \
         Exactly one method annotated with `#[init]` and/or another optional `#[upgrade]` is required. "
    );
}

#[test]
fn a_variant_without_init_is_rejected() {
    assert_eq!(
        error_of("no-init.toml"),
        "Invalid contract variant main: Missing constructor. Add a method annotated with `#[init]`."
    );
}

#[test]
fn invalid_values_are_rejected() {
    assert_eq!(
        error_of("wrong-allocator.toml"),
        "Unknown allocator option 'bump'. Valid options are: 'fail', 'leaking', 'static64k', 'wee_alloc'."
    );
    assert_eq!(error_of("wrong-ei.toml"), "invalid EI version: 2.0");
    assert_eq!(
        error_of("wrong-stack.toml"),
        "could not parse stack size expression: 1 MB"
    );
    let unknown = error_of("wrong-key.toml");
    assert!(
        unknown.starts_with("error parsing multicontract.toml: "),
        "{unknown}"
    );
    assert!(unknown.contains("unknown field `alocator`"), "{unknown}");
    let number = error_of("stack-number.toml");
    assert!(number.contains("expected a string"), "{number}");
}

// #region external-view
const OWNER: TestAddress = TestAddress::new("owner");
const ANNA: TestAddress = TestAddress::new("anna");
const POLL: TestSCAddress = TestSCAddress::new("poll");
const VIEW: TestSCAddress = TestSCAddress::new("poll-view");
const POLL_CODE: MxscPath = MxscPath::new("output/poll.mxsc.json");
const VIEW_CODE: MxscPath = MxscPath::new("output/poll-view.mxsc.json");

#[test]
fn a_view_contract_reads_the_storage_of_the_poll() {
    let mut world = ScenarioWorld::new();
    world.set_current_dir_from_workspace("build-guide");
    world.register_partial_contract::<AbiProvider, _>(
        POLL_CODE,
        build_guide::ContractBuilder,
        "poll",
    );
    world.register_partial_contract::<AbiProvider, _>(
        VIEW_CODE,
        build_guide::ContractBuilder,
        "poll-view",
    );
    world.account(OWNER).account(ANNA);

    world
        .tx()
        .from(OWNER)
        .typed(build_guide::poll_proxy::PollProxy)
        .init()
        .code(POLL_CODE)
        .new_address(POLL)
        .run();
    world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .argument(&POLL.to_address())
        .code(VIEW_CODE)
        .new_address(VIEW)
        .run();

    world
        .tx()
        .from(ANNA)
        .to(POLL)
        .typed(build_guide::poll_proxy::PollProxy)
        .vote(2u8)
        .run();

    let results = world
        .query()
        .to(VIEW)
        .typed(build_guide::poll_view_proxy::PollProxy)
        .results()
        .returns(ReturnsResult)
        .run();
    let results: Vec<_> = results.into_iter().map(MultiValue2::into_tuple).collect();
    assert_eq!(results, [(0, 0), (1, 0), (2, 1), (3, 0)]);
}
// #endregion external-view

#[test]
fn a_contract_has_no_endpoint_of_another_label() {
    let mut world = ScenarioWorld::new();
    world.set_current_dir_from_workspace("build-guide");
    world.register_partial_contract::<AbiProvider, _>(
        POLL_CODE,
        build_guide::ContractBuilder,
        "poll",
    );
    world.account(OWNER);
    world
        .tx()
        .from(OWNER)
        .typed(build_guide::poll_proxy::PollProxy)
        .init()
        .code(POLL_CODE)
        .new_address(POLL)
        .run();
    world
        .query()
        .to(POLL)
        .typed(build_guide::poll_proxy::PollProxy)
        .results()
        .with_result(ExpectError(1, "invalid function (not found)"))
        .run();
}

#[test]
fn both_rankings_agree() {
    let mut world = ScenarioWorld::new();
    world.set_current_dir_from_workspace("build-guide");
    world.register_contract(POLL_CODE, build_guide::ContractBuilder);
    world.account(OWNER).account(ANNA);
    world
        .tx()
        .from(OWNER)
        .typed(build_guide::poll_proxy::PollProxy)
        .init()
        .code(POLL_CODE)
        .new_address(POLL)
        .run();
    world
        .tx()
        .from(ANNA)
        .to(POLL)
        .typed(build_guide::poll_proxy::PollProxy)
        .vote(2u8)
        .run();
    for function in ["getRanking", "getRankingOnStack"] {
        let ranking = world
            .query()
            .to(POLL)
            .raw_call(function)
            .original_result::<MultiValueEncoded<StaticApi, u8>>()
            .returns(ReturnsResult)
            .run();
        assert_eq!(ranking.into_iter().next(), Some(2), "{function}");
    }
}
