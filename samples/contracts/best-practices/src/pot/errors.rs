// #region errors
pub const BELOW_MINIMUM: &str = "deposit is below the minimum";
pub const NOTHING_TO_WITHDRAW: &str = "nothing to withdraw";
pub const ZERO_MINIMUM: &str = "the minimum can't be zero";
// #endregion errors
