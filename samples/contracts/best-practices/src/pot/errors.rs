// #region errors
pub const BELOW_LEAST: &str = "deposit is below the least amount";
pub const NOTHING_TO_WITHDRAW: &str = "nothing to withdraw";
pub const ZERO_LEAST: &str = "the least amount can't be zero";
// #endregion errors
