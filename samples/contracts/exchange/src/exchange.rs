//! Calculations and contracts of the pages about the exchange.
#![no_std]

pub mod dao;
pub mod energy;
pub mod locked;
pub mod metastaking;
pub mod mocks;
pub mod pool;
pub mod rewards;
pub mod trader;
