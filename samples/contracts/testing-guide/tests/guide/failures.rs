//! What failed checks print, word for word: the pages show it.

use crate::setup::*;
use multiversx_sc_scenario::imports::*;
use std::{
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
};
use testing_guide::tip_jar_proxy::TipJarProxy;

/// What a closure returns, or the message of its panic.
pub fn panic_of<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|payload| {
        payload
            .downcast_ref::<String>()
            .cloned()
            .or_else(|| payload.downcast_ref::<&str>().map(|text| text.to_string()))
            .expect("panics carry a text")
    })
}

/// Compares with a file of `expected/`; `UPDATE_EXPECTED=1` writes it.
pub fn same_as_expected(name: &str, text: &str) {
    let root = env!("CARGO_MANIFEST_DIR");
    let text = text.replace(root, "/home/you/testing-guide");
    let file = PathBuf::from(root).join("expected").join(name);
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(&file, &text).unwrap();
    }
    assert_eq!(text, fs::read_to_string(&file).unwrap(), "{name}");
}

fn prints(name: &str, run: impl FnOnce()) {
    let message = panic_of(run).expect_err("this has to fail");
    same_as_expected(name, &format!("{}\n", message.trim_start_matches('\n')));
}

fn tip(world: &mut ScenarioWorld, egld: u64) {
    world
        .tx()
        .id("tip")
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .tip("thanks")
        .egld(egld)
        .run();
}

fn tip_expecting(egld: u64, status: u64, message: &str) {
    open_jar()
        .tx()
        .id("tip")
        .from(ANNA)
        .to(JAR)
        .typed(TipJarProxy)
        .tip("thanks")
        .egld(egld)
        .returns(ExpectError(status, message))
        .run();
}

#[test]
fn of_calls() {
    prints("call-failed.txt", || tip(&mut open_jar(), 9));
    prints("call-succeeded.txt", || {
        tip_expecting(25, 4, "tip is too small")
    });
    prints("call-other-message.txt", || {
        tip_expecting(9, 4, "tip is to small")
    });
    prints("call-other-value.txt", || {
        open_jar()
            .query()
            .to(JAR)
            .typed(TipJarProxy)
            .total(ANNA, EGLD)
            .returns(ExpectValue(25u64))
            .run()
    });
}

#[test]
fn of_accounts() {
    prints("check-balance.txt", || {
        open_jar().check_account(ANNA).balance(999);
    });
    prints("check-nonce.txt", || {
        open_jar().check_account(OWNER).nonce(1);
    });
    prints("check-esdt.txt", || {
        open_jar().check_account(ANNA).esdt_balance(COIN, 400);
    });
    prints("check-nft.txt", || {
        open_jar()
            .check_account(ANNA)
            .esdt_nft_balance_and_attributes(ART, 1, 1, "red");
    });
    prints("check-storage.txt", || {
        open_jar()
            .check_account(JAR)
            .check_storage("str:minimum", "11");
    });
    prints("check-missing.txt", || {
        open_jar()
            .check_account(TestAddress::new("missing"))
            .balance(0);
    });
}

#[test]
fn of_the_setup() {
    prints("set-twice.txt", || {
        world_with_accounts().account(ANNA).balance(5);
    });
    prints("set-no-code.txt", || {
        world().account(JAR).balance(5);
    });
    prints("set-code-of-user.txt", || {
        world().account(ANNA).code(CODE);
    });
    prints("unknown-sender.txt", || {
        let missing = TestAddress::new("missing");
        open_jar()
            .tx()
            .from(missing)
            .to(JAR)
            .typed(TipJarProxy)
            .tip("thanks")
            .egld(25)
            .run();
    });
    prints("unknown-contract.txt", || {
        let other = MxscPath::new("output/other.mxsc.json");
        let mut world = world_with_accounts();
        world
            .tx()
            .from(OWNER)
            .typed(TipJarProxy)
            .init(10u64)
            .code(other)
            .new_address(JAR)
            .run();
    });
    prints("registered-twice.txt", || {
        world().register_contract(CODE, testing_guide::ContractBuilder);
    });
    prints("no-trace.txt", || {
        world().write_scenario_trace("never.scen.json");
    });
    prints("vm-go-step.txt", || {
        ScenarioWorld::vm_go().account(ANNA).nonce(1);
    });
}

/// These checks pass although they look as if they should fail.
#[test]
fn checks_that_pass_unseen() {
    // #region second-token
    // A second token in the same method chain isn't checked.
    world_with_accounts()
        .check_account(ANNA)
        .esdt_balance(COIN, 500)
        .esdt_balance(TestTokenId::new("NONE-123456"), 999_999);
    // #endregion second-token

    // #region nft-after-token
    // Neither is an instance after another token.
    world_with_accounts()
        .check_account(ANNA)
        .esdt_balance(COIN, 500)
        .esdt_nft_balance_and_attributes(ART, 1, 77, "green");
    // #endregion nft-after-token

    // #region unnamed
    // Tokens and instances that aren't listed can exist.
    let mut world = world();
    world
        .account(ANNA)
        .esdt_balance(COIN, 500)
        .esdt_nft_balance(ART, 1, 1, ())
        .esdt_nft_balance(ART, 2, 1, ());
    world.check_account(ANNA);
    world
        .check_account(ANNA)
        .esdt_nft_balance_and_attributes(ART, 1, 1, "");
    // #endregion unnamed

    // #region one-each
    // One check_account per token checks both.
    let mut world = world_with_accounts();
    world.check_account(ANNA).esdt_balance(COIN, 500);
    world
        .check_account(ANNA)
        .esdt_nft_balance_and_attributes(ART, 1, 1, "blue");
    // #endregion one-each
}
