//! One binary for all contracts of the developer reference, because linking takes longer than running.
mod annotations;
mod api;
mod mappers;
mod messages;
mod modules;
mod payments;
mod random;
mod storage;
mod upgrades;
