//! Transactions in the unified syntax: the contract that sends them, and the one that gets them.
#![no_std]

pub mod calls;
pub mod sender;
pub mod vault;
