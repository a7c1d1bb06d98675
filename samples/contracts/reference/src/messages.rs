use multiversx_sc::imports::*;

#[multiversx_sc::contract]
pub trait Messages {
    #[init]
    fn init(&self) {}

    // #region require
    #[endpoint]
    fn buy(&self, count: u32) {
        let left = 3u32;
        require!(count > 0, "buy at least one");
        require!(count <= left, "{} wanted, only {} left", count, left);
    }
    // #endregion require

    // #region panic
    #[view(getPrice)]
    fn price(&self, size: u32) -> u64 {
        match size {
            1 => 100,
            2 => 180,
            _ => sc_panic!("no size {}", size),
        }
    }
    // #endregion panic

    // #region own-message
    #[endpoint]
    fn refuse(&self, token: TokenId) {
        let message = sc_format!("token {} isn't accepted", token);
        require!(token.is_native(), message);
    }
    // #endregion own-message

    // #region format
    #[view(getReceipt)]
    fn receipt(&self, token: TokenId, nonce: u64, amount: BigUint) -> ManagedBuffer {
        sc_format!("{} of {}, nonce 0x{:x}", amount, token, nonce)
    }
    // #endregion format

    // #region print
    #[endpoint]
    fn trace(&self, amount: BigUint) {
        sc_print!("amount: {}, encoded: {:c}", amount, amount);
    }
    // #endregion print

    #[view(formatNumbers)]
    fn format_numbers(&self, unsigned: u64, signed: i64) -> MultiValueEncoded<ManagedBuffer> {
        let mut all = MultiValueEncoded::new();
        all.push(sc_format!("{}", unsigned));
        all.push(sc_format!("{:x}", unsigned));
        all.push(sc_format!("{:b}", unsigned));
        all.push(sc_format!("{:c}", unsigned));
        all.push(sc_format!("{}", signed));
        all.push(sc_format!("{:x}", signed));
        all.push(sc_format!("{:c}", signed));
        all
    }

    #[view(formatBig)]
    fn format_big(&self, unsigned: BigUint, signed: BigInt) -> MultiValueEncoded<ManagedBuffer> {
        let mut all = MultiValueEncoded::new();
        all.push(sc_format!("{}", unsigned));
        all.push(sc_format!("{:c}", unsigned));
        all.push(sc_format!("{}", signed));
        all.push(sc_format!("{:c}", signed));
        all
    }

    #[view(formatBytes)]
    fn format_bytes(&self, bytes: ManagedBuffer) -> MultiValueEncoded<ManagedBuffer> {
        let mut all = MultiValueEncoded::new();
        all.push(sc_format!("{}", bytes));
        all.push(sc_format!("{:x}", bytes));
        all.push(sc_format!("{:b}", bytes));
        all.push(sc_format!("{:c}", bytes));
        all
    }

    #[view(formatOthers)]
    fn format_others(&self, address: ManagedAddress) -> MultiValueEncoded<ManagedBuffer> {
        let mut all = MultiValueEncoded::new();
        all.push(sc_format!("{}", true));
        all.push(sc_format!("{:c}", true));
        all.push(sc_format!("{:x}", address));
        all.push(sc_format!("{:c}", (7u8, 1u16)));
        all.push(sc_format!("{}", "text".as_bytes()));
        all.push(sc_format!("{}", TokenId::from("RWD-123456")));
        all.push(sc_format!(
            "{}",
            ManagedDecimal::from_raw_units(BigUint::from(12_345u64), 2usize)
        ));
        all
    }

    #[view(formatPitfalls)]
    fn format_pitfalls(&self) -> MultiValueEncoded<ManagedBuffer> {
        let mut all = MultiValueEncoded::new();
        all.push(sc_format!("{}:{}", 7u32, 7u32));
        all.push(sc_format!("{}:{:x}", 7u32, 7u32));
        all.push(sc_format!("{}: {:x}", 7u32, 7u32));
        all
    }
}
