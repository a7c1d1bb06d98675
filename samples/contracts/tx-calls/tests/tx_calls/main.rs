//! One binary for all: linking takes longer than running.
mod calls;
mod details;
mod examples;
mod handlers;
mod limits;
mod reentrancy;
mod support;
