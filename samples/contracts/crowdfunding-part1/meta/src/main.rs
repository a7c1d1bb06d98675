fn main() {
    multiversx_sc_meta_lib::cli_main::<crowdfunding_part1::AbiProvider>();
}
