use crate::{
    gateway::{CONTRACT, DEVNET, Interactor},
    world::{
        ADDER, ADDER_CODE, OWNER, SENDER, VAULT, VAULT_CODE, expect_file, expect_label, world,
    },
};
use adder::adder_proxy::AdderProxy;
use futures::executor::block_on;
use multiversx_sc_snippets::{imports::*, sdk::utils::base64_decode};
use std::fmt::Write;

const NEW_VAULT: TestSCAddress = TestSCAddress::new("new-vault");

#[test]
fn a_function_is_called_by_its_name() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("renameNow")
        .argument(&VAULT)
        .argument(&"summer")
        .run();
    expect_label(&mut world, VAULT, "summer");
}

#[test]
fn arguments_are_passed_on_as_they_are() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("perform")
        .argument(&VAULT)
        .argument(&"rename")
        .argument(&"winter")
        .run();
    expect_label(&mut world, VAULT, "winter");
}

#[test]
fn a_call_is_stored_and_made_later() {
    let mut world = world();
    // #region function-call-argument
    let call = FunctionCall::<StaticApi>::new("rename").argument(&"later");
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("propose")
        .argument(&VAULT)
        .argument(&call)
        .run();
    // #endregion function-call-argument
    expect_label(&mut world, VAULT, "spring");
    world.tx().from(OWNER).to(SENDER).raw_call("execute").run();
    expect_label(&mut world, VAULT, "later");
}

#[test]
fn raw_arguments_replace_the_earlier_ones() {
    let mut arguments = ManagedArgBuffer::<StaticApi>::new();
    arguments.push_arg(3u64);
    let data = world()
        .tx()
        .to(VAULT)
        .raw_call("f")
        .argument(&1u64)
        .argument(&2u64)
        .arguments_raw(arguments)
        .to_call_data_string();
    assert_eq!(data.to_string(), "f@03");
}

/// How `.argument(&…)` encodes values, as shown on the page.
#[test]
fn arguments_match_the_page() {
    fn data<T: multiversx_sc_scenario::multiversx_sc::codec::TopEncodeMulti>(
        argument: &T,
    ) -> String {
        let mut world = world();
        let tx = world.tx().raw_call("f").argument(argument);
        tx.to_call_data_string().to_string()
    }
    let list: MultiValueEncoded<StaticApi, u64> = [1u64, 2].into_iter().collect();
    let cases = [
        ("&5u64", data(&5u64)),
        ("&0u64", data(&0u64)),
        ("&\"spring\"", data(&"spring")),
        ("&true", data(&true)),
        (
            "&OptionalValue::Some(5u64)",
            data(&OptionalValue::Some(5u64)),
        ),
        (
            "&OptionalValue::<u64>::None",
            data(&OptionalValue::<u64>::None),
        ),
        ("&Some(5u64)", data(&Some(5u64))),
        ("&list of 1 and 2", data(&list)),
        ("&(1u64, 2u64)", data(&(1u64, 2u64))),
    ];
    let mut shown = String::new();
    for (argument, data) in cases {
        writeln!(shown, "{argument:<29} {data}").unwrap();
    }
    expect_file("expected/arguments.txt", &shown);
}

#[test]
fn a_vault_is_deployed_from_another() {
    let mut world = world();
    world.new_address(SENDER, 0, NEW_VAULT);
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("openVault")
        .argument(&VAULT)
        .argument(&"autumn")
        .original_result::<Address>()
        .returns(ExpectValue(NEW_VAULT.to_address()))
        .run();
    expect_label(&mut world, NEW_VAULT, "autumn");
    world.check_account(NEW_VAULT).code_metadata("0x0500");
}

#[test]
fn a_vault_is_deployed_with_code() {
    let mut world = world();
    // The test VM identifies a contract by the path it was registered with.
    let code = VAULT_CODE.resolve_contents(
        &InterpreterContext::new()
            .with_dir(world.current_dir().clone())
            .with_allowed_missing_files(),
    );
    world.new_address(SENDER, 0, NEW_VAULT);
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .egld(9u64)
        .raw_call("openVaultWithCode")
        .argument(&code)
        .argument(&"autumn")
        .run();
    world
        .check_account(NEW_VAULT)
        .balance(9u64)
        .code_metadata("0x0100");
}

// #region deploy-test
#[test]
fn a_test_deploys() {
    let mut world = world();
    let vault = world
        .tx()
        .from(OWNER)
        .raw_deploy()
        .argument(&"autumn")
        .code(VAULT_CODE)
        .code_metadata(CodeMetadata::UPGRADEABLE | CodeMetadata::PAYABLE)
        .new_address(NEW_VAULT)
        .returns(ReturnsNewAddress)
        .run();

    assert_eq!(vault, NEW_VAULT.to_address());
}
// #endregion deploy-test

