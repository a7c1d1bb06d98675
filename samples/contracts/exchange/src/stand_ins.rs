//! As much of the exchange as the DAO's tests need: one user, and rewards that the test sends.
pub mod farm {
    use multiversx_sc::imports::*;

    #[multiversx_sc::contract]
    pub trait StandInFarm {
        #[init]
        fn init(&self, lp: EsdtTokenIdentifier, farm: EsdtTokenIdentifier, minimum_epochs: u64) {
            self.lp().set(lp);
            self.farm_token().set_token_id(farm);
            self.minimum_epochs().set(minimum_epochs);
        }

        /// Rewards for the next claim.
        #[payable]
        #[endpoint(addReward)]
        fn add_reward(&self) {
            let paid = self.call_value().single();
            self.reward().set(EsdtTokenPayment::new(
                paid.token_identifier.clone().into_esdt().unwrap(),
                paid.token_nonce,
                paid.amount.as_big_uint().clone(),
            ));
        }

        #[payable]
        #[endpoint(enterFarm)]
        fn enter_farm(&self) -> MultiValue2<EsdtTokenPayment, EsdtTokenPayment> {
            let mut amount = BigUint::zero();
            for payment in self.call_value().all().iter() {
                if payment.token_nonce > 0 {
                    self.farm_token()
                        .nft_burn(payment.token_nonce, payment.amount.as_big_uint());
                }
                amount += payment.amount.as_big_uint();
            }
            (self.give_farm_token(amount), self.give_reward()).into()
        }

        #[payable]
        #[endpoint(claimRewards)]
        fn claim_rewards(&self) -> MultiValue2<EsdtTokenPayment, EsdtTokenPayment> {
            let amount = self.burn_farm_token();
            (self.give_farm_token(amount), self.give_reward()).into()
        }

        #[payable]
        #[endpoint(exitFarm)]
        fn exit_farm(&self) -> MultiValue2<EsdtTokenPayment, EsdtTokenPayment> {
            let lp = EsdtTokenPayment::new(self.lp().get(), 0, self.burn_farm_token());
            self.tx().to(ToCaller).payment(&lp).transfer();
            (lp, self.give_reward()).into()
        }

        fn burn_farm_token(&self) -> BigUint {
            let paid = self.call_value().single();
            self.farm_token()
                .nft_burn(paid.token_nonce, paid.amount.as_big_uint());
            paid.amount.as_big_uint().clone()
        }

        fn give_farm_token(&self, amount: BigUint) -> EsdtTokenPayment {
            self.farm_token()
                .nft_create_and_send(&self.blockchain().get_caller(), amount, &0u8)
        }

        fn give_reward(&self) -> EsdtTokenPayment {
            if self.reward().is_empty() {
                return EsdtTokenPayment::new(self.lp().get(), 0, BigUint::zero());
            }
            let reward = self.reward().take();
            self.tx().to(ToCaller).payment(&reward).transfer();
            reward
        }

        #[storage_mapper("lp")]
        fn lp(&self) -> SingleValueMapper<EsdtTokenIdentifier>;

        #[storage_mapper("farm")]
        fn farm_token(&self) -> NonFungibleTokenMapper;

        #[view(getMinimumFarmingEpoch)]
        #[storage_mapper("minimum")]
        fn minimum_epochs(&self) -> SingleValueMapper<u64>;

        #[storage_mapper("reward")]
        fn reward(&self) -> SingleValueMapper<EsdtTokenPayment>;
    }
}

/// Energy factory, wrapper and fees collector in one; locked and wrapped tokens share nonces.
pub mod locks {
    use multiversx_sc::imports::*;

    #[multiversx_sc::contract]
    pub trait StandInLocks {
        #[init]
        fn init(&self, locked: EsdtTokenIdentifier, wrapped: EsdtTokenIdentifier) {
            self.locked().set(locked);
            self.wrapped().set(wrapped);
        }

        #[payable]
        #[endpoint(lockTokens)]
        fn lock_tokens(&self, epochs: u64) -> EsdtTokenPayment {
            let paid = self.call_value().single();
            self.give(
                self.locked().get(),
                epochs,
                paid.amount.as_big_uint().clone(),
            )
        }

        #[payable]
        #[endpoint(mergeTokens)]
        fn merge_tokens(&self) -> EsdtTokenPayment {
            let mut amount = BigUint::zero();
            let mut nonce = 0;
            for payment in self.call_value().all().iter() {
                amount += payment.amount.as_big_uint();
                nonce = payment.token_nonce;
            }
            self.give(self.locked().get(), nonce, amount)
        }

        #[payable]
        #[endpoint(wrapLockedToken)]
        fn wrap_locked_token(&self) -> EsdtTokenPayment {
            let paid = self.call_value().single();
            let amount = paid.amount.as_big_uint().clone();
            self.give(self.wrapped().get(), paid.token_nonce, amount)
        }

        #[payable]
        #[endpoint(addFees)]
        fn add_fees(&self) {
            for payment in self.call_value().all().iter() {
                self.pending().push(&payment);
            }
        }

        #[endpoint(claimRewards)]
        fn claim_rewards(&self) -> ManagedVec<Self::Api, EsdtTokenPayment> {
            let mut paid = ManagedVec::new();
            for payment in self.pending().iter() {
                let amount = payment.amount.as_big_uint().clone();
                let token = payment.token_identifier.clone().into_esdt().unwrap();
                paid.push(self.give(token, payment.token_nonce, amount));
            }
            self.pending().clear();
            paid
        }

        fn give(
            &self,
            token: EsdtTokenIdentifier,
            nonce: u64,
            amount: BigUint,
        ) -> EsdtTokenPayment {
            let payment = EsdtTokenPayment::new(token, nonce, amount);
            self.tx().to(ToCaller).payment(&payment).transfer();
            payment
        }

        #[storage_mapper("locked")]
        fn locked(&self) -> SingleValueMapper<EsdtTokenIdentifier>;

        #[storage_mapper("wrapped")]
        fn wrapped(&self) -> SingleValueMapper<EsdtTokenIdentifier>;

        #[storage_mapper("pending")]
        fn pending(&self) -> VecMapper<Payment<Self::Api>>;
    }
}
