//! One binary for all best practices: linking takes longer than running.
mod allocation;
mod big_numbers;
#[path = "../../../tx-syntax/tests/tx_syntax/compiler.rs"]
mod compiler;
mod decimals;
mod metered;
mod pot;
mod supernova;
mod time;
mod world;