// #region upgrade-test
#[test]
fn a_test_upgrades() {
    let mut world = world();
    world
        .tx()
        .from(OWNER)
        .to(VAULT)
        .payment(NotPayable)
        .raw_upgrade()
        .argument(&"rebuilt")
        .code(VAULT_CODE)
        .code_metadata(CodeMetadata::UPGRADEABLE)
        .run();

    expect_label(&mut world, VAULT, "rebuilt");
    world.check_account(VAULT).code_metadata("0x0100");
}
// #endregion upgrade-test

fn own_vault(world: &mut ScenarioWorld) {
    world.new_address(SENDER, 0, NEW_VAULT);
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("openVault")
        .argument(&VAULT)
        .argument(&"autumn")
        .run();
}

#[test]
fn a_contract_upgrades_its_child() {
    let mut world = world();
    own_vault(&mut world);
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("upgradeVault")
        .argument(&NEW_VAULT)
        .argument(&VAULT)
        .argument(&"rebuilt")
        .run();
    expect_label(&mut world, NEW_VAULT, "rebuilt");
    world.check_account(NEW_VAULT).code_metadata("0x0500");
}

/// The page warns of it: without `.code_metadata(…)` an upgrade is the last one.
#[test]
fn an_upgrade_without_flags_removes_them() {
    let mut world = world();
    own_vault(&mut world);
    world
        .tx()
        .from(OWNER)
        .to(SENDER)
        .raw_call("upgradeWithoutFlags")
        .argument(&NEW_VAULT)
        .argument(&VAULT)
        .run();
    world.check_account(NEW_VAULT).code_metadata("0x0000");
}

/// What an interactor sends to deploy and to upgrade, as the page shows it.
#[test]
fn deployments_match_the_page() {
    let alice = test_wallets::alice().to_address();
    let vault = Bech32Address::from_bech32_str(CONTRACT);
    let code = BytesValue::from("0x0061736d");
    let mut interactor = block_on(Interactor::new(DEVNET));
    let mut shown = String::new();

    let deploy = interactor
        .tx()
        .from(&alice)
        .raw_deploy()
        .code(code.clone())
        .argument(&"autumn")
        .into_sdk_transaction();
    let deploy_with = interactor
        .tx()
        .from(&alice)
        .raw_deploy()
        .code(code.clone())
        .code_metadata(CodeMetadata::UPGRADEABLE | CodeMetadata::PAYABLE_BY_SC)
        .argument(&"autumn")
        .into_sdk_transaction();
    let upgrade = interactor
        .tx()
        .from(&alice)
        .to(&vault)
        .payment(NotPayable)
        .raw_upgrade()
        .code(code.clone())
        .argument(&"autumn")
        .into_sdk_transaction();
    let upgrade_with = interactor
        .tx()
        .from(&alice)
        .to(&vault)
        .payment(NotPayable)
        .raw_upgrade()
        .code(code)
        .code_metadata(CodeMetadata::UPGRADEABLE)
        .argument(&"autumn")
        .into_sdk_transaction();

    for (name, transaction) in [
        (".raw_deploy()", deploy),
        (".raw_deploy(), UPGRADEABLE | PAYABLE_BY_SC", deploy_with),
        (".raw_upgrade()", upgrade),
        (".raw_upgrade(), UPGRADEABLE", upgrade_with),
    ] {
        let data = String::from_utf8(base64_decode(transaction.data.unwrap())).unwrap();
        writeln!(
            shown,
            "{name}\n  receiver  {}\n  data      {data}",
            transaction.receiver.bech32
        )
        .unwrap();
    }
    expect_file("expected/deployments.txt", &shown);
}

/// The page warns of it: a proxy's upgrade has the same default.
#[test]
fn a_typed_upgrade_without_flags_removes_them() {
    let mut world = world();
    world.check_account(ADDER).code_metadata("0x0100");
    world
        .tx()
        .from(OWNER)
        .to(ADDER)
        .typed(AdderProxy)
        .upgrade()
        .code(ADDER_CODE)
        .run();
    world.check_account(ADDER).code_metadata("0x0000");
}

/// Not the address that the network would compute.
#[test]
fn a_test_makes_up_an_address() {
    let vault = world()
        .tx()
        .from(OWNER)
        .raw_deploy()
        .argument(&"autumn")
        .code(VAULT_CODE)
        .returns(ReturnsNewAddress)
        .run();
    assert_eq!(
        &vault.as_array()[..14],
        b"\0\0\0\0\0\0\0\0\x05\0\x11\x11\x11\x11"
    );
}
