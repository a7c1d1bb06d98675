//! What the pages on the exchange's contracts compute and call.
#![no_std]

pub mod dao;
pub mod energy;
pub mod locked;
pub mod metastaking;
pub mod pool;
pub mod rewards;
pub mod stand_ins;
pub mod trader;
