fn main() {
    multiversx_sc_meta_lib::cli_main::<ping_pong::AbiProvider>();
}
