//! What must not compile although all types fit: see `tests/tx_syntax/compiler.rs`.
#![cfg(misuse)]

use multiversx_sc_scenario::{api::StaticApi, imports::*};

const ADDER: TestSCAddress = TestSCAddress::new("adder");

type FromContract = TxBaseWithEnv<TxScEnv<StaticApi>>;

fn promise_without_gas(tx: FromContract) {
    tx.to(ADDER).raw_call("add").register_promise();
}
