use multiversx_sc::imports::*;

#[multiversx_sc::contract]
pub trait Api {
    #[init]
    fn init(&self) {}

    // #region blockchain
    #[view(getContext)]
    fn context(&self) -> MultiValue4<ManagedAddress, ManagedAddress, u32, bool> {
        let caller = self.blockchain().get_caller();
        let shard = self.blockchain().get_shard_of_address(&caller);
        let is_contract = self.blockchain().is_smart_contract(&caller);
        (
            caller,
            self.blockchain().get_owner_address(),
            shard,
            is_contract,
        )
            .into()
    }
    // #endregion blockchain

    // #region block
    #[view(getBlock)]
    fn block(&self) -> MultiValue5<u64, u64, u64, TimestampMillis, TimestampSeconds> {
        let blockchain = self.blockchain();
        (
            blockchain.get_block_nonce(),
            blockchain.get_block_round(),
            blockchain.get_block_epoch(),
            blockchain.get_block_timestamp_millis(),
            blockchain.get_block_timestamp_seconds(),
        )
            .into()
    }
    // #endregion block

    // #region balance
    #[view(getBalanceOf)]
    fn balance_of(&self, token: TokenId, nonce: u64) -> BigUint {
        self.blockchain().get_sc_balance(&token, nonce)
    }
    // #endregion balance

    // #region token-data
    #[view(getNftData)]
    fn nft_data(
        &self,
        token: EsdtTokenIdentifier,
        nonce: u64,
    ) -> MultiValue3<BigUint, u32, BigUint> {
        let owner = self.blockchain().get_sc_address();
        let data = self.blockchain().get_esdt_token_data(&owner, &token, nonce);
        let level = data.decode_attributes::<u32>();
        (data.amount, level, data.royalties).into()
    }
    // #endregion token-data

    #[view(getRoles)]
    fn roles(&self, token: EsdtTokenIdentifier) -> MultiValue2<bool, bool> {
        let roles = self.blockchain().get_esdt_local_roles(&token);
        (
            roles.has_role(&EsdtLocalRole::Mint),
            roles.has_role(&EsdtLocalRole::Burn),
        )
            .into()
    }

    // #region hash
    #[view(hashes)]
    fn hashes(&self, data: ManagedBuffer) -> MultiValue2<ManagedBuffer, ManagedBuffer> {
        let sha256 = self.crypto().sha256(&data);
        let keccak256 = self.crypto().keccak256(&data);
        (
            sha256.as_managed_buffer().clone(),
            keccak256.as_managed_buffer().clone(),
        )
            .into()
    }
    // #endregion hash

    // #region ed25519
    #[endpoint(claimWithVoucher)]
    fn claim_with_voucher(&self, amount: BigUint, signature: ManagedBuffer) {
        let caller = self.blockchain().get_caller();
        let mut message = ManagedBuffer::new();
        message.append(caller.as_managed_buffer());
        message.append(&amount.to_bytes_be_buffer());

        let signer = self.signer().get();
        self.crypto()
            .verify_ed25519(signer.as_managed_buffer(), &message, &signature);
    }
    // #endregion ed25519

    #[view(getSigner)]
    #[storage_mapper("signer")]
    fn signer(&self) -> SingleValueMapper<ManagedAddress>;

    #[endpoint(setSigner)]
    fn set_signer(&self, signer: ManagedAddress) {
        self.signer().set(signer);
    }

    // #region mint-burn
    #[endpoint]
    fn remint(&self, token: EsdtTokenIdentifier, amount: BigUint) {
        self.send().esdt_local_burn(&token, 0, &amount);
        self.send().esdt_local_mint(&token, 0, &amount);
    }
    // #endregion mint-burn

    // #region create
    #[endpoint(createNft)]
    fn create_nft(&self, token: EsdtTokenIdentifier, level: u32) -> u64 {
        let nonce = self.send().esdt_nft_create(
            &token,
            &BigUint::from(1u64),
            &ManagedBuffer::from("Sword"),
            &BigUint::from(500u64), // royalties of 5 %
            &ManagedBuffer::new(),
            &level,
            &ManagedVec::from_single_item(ManagedBuffer::from("https://example.com/1.json")),
        );
        let caller = self.blockchain().get_caller();
        self.tx()
            .to(&caller)
            .payment(Payment::new(token, nonce, NonZeroBigUint::one()))
            .transfer();
        nonce
    }
    // #endregion create

    #[endpoint(createAndKeep)]
    fn create_and_keep(&self, token: EsdtTokenIdentifier, level: u32) -> u64 {
        self.send()
            .esdt_nft_create_compact(&token, &BigUint::from(1u64), &level)
    }

    // #region serializer
    #[view(encodeLevel)]
    fn encode_level(&self, level: u32) -> ManagedBuffer {
        self.serializer().top_encode_to_managed_buffer(&level)
    }
    // #endregion serializer

    // #region storage-raw
    #[endpoint(rawStorage)]
    fn raw_storage(&self) -> u64 {
        self.storage_raw().write("counter", &7u64);
        self.storage_raw().read::<_, u64>("counter")
    }
    // #endregion storage-raw
}
