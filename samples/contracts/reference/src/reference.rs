//! Contracts of the developer reference: one per page, each in a separate module.
#![no_std]

pub mod annotations;
pub mod api;
pub mod mappers;
pub mod messages;
pub mod modules;
pub mod payments;
pub mod random;
pub mod upgrades;
