use multiversx_sc_scenario::imports::*;

/// Asserts that the storage of a contract is exactly what `expected/storage/<name>.txt` lists and pages show.
///
/// A line has the key in hexadecimal, the same key in parts, and the value in hexadecimal. Quoted parts are text.
pub fn expect_storage(world: &mut ScenarioWorld, contract: TestSCAddress, name: &str) {
    let path = format!("expected/storage/{name}.txt");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut account = CheckAccount::new();
    for line in text.lines() {
        let mut columns = line
            .split("  ")
            .map(str::trim)
            .filter(|column| !column.is_empty());
        let mut column = || {
            columns
                .next()
                .unwrap_or_else(|| panic!("{path}: three columns expected in {line}"))
        };
        let (key, parts, value) = (column(), column(), column());
        assert_eq!(key, join(parts), "{path}: the key and its parts differ");
        account = account.check_storage(&format!("0x{key}"), &format!("0x{value}"));
    }
    let address = contract.eval_to_expr();
    world.check_state_step(CheckStateStep::new().put_account(address.as_str(), account));
}

fn join(parts: &str) -> String {
    parts
        .split(' ')
        .map(|part| {
            match part
                .strip_prefix('"')
                .and_then(|part| part.strip_suffix('"'))
            {
                Some(text) => text.bytes().map(|byte| format!("{byte:02x}")).collect(),
                None => part.to_owned(),
            }
        })
        .collect()
}
