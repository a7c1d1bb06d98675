use multiversx_sc::imports::*;

#[multiversx_sc::contract]
pub trait Random {
    #[init]
    fn init(&self) {}

    // #region dice
    #[endpoint(rollDice)]
    fn roll_dice(&self) -> u8 {
        let mut source = RandomnessSource::new();
        source.next_u8_in_range(1, 7) // 1 to 6
    }
    // #endregion dice

    // #region bytes
    #[endpoint(randomBytes)]
    fn random_bytes(&self) -> MultiValue2<u32, ManagedBuffer> {
        let mut source = RandomnessSource::new();
        let number = source.next_u32();
        let bytes = source.next_bytes(12);
        (number, bytes).into()
    }
    // #endregion bytes

    // #region fair
    /// A number below `max`, each with the same probability.
    fn fair_below(&self, source: &mut RandomnessSource, max: u64) -> u64 {
        let limit = u64::MAX - u64::MAX % max;
        loop {
            let number = source.next_u64();
            if number < limit {
                return number % max;
            }
        }
    }
    // #endregion fair

    // #region shuffle
    #[endpoint]
    fn shuffle(&self, count: u32) -> MultiValueEncoded<u32> {
        let mut items = ManagedVec::<Self::Api, u32>::new();
        for item in 1..=count {
            items.push(item);
        }

        let mut source = RandomnessSource::new();
        let len = items.len();
        for index in 0..len {
            let other = source.next_usize_in_range(index, len);
            let item = items.get(index);
            let swapped = items.get(other);
            let _ = items.set(index, swapped);
            let _ = items.set(other, item);
        }
        items.into()
    }
    // #endregion shuffle

    // #region raffle
    #[storage_mapper("tickets")]
    fn tickets(&self) -> UniqueIdMapper<Self::Api>;

    #[only_owner]
    #[endpoint(openRaffle)]
    fn open_raffle(&self, count: usize) {
        self.tickets().set_initial_len(count);
    }

    #[only_owner]
    #[only_user_account]
    #[endpoint]
    fn draw(&self) -> usize {
        let mut tickets = self.tickets();
        require!(!tickets.is_empty(), "all tickets are drawn");

        let mut source = RandomnessSource::new();
        let index = source.next_usize_in_range(1, tickets.len() + 1);
        tickets.swap_remove(index)
    }
    // #endregion raffle

    #[endpoint(fairBelow)]
    fn fair_below_endpoint(&self, max: u64) -> u64 {
        let mut source = RandomnessSource::new();
        self.fair_below(&mut source, max)
    }

    #[endpoint(emptyRange)]
    fn empty_range(&self) -> u8 {
        RandomnessSource::new().next_u8_in_range(5, 5)
    }

    // #region commit
    /// First transaction: the player commits to a block that doesn't exist yet.
    #[endpoint]
    fn bet(&self, guess: u8) {
        let player = self.blockchain().get_caller();
        require!(self.bet_of(&player).is_empty(), "already bet");
        let block = self.blockchain().get_block_nonce();
        self.bet_of(&player).set((guess, block));
    }

    /// Second transaction: the operator settles the bet in a later block.
    #[only_owner]
    #[endpoint]
    fn settle(&self, player: ManagedAddress) -> bool {
        let (guess, block) = self.bet_of(&player).take();
        require!(
            self.blockchain().get_block_nonce() > block,
            "wait for a later block"
        );
        let mut source = RandomnessSource::new();
        source.next_u8_in_range(1, 7) == guess
    }
    // #endregion commit

    #[storage_mapper("bet")]
    fn bet_of(&self, player: &ManagedAddress) -> SingleValueMapper<(u8, u64)>;
}
