//! What must not compile for its moves: see `tests/tx_syntax/compiler.rs` of `tx-syntax`.
#![cfg(misuse)]

use multiversx_sc_scenario::{api::StaticApi, imports::*};

fn use_after_move(a: BigUint<StaticApi>, b: BigUint<StaticApi>) -> BigUint<StaticApi> {
    // #region moved
    let c = a + b;
    c + a
    // #endregion moved
}

fn move_out_of_borrow(a: &BigUint<StaticApi>) -> BigUint<StaticApi> {
    *a
}
