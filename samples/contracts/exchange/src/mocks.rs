//! Mocks the parts of the exchange that the DAO's tests need: one user, and rewards sent by the test.
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

/// Energy factory, wrapper and fees collector in one contract. Locked and wrapped tokens share nonces.
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

/// Metastaking and farm staking in one contract. The price is the number of staked tokens per 100 LP tokens.
pub mod metastaking {
    use multiversx_sc::imports::*;

    use crate::metastaking::{Claimed, Entered, Unstaked};

    #[multiversx_sc::contract]
    pub trait StandInMetastaking {
        #[init]
        fn init(
            &self,
            dual_yield: EsdtTokenIdentifier,
            unbond: EsdtTokenIdentifier,
            locked: EsdtTokenIdentifier,
            staked: EsdtTokenIdentifier,
            other: EsdtTokenIdentifier,
        ) {
            self.dual_yield().set_token_id(dual_yield);
            self.unbond_token().set_token_id(unbond);
            self.locked().set(locked);
            self.staked().set(staked);
            self.other().set(other);
            self.price().set(100);
        }

        #[endpoint(setPrice)]
        fn set_price(&self, price: u64) {
            self.price().set(price);
        }

        /// Rewards for the next call: locked tokens first.
        #[payable]
        #[endpoint(addReward)]
        fn add_reward(&self) {
            let [locked, staked] = self.call_value().array();
            self.locked_nonce().set(locked.token_nonce);
            self.locked_reward().set(locked.amount.as_big_uint());
            self.staked_reward().set(staked.amount.as_big_uint());
        }

        #[payable]
        #[endpoint(stakeFarmTokens)]
        fn stake(&self) -> Entered<Self::Api> {
            for payment in self.call_value().all().iter() {
                if payment.token_identifier == TokenId::from(self.dual_yield().get_token_id()) {
                    self.dual_yield()
                        .nft_burn(payment.token_nonce, payment.amount.as_big_uint());
                } else {
                    self.lp().update(|lp| *lp += payment.amount.as_big_uint());
                }
            }
            Entered {
                dual_yield: self.give_dual_yield(),
                staking_boost: self.give(self.staked().get(), 0, BigUint::zero()),
                farm_boost: self.give(self.locked().get(), 0, BigUint::zero()),
            }
        }

        #[payable]
        #[endpoint(claimDualYield)]
        fn claim(&self) -> Claimed<Self::Api> {
            self.burn_paid();
            Claimed {
                farm_reward: self.give_locked(),
                staking_reward: self.give(self.staked().get(), 0, self.staked_reward().take()),
                dual_yield: self.give_dual_yield(),
            }
        }

        #[payable]
        #[endpoint(unstakeFarmTokens)]
        fn unstake(&self, least_first: BigUint, least_second: BigUint) -> Unstaked<Self::Api> {
            let lp = self.burn_paid() * 100u64 / self.price().get();
            require!(lp >= least_first && lp >= least_second, "Slippage");
            self.lp().update(|all| *all -= &lp);
            Unstaked {
                other: self.give(self.other().get(), 0, lp.clone()),
                farm_reward: self.give_locked(),
                staking_reward: self.give(self.staked().get(), 0, self.staked_reward().take()),
                unbond: self.unbond_token().nft_create_and_send(
                    &self.blockchain().get_caller(),
                    lp * self.price().get() / 100u64,
                    &0u8,
                ),
            }
        }

        #[payable]
        #[endpoint(unbondFarm)]
        fn unbond(&self) -> EsdtTokenPayment {
            let paid = self.call_value().single();
            let amount = paid.amount.as_big_uint().clone();
            self.unbond_token().nft_burn(paid.token_nonce, &amount);
            self.give(self.staked().get(), 0, amount)
        }

        fn burn_paid(&self) -> BigUint {
            let paid = self.call_value().single();
            let amount = paid.amount.as_big_uint().clone();
            self.dual_yield().nft_burn(paid.token_nonce, &amount);
            amount
        }

        fn give_dual_yield(&self) -> EsdtTokenPayment {
            let amount = self.lp().get() * self.price().get() / 100u64;
            self.dual_yield()
                .nft_create_and_send(&self.blockchain().get_caller(), amount, &0u8)
        }

        fn give_locked(&self) -> EsdtTokenPayment {
            let amount = self.locked_reward().take();
            self.give(self.locked().get(), self.locked_nonce().get(), amount)
        }

        fn give(
            &self,
            token: EsdtTokenIdentifier,
            nonce: u64,
            amount: BigUint,
        ) -> EsdtTokenPayment {
            let payment = EsdtTokenPayment::new(token, nonce, amount);
            self.tx()
                .to(ToCaller)
                .payment(&payment)
                .transfer_if_not_empty();
            payment
        }

        #[storage_mapper("dualYield")]
        fn dual_yield(&self) -> NonFungibleTokenMapper;

        #[storage_mapper("unbond")]
        fn unbond_token(&self) -> NonFungibleTokenMapper;

        #[storage_mapper("locked")]
        fn locked(&self) -> SingleValueMapper<EsdtTokenIdentifier>;

        #[storage_mapper("staked")]
        fn staked(&self) -> SingleValueMapper<EsdtTokenIdentifier>;

        #[storage_mapper("other")]
        fn other(&self) -> SingleValueMapper<EsdtTokenIdentifier>;

        #[storage_mapper("price")]
        fn price(&self) -> SingleValueMapper<u64>;

        #[storage_mapper("lp")]
        fn lp(&self) -> SingleValueMapper<BigUint>;

        #[storage_mapper("lockedNonce")]
        fn locked_nonce(&self) -> SingleValueMapper<u64>;

        #[storage_mapper("lockedReward")]
        fn locked_reward(&self) -> SingleValueMapper<BigUint>;

        #[storage_mapper("stakedReward")]
        fn staked_reward(&self) -> SingleValueMapper<BigUint>;
    }
}
