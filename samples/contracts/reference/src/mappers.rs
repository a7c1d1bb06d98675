use multiversx_sc::{derive_imports::*, imports::*};

#[type_abi]
#[derive(TopEncode, TopDecode)]
pub struct Offer {
    pub price: u64,
    pub open: bool,
}

/// One endpoint for each storage mapper, so that tests see what a mapper leaves in storage.
#[multiversx_sc::contract]
pub trait Mappers:
    multiversx_sc_modules::default_issue_callbacks::DefaultIssueCallbacksModule
{
    #[init]
    fn init(&self) {}

    #[upgrade]
    fn upgrade(&self) {}

    // #region keys
    #[view(getTotal)]
    #[storage_mapper("total")]
    fn total(&self) -> SingleValueMapper<BigUint>;

    #[view(getDeposit)]
    #[storage_mapper("deposit")]
    fn deposit(&self, user: &ManagedAddress, token: &TokenId) -> SingleValueMapper<BigUint>;
    // #endregion keys

    #[storage_mapper("total")]
    fn total_as_u32(&self) -> SingleValueMapper<u32>;

    #[view(getTotalAsU32)]
    fn get_total_as_u32(&self) -> u32 {
        self.total_as_u32().get()
    }

    #[view(getOffer)]
    #[storage_mapper("offer")]
    fn offer(&self) -> SingleValueMapper<Offer>;

    #[view(getHeir)]
    #[storage_mapper("heir")]
    fn heir(&self) -> SingleValueMapper<ManagedAddress>;

    #[endpoint(addDeposit)]
    fn add_deposit(&self, user: ManagedAddress, token: TokenId, amount: BigUint) {
        // #region single-value
        let sum = self.deposit(&user, &token).update(|sum| {
            *sum += &amount;
            sum.clone()
        });
        self.total().update(|total| *total += &amount);
        // #endregion single-value
        require!(sum >= amount, "the sum can't shrink");
    }

    // #region vec
    #[view(getScores)]
    #[storage_mapper("scores")]
    fn scores(&self) -> VecMapper<u64>;

    #[endpoint]
    fn vec_mapper(&self) {
        let mut scores = self.scores();
        let index = scores.push(&100); // 1
        scores.extend_from_slice(&[200, 300]);
        scores.update(index, |score| *score += 5); // 105, 200, 300
        scores.swap_remove(1); // 300, 200: the last item fills the gap
    }
    // #endregion vec

    // #region set
    #[view(getMembers)]
    #[storage_mapper("members")]
    fn members(&self) -> SetMapper<u32>;

    #[endpoint]
    fn set_mapper(&self) -> bool {
        let mut members = self.members();
        members.extend([10, 20, 30]);
        members.remove(&20);
        members.insert(10) // false: already in the list
    }
    // #endregion set

    // #region unordered-set
    #[view(getVoters)]
    #[storage_mapper("voters")]
    fn voters(&self) -> UnorderedSetMapper<u32>;

    #[endpoint]
    fn unordered_set_mapper(&self) -> usize {
        let mut voters = self.voters();
        voters.extend([10, 20, 30]);
        voters.swap_remove(&10); // 30, 20
        voters.get_index(&30) // 1
    }
    // #endregion unordered-set

    // #region whitelist
    #[storage_mapper("admins")]
    fn admins(&self) -> WhitelistMapper<ManagedAddress>;

    #[only_owner]
    #[endpoint(addAdmin)]
    fn add_admin(&self, admin: ManagedAddress) {
        self.admins().add(&admin);
    }

    #[endpoint]
    fn administrate(&self) {
        let caller = self.blockchain().get_caller();
        self.admins().require_whitelisted(&caller);
    }
    // #endregion whitelist

    // #region queue
    #[view(getJobs)]
    #[storage_mapper("jobs")]
    fn jobs(&self) -> QueueMapper<u32>;

    #[endpoint]
    fn queue_mapper(&self) -> OptionalValue<u32> {
        let mut jobs = self.jobs();
        jobs.push_back(10);
        jobs.push_back(20);
        jobs.push_front(5);
        jobs.pop_front().into() // 5
    }
    // #endregion queue

    // #region linked-list
    #[view(getTasks)]
    #[storage_mapper("tasks")]
    fn tasks(&self) -> LinkedListMapper<u32>;

    #[endpoint]
    fn linked_list_mapper(&self) {
        let mut tasks = self.tasks();
        let first = tasks.push_back(10);
        tasks.push_back(30);
        tasks.push_after_node_id(first.get_node_id(), 20); // 10, 20, 30
    }
    // #endregion linked-list

    // #region map
    #[view(getPrices)]
    #[storage_mapper("prices")]
    fn prices(&self) -> MapMapper<u32, u64>;

    #[endpoint]
    fn map_mapper(&self) {
        let mut prices = self.prices();
        prices.insert(7, 100);
        prices
            .entry(7)
            .and_modify(|price| *price += 5)
            .or_insert(100);
    }
    // #endregion map

    // #region map-storage
    #[storage_mapper("orders")]
    fn orders(&self) -> MapStorageMapper<u32, VecMapper<u64>>;

    #[endpoint]
    fn map_storage_mapper(&self) {
        let mut orders = self.orders();
        orders.insert_default(7);
        if let Some(mut list) = orders.get(&7) {
            list.push(&100);
        }
    }
    // #endregion map-storage

    // #region bi-di
    #[view(getNames)]
    #[storage_mapper("names")]
    fn names(&self) -> BiDiMapper<u32, ManagedBuffer>;

    #[endpoint]
    fn bi_di_mapper(&self) -> bool {
        let mut names = self.names();
        names.insert(7, ManagedBuffer::from("ann"));
        names.insert(8, ManagedBuffer::from("ann")) // false: the value is taken
    }
    // #endregion bi-di

    // #region address-to-id
    #[storage_mapper("users")]
    fn users(&self) -> AddressToIdMapper;

    #[storage_mapper("points")]
    fn points(&self, user_id: AddressId) -> SingleValueMapper<u64>;

    #[endpoint]
    fn address_to_id_mapper(&self) -> AddressId {
        let caller = self.blockchain().get_caller();
        let id = self.users().get_id_or_insert(&caller);
        self.points(id).update(|points| *points += 1);
        id
    }
    // #endregion address-to-id

    // #region user
    #[view(getPlayers)]
    #[storage_mapper("players")]
    fn players(&self) -> UserMapper;

    #[endpoint]
    fn user_mapper(&self) -> usize {
        let caller = self.blockchain().get_caller();
        self.players().get_or_create_user(&caller)
    }
    // #endregion user

    // #region unique-id
    #[view(getTickets)]
    #[storage_mapper("tickets")]
    fn tickets(&self) -> UniqueIdMapper<Self::Api>;

    #[endpoint]
    fn unique_id_mapper(&self) -> usize {
        let mut tickets = self.tickets();
        tickets.set_initial_len(5); // 1, 2, 3, 4, 5 with one entry of storage
        tickets.swap_remove(2) // removes 2, leaving 1, 5, 3, 4
    }
    // #endregion unique-id

    // #region tree
    #[storage_mapper("bids")]
    fn bids(&self) -> OrderedBinaryTreeMapper<Self::Api, u64>;

    #[endpoint]
    fn tree_mapper(&self) -> MultiValueEncoded<u64> {
        let mut bids = self.bids();
        let mut results = MultiValueEncoded::new();
        results.push(bids.insert_element(50)); // 0: the root, although its node ID is 1
        results.push(bids.insert_element(30)); // 2
        results.push(bids.insert_element(50)); // 0: already in the tree
        if let Some(root) = bids.get_root() {
            results.push(bids.find_min(root).data); // 30
        }
        results
    }
    // #endregion tree

    #[endpoint]
    fn delete_root(&self) -> OptionalValue<u64> {
        let mut bids = self.bids();
        bids.delete_node(50);
        bids.get_root().map(|root| root.data).into()
    }

    // #region timelock
    #[view(getFee)]
    #[storage_mapper("fee")]
    fn fee(&self) -> TimelockMapper<Self::Api, u64>;

    #[only_owner]
    #[endpoint(announceFee)]
    fn announce_fee(&self, fee: u64) {
        let now = self.blockchain().get_block_timestamp_seconds();
        self.fee()
            .set_unlock_timestamp(now.as_u64_seconds() + 86_400, fee);
    }

    #[endpoint(applyFee)]
    fn apply_fee(&self) {
        require!(self.fee().get_future_value() > 0, "no fee was announced");
        require!(self.fee().commit(), "the fee is still locked");
    }
    // #endregion timelock

    #[endpoint(initFee)]
    fn init_fee(&self, fee: u64) {
        self.fee().set(fee);
    }

    #[endpoint(commitUnchecked)]
    fn commit_unchecked(&self) -> bool {
        self.fee().commit()
    }

    // #region fungible
    #[view(getToken)]
    #[storage_mapper("token")]
    fn token(&self) -> FungibleTokenMapper;

    #[only_owner]
    #[payable("EGLD")]
    #[endpoint(issueToken)]
    fn issue_token(&self) {
        let cost = self.call_value().egld().clone();
        self.token().issue_and_set_all_roles(
            cost,
            ManagedBuffer::from("Reward"),
            ManagedBuffer::from("RWD"),
            18,
            None,
        );
    }

    #[endpoint]
    fn reward(&self, amount: BigUint) {
        let caller = self.blockchain().get_caller();
        self.token().mint_and_send(&caller, amount);
    }
    // #endregion fungible

    #[endpoint(tokenState)]
    fn token_state(&self) -> MultiValue3<bool, bool, bool> {
        let state = self.token().get_token_state();
        (state.is_not_set(), state.is_pending(), state.is_set()).into()
    }

    #[endpoint(checkToken)]
    fn check_token(&self, token: EsdtTokenIdentifier) {
        self.token().require_same_token(&token);
    }

    #[endpoint(useToken)]
    fn use_token(&self, token: EsdtTokenIdentifier) {
        self.token().set_token_id(token);
    }

    // #region non-fungible
    #[view(getBadge)]
    #[storage_mapper("badge")]
    fn badge(&self) -> NonFungibleTokenMapper;

    #[only_owner]
    #[payable("EGLD")]
    #[endpoint(issueBadge)]
    fn issue_badge(&self) {
        let cost = self.call_value().egld().clone();
        self.badge().issue_and_set_all_roles(
            EsdtTokenType::NonFungible,
            cost,
            ManagedBuffer::from("Badge"),
            ManagedBuffer::from("BDG"),
            0,
            None,
        );
    }

    #[endpoint(awardBadge)]
    fn award_badge(&self, level: u32) -> u64 {
        let caller = self.blockchain().get_caller();
        let name = ManagedBuffer::from("Badge");
        let badge =
            self.badge()
                .nft_create_and_send_named(&caller, BigUint::from(1u64), &name, &level);
        badge.token_nonce
    }
    // #endregion non-fungible

    // #region token-attributes
    #[storage_mapper("attributes")]
    fn attributes(&self) -> TokenAttributesMapper;

    #[endpoint]
    fn token_attributes_mapper(&self, token: EsdtTokenIdentifier) -> u64 {
        let attributes = self.attributes();
        attributes.set(&token, 1, &700u32);
        attributes.get_nonce(&token, &700u32) // 1
    }
    // #endregion token-attributes

    #[endpoint]
    fn token_attributes_answers(
        &self,
        token: EsdtTokenIdentifier,
    ) -> MultiValue4<bool, bool, bool, bool> {
        let attributes = self.attributes();
        (
            attributes.has_attributes(&token, 1),
            attributes.has_attributes(&token, 2),
            attributes.has_nonce(&token, &700u32),
            attributes.has_nonce(&token, &900u32),
        )
            .into()
    }

    #[endpoint]
    fn clear_all(&self) {
        self.members().clear();
        self.voters().clear();
        self.prices().clear();
        self.orders().clear();
        self.jobs().clear();
        self.tasks().clear();
        self.scores().clear();
    }

    #[endpoint(removeWhileIterating)]
    fn remove_while_iterating(&self) {
        for member in self.members().iter() {
            self.members().remove(&member);
        }
    }

    #[endpoint(swapRemoveWhileIterating)]
    fn swap_remove_while_iterating(&self) {
        for voter in self.voters().iter() {
            self.voters().swap_remove(&voter);
        }
    }

    #[view(getScore)]
    fn get_score(&self, index: usize) -> u64 {
        self.scores().get(index)
    }

    #[endpoint(storeScore)]
    fn store_score(&self, score: u64) {
        self.scores().push(&score);
    }

    // #region from-address
    #[storage_mapper_from_address("total")]
    fn total_of(&self, contract: ManagedAddress) -> SingleValueMapper<BigUint, ManagedAddress>;

    #[storage_mapper_from_address("deposit")]
    fn deposit_at(
        &self,
        contract: ManagedAddress,
        user: &ManagedAddress,
        token: &TokenId,
    ) -> SingleValueMapper<BigUint, ManagedAddress>;

    #[storage_mapper_from_address("scores")]
    fn scores_of(&self, contract: ManagedAddress) -> VecMapper<u64, ManagedAddress>;

    #[view(readOther)]
    fn read_other(&self, contract: ManagedAddress) -> MultiValue2<BigUint, usize> {
        let total = self.total_of(contract.clone()).get();
        let scores = self.scores_of(contract).len();
        (total, scores).into()
    }
    // #endregion from-address

    #[view(readOtherDeposit)]
    fn read_other_deposit(
        &self,
        contract: ManagedAddress,
        user: ManagedAddress,
        token: TokenId,
    ) -> BigUint {
        self.deposit_at(contract, &user, &token).get()
    }

    #[storage_mapper_from_address("orders")]
    fn orders_of(
        &self,
        contract: ManagedAddress,
    ) -> MapStorageMapper<u32, VecMapper<u64>, ManagedAddress>;

    #[storage_mapper_from_address("token")]
    fn token_of(&self, contract: ManagedAddress) -> FungibleTokenMapper<ManagedAddress>;

    #[view(readOtherPitfalls)]
    fn read_other_pitfalls(&self, contract: ManagedAddress) -> MultiValue3<usize, usize, bool> {
        let orders = self.orders_of(contract.clone());
        let list = orders.get(&7).unwrap_or_else(|| sc_panic!("no such key"));
        (
            orders.len(),
            list.len(),
            self.token_of(contract).get_token_state().is_set(),
        )
            .into()
    }
}
