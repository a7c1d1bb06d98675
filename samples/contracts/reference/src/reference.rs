//! Contracts of the developer reference: one a page, each in a module of its own.
#![no_std]

pub mod mappers;
