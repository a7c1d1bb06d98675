fn main() {
    multiversx_sc_meta_lib::cli_main::<staking_part1::AbiProvider>();
}
