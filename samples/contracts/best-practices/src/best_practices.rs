//! Contracts of the best practices: one per page, each in a separate module.
#![no_std]

pub mod allocation;
pub mod big_numbers;
pub mod decimals;
pub mod pot;
pub mod supernova;
pub mod time;
