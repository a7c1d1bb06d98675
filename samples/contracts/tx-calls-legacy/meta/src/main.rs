fn main() {
    multiversx_sc_meta_lib::cli_main::<tx_calls_legacy::AbiProvider>();
}
