//! One binary for all contracts of the developer reference: linking takes longer than running.
mod mappers;
mod storage;
