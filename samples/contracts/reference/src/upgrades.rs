//! One contract before and after its upgrade.
pub mod v1;
pub mod v2;
