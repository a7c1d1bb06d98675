use multiversx_sc_scenario::{api::StaticApi, imports::*};

pub const OWNER: TestAddress = TestAddress::new("owner");
pub const USER: TestAddress = TestAddress::new("user");
pub const CONTRACT: TestSCAddress = TestSCAddress::new("contract");
pub const CODE: MxscPath = MxscPath::new("output/contract.mxsc.json");
pub const EGLD: u64 = 1_000_000_000_000_000_000;

pub type Answer = Result<Vec<Vec<u8>>, String>;

pub fn world<C>(contract: C, arguments: &[&[u8]]) -> ScenarioWorld
where
    C: 'static + multiversx_sc::contract_base::CallableContractBuilder,
{
    let mut world = ScenarioWorld::new();
    world.register_contract(CODE, contract);
    world.account(OWNER).nonce(1);
    world.account(USER).nonce(1).balance(10 * u128::from(EGLD));
    let mut deployment = world
        .tx()
        .from(OWNER)
        .gas(600_000_000u64)
        .raw_deploy()
        .code(CODE)
        .new_address(CONTRACT);
    for argument in arguments {
        deployment = deployment.argument(argument);
    }
    deployment.run();
    world
}

/// Calls an endpoint. Returns its result, or the error message.
pub fn call(world: &mut ScenarioWorld, endpoint: &str, arguments: &[&[u8]], egld: u128) -> Answer {
    call_from(world, USER, endpoint, arguments, egld)
}

pub fn call_from(
    world: &mut ScenarioWorld,
    sender: TestAddress,
    endpoint: &str,
    arguments: &[&[u8]],
    egld: u128,
) -> Answer {
    let mut call = world
        .tx()
        .from(sender)
        .to(CONTRACT)
        .gas(600_000_000u64)
        .raw_call(endpoint)
        .egld(BigUint::<StaticApi>::from(egld));
    for argument in arguments {
        call = call.argument(argument);
    }
    call.returns(ReturnsHandledOrError::new().returns(ReturnsRawResult))
        .run()
        .map(|answer| {
            let items = answer.into_iter().map(|item| item.to_boxed_bytes());
            items.map(|item| item.into_vec()).collect()
        })
        .map_err(|error| error.message)
}

/// An unsigned number, encoded as an argument or a result.
pub fn bytes(number: u128) -> Vec<u8> {
    let bytes = number.to_be_bytes();
    let zeros = bytes.iter().take_while(|byte| **byte == 0).count();
    bytes[zeros..].to_vec()
}

pub fn number(bytes: &[u8]) -> u128 {
    bytes
        .iter()
        .fold(0, |sum, byte| sum << 8 | u128::from(*byte))
}

/// The only number that a call returns.
pub fn ask(world: &mut ScenarioWorld, endpoint: &str, arguments: &[&[u8]]) -> Result<u128, String> {
    call(world, endpoint, arguments, 0).map(|answer| number(&answer[0]))
}

/// Compares with the committed file. `UPDATE_EXPECTED=1` rewrites it.
pub fn expect_file(path: &str, text: &str) {
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(path, text).unwrap();
    }
    let expected = std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{path}: {error}; UPDATE_EXPECTED=1 writes it"));
    assert_eq!(expected, text, "{path}");
}
