//! One binary for all pages of the transaction syntax: linking takes longer than running.
mod compiler;
mod data;
mod env;
mod gas;
mod gateway;
mod payment;
mod receiver;
mod sender;
mod world;
