// #region main
fn main() {
    multiversx_sc_meta_lib::cli_main::<build_guide::AbiProvider>();
}
// #endregion main
