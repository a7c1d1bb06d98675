#![no_std]

extern crate alloc;

use alloc::vec::Vec;
use multiversx_sc::imports::*;

pub mod poll_proxy;
pub mod poll_view_proxy;

pub const OPTIONS: u8 = 4;

// #region feature
#[cfg(feature = "short-polls")]
const DURATION: DurationMillis = DurationMillis::new(60_000);

#[cfg(not(feature = "short-polls"))]
const DURATION: DurationMillis = DurationMillis::new(604_800_000);
// #endregion feature

/// A poll with four options, open for a week.
#[multiversx_sc::contract]
pub trait Poll {
    #[init]
    fn init(&self) {
        let now = self.blockchain().get_block_timestamp_millis();
        self.deadline().set(now + DURATION);
    }

    #[upgrade]
    fn upgrade(&self) {}

    #[endpoint]
    fn vote(&self, option: u8) {
        require!(option < OPTIONS, "no such option");
        let now = self.blockchain().get_block_timestamp_millis();
        require!(now < self.deadline().get(), "the poll is over");
        let voter = self.blockchain().get_caller();
        require!(self.voters().insert(voter), "voted already");
        self.votes(option).update(|votes| *votes += 1);
    }

    #[view(getVotes)]
    #[storage_mapper("votes")]
    fn votes(&self, option: u8) -> SingleValueMapper<u64>;

    // #region labels
    #[label("poll-external-view")]
    #[view(getResults)]
    fn results(&self) -> MultiValueEncoded<MultiValue2<u8, u64>> {
        (0..OPTIONS)
            .map(|option| MultiValue2::from((option, self.votes(option).get())))
            .collect()
    }

    #[label("poll-external-view")]
    #[view(getVoters)]
    #[storage_mapper("voters")]
    fn voters(&self) -> UnorderedSetMapper<ManagedAddress>;
    // #endregion labels

    // #region heap
    /// Options, most popular first.
    #[label("heap")]
    #[view(getRanking)]
    fn ranking(&self) -> MultiValueEncoded<u8> {
        let mut ranking: Vec<(u64, u8)> = (0..OPTIONS)
            .map(|option| (self.votes(option).get(), option))
            .collect();
        ranking.sort_unstable_by(|a, b| b.0.cmp(&a.0));
        ranking.into_iter().map(|(_, option)| option).collect()
    }
    // #endregion heap

    // #region stack
    /// The same with an array: inserts each option before those with fewer votes.
    #[label("stack")]
    #[view(getRankingOnStack)]
    fn ranking_on_stack(&self) -> MultiValueEncoded<u8> {
        let mut ranking = [(0u64, 0u8); OPTIONS as usize];
        for option in 0..OPTIONS {
            let votes = self.votes(option).get();
            let mut place = usize::from(option);
            while place > 0 && ranking[place - 1].0 < votes {
                ranking[place] = ranking[place - 1];
                place -= 1;
            }
            ranking[place] = (votes, option);
        }
        ranking.into_iter().map(|(_, option)| option).collect()
    }
    // #endregion stack

    #[storage_mapper("deadline")]
    fn deadline(&self) -> SingleValueMapper<TimestampMillis>;
}
