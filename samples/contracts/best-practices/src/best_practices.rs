//! Contracts of the best practices: one a page, each in a module of its own.
#![no_std]

pub mod allocation;
pub mod big_numbers;
pub mod decimals;
pub mod pot;
pub mod supernova;
pub mod time;
