//! The same for metastaking, with two rewards and a position whose amount changes.
use multiversx_sc::{derive_imports::*, imports::*};

use crate::{
    locked::Locks,
    rewards::{RewardPerShare, dual_yield_of},
};

const SAFETY: u64 = 1_000_000_000_000;

// #region types
/// Farm, metastaking and farm staking, and their tokens.
#[type_abi]
#[derive(TopEncode, TopDecode, NestedEncode, NestedDecode)]
pub struct Metastaking<M: ManagedTypeApi> {
    pub farm: ManagedAddress<M>,
    pub address: ManagedAddress<M>,
    pub staking: ManagedAddress<M>,
    pub lp: TokenId<M>,
    pub dual_yield: TokenId<M>,
    pub unbond: TokenId<M>,
    pub staked: TokenId<M>,
}

#[type_abi]
#[derive(TopEncode, TopDecode, NestedEncode, NestedDecode)]
pub enum Position<M: ManagedTypeApi> {
    Sharing {
        farm: BigUint<M>,
        staking: BigUint<M>,
    },
    Unbonding {
        nonce: u64,
    },
}

/// Result of `stakeFarmTokens`.
#[type_abi]
#[derive(TopEncode, TopDecode)]
pub struct Entered<M: ManagedTypeApi> {
    pub dual_yield: EsdtTokenPayment<M>,
    pub staking_boost: EsdtTokenPayment<M>,
    pub farm_boost: EsdtTokenPayment<M>,
}

/// Result of `claimDualYield`.
#[type_abi]
#[derive(TopEncode, TopDecode)]
pub struct Claimed<M: ManagedTypeApi> {
    pub farm_reward: EsdtTokenPayment<M>,
    pub staking_reward: EsdtTokenPayment<M>,
    pub dual_yield: EsdtTokenPayment<M>,
}

/// Result of `unstakeFarmTokens`.
#[type_abi]
#[derive(TopEncode, TopDecode)]
pub struct Unstaked<M: ManagedTypeApi> {
    pub other: EsdtTokenPayment<M>,
    pub farm_reward: EsdtTokenPayment<M>,
    pub staking_reward: EsdtTokenPayment<M>,
    pub unbond: EsdtTokenPayment<M>,
}
// #endregion types

#[multiversx_sc::contract]
pub trait MetastakingDao: crate::locked::LockedTokensModule {
    #[init]
    fn init(
        &self,
        locks: Locks<Self::Api>,
        metastaking: Metastaking<Self::Api>,
        position_token: EsdtTokenIdentifier,
    ) {
        self.locks().set(locks);
        self.metastaking().set(metastaking);
        self.position_token().set_token_id(position_token);
    }

    #[upgrade]
    fn upgrade(&self) {}

    // #region enter
    #[payable]
    #[endpoint]
    fn enter(&self) {
        let paid = self.call_value().single().clone();
        let metastaking = self.metastaking().get();
        require!(
            paid.token_identifier == metastaking.lp,
            "LP tokens of the farm only"
        );
        let shares = paid.amount.as_big_uint().clone();
        self.claim_for_all();

        let (farm_token, boost) = self
            .tx()
            .to(&metastaking.farm)
            .raw_call("enterFarm")
            .payment(paid)
            .original_result::<MultiValue2<EsdtTokenPayment, EsdtTokenPayment>>()
            .returns(ReturnsResult)
            .sync_call()
            .into_tuple();
        self.share_farm_reward(boost);

        let mut payments = PaymentVec::new();
        payments.push(farm_token.into_payment());
        if let Some(position) = self.dual_yield_position() {
            payments.push(position);
        }
        let entered = self
            .tx()
            .to(&metastaking.address)
            .raw_call("stakeFarmTokens")
            .payment(payments)
            .original_result::<Entered<Self::Api>>()
            .returns(ReturnsResult)
            .sync_call();
        self.share_farm_reward(entered.farm_boost);
        self.share_staking_reward(entered.staking_boost);
        self.set_dual_yield(entered.dual_yield);

        self.shares().update(|all| *all += &shares);
        self.send_sharing(shares);
    }
    // #endregion enter

    // #region claim
    #[payable]
    #[endpoint]
    fn claim(&self) {
        let (shares, position) = self.take_position();
        self.claim_for_all();
        self.pay_both(&shares, position);
        self.send_sharing(shares);
    }
    // #endregion claim

    // #region leave
    /// Unstakes a member's part: returns the pool's other token now, and the staked token after unbonding.
    #[payable]
    #[endpoint]
    fn leave(&self, least_first: NonZeroBigUint, least_second: NonZeroBigUint) {
        let (shares, position) = self.take_position();
        self.claim_for_all();
        self.pay_both(&shares, position);

        let all = self.shares().get();
        let part = dual_yield_of(&shares, &all, &self.dual_yield_amount().get());
        let metastaking = self.metastaking().get();
        let part = NonZeroBigUint::new(part).unwrap_or_else(|| sc_panic!("too few shares"));
        self.dual_yield_amount()
            .update(|amount| *amount -= part.as_big_uint());
        self.shares().set(all - &shares);

        let nonce = self.dual_yield_nonce().get();
        let unstaked = self
            .tx()
            .to(&metastaking.address)
            .raw_call("unstakeFarmTokens")
            .argument(&least_first)
            .argument(&least_second)
            .payment(Payment::new(metastaking.dual_yield, nonce, part))
            .original_result::<Unstaked<Self::Api>>()
            .returns(ReturnsResult)
            .sync_call();
        self.share_farm_reward(unstaked.farm_reward);
        self.share_staking_reward(unstaked.staking_reward);

        self.tx()
            .to(ToCaller)
            .payment(unstaked.other)
            .transfer_if_not_empty();
        let unbonding = Position::<Self::Api>::Unbonding {
            nonce: unstaked.unbond.token_nonce,
        };
        self.position_token().nft_create_and_send(
            &self.blockchain().get_caller(),
            unstaked.unbond.amount,
            &unbonding,
        );
    }

    #[payable]
    #[endpoint]
    fn unbond(&self) {
        let (amount, position) = self.take_position();
        let Position::Unbonding { nonce } = position else {
            sc_panic!("call leave first")
        };
        let metastaking = self.metastaking().get();
        let amount = NonZeroBigUint::new_or_panic(amount);
        let staked = self
            .tx()
            .to(metastaking.staking)
            .raw_call("unbondFarm")
            .payment(Payment::new(metastaking.unbond, nonce, amount))
            .original_result::<EsdtTokenPayment>()
            .returns(ReturnsResult)
            .sync_call();
        self.tx().to(ToCaller).payment(staked).transfer();
    }
    // #endregion leave

    // #region two-rewards
    fn claim_for_all(&self) {
        let Some(position) = self.dual_yield_position() else {
            return;
        };
        let claimed = self
            .tx()
            .to(self.metastaking().get().address)
            .raw_call("claimDualYield")
            .payment(position)
            .original_result::<Claimed<Self::Api>>()
            .returns(ReturnsResult)
            .sync_call();
        self.share_farm_reward(claimed.farm_reward);
        self.share_staking_reward(claimed.staking_reward);
        self.set_dual_yield(claimed.dual_yield);
    }

    fn share_farm_reward(&self, reward: EsdtTokenPayment) {
        if let Some(amount) = NonZeroBigUint::new(reward.amount) {
            self.add_per_share(&self.farm_per_share(), amount.as_big_uint());
            self.keep(reward.token_nonce, amount);
        }
    }

    fn share_staking_reward(&self, reward: EsdtTokenPayment) {
        self.add_per_share(&self.staking_per_share(), &reward.amount);
    }

    fn add_per_share(&self, mapper: &SingleValueMapper<BigUint>, reward: &BigUint) {
        let mut per_share = self.per_share(mapper);
        per_share.add(reward, &self.shares().get());
        mapper.set(per_share.value);
    }

    fn pay_both(&self, shares: &BigUint, position: Position<Self::Api>) {
        let Position::Sharing { farm, staking } = position else {
            sc_panic!("already leaving")
        };
        self.pay_from_reserve(self.per_share(&self.farm_per_share()).earned(shares, &farm));
        let earned = self
            .per_share(&self.staking_per_share())
            .earned(shares, &staking);
        if let Some(earned) = NonZeroBigUint::new(earned) {
            let payment = Payment::new(self.metastaking().get().staked, 0, earned);
            self.tx().to(ToCaller).payment(payment).transfer();
        }
    }
    // #endregion two-rewards

    fn per_share(&self, mapper: &SingleValueMapper<BigUint>) -> RewardPerShare<Self::Api> {
        RewardPerShare {
            value: mapper.get(),
            safety: BigUint::from(SAFETY),
        }
    }

    fn take_position(&self) -> (BigUint, Position<Self::Api>) {
        let paid = self.call_value().single();
        let token = self.position_token();
        require!(
            paid.token_identifier == TokenId::from(token.get_token_id()),
            "tokens of this contract only"
        );
        let position = token.get_token_attributes(paid.token_nonce);
        token.nft_burn(paid.token_nonce, paid.amount.as_big_uint());
        (paid.amount.as_big_uint().clone(), position)
    }

    fn send_sharing(&self, shares: BigUint) {
        let position = Position::Sharing {
            farm: self.farm_per_share().get(),
            staking: self.staking_per_share().get(),
        };
        self.position_token().nft_create_and_send(
            &self.blockchain().get_caller(),
            shares,
            &position,
        );
    }

    fn set_dual_yield(&self, position: EsdtTokenPayment) {
        self.dual_yield_nonce().set(position.token_nonce);
        self.dual_yield_amount().set(position.amount);
    }

    fn dual_yield_position(&self) -> Option<Payment<Self::Api>> {
        NonZeroBigUint::new(self.dual_yield_amount().get()).map(|amount| {
            Payment::new(
                self.metastaking().get().dual_yield,
                self.dual_yield_nonce().get(),
                amount,
            )
        })
    }

    #[storage_mapper("metastaking")]
    fn metastaking(&self) -> SingleValueMapper<Metastaking<Self::Api>>;

    #[view(getPositionToken)]
    #[storage_mapper("positionToken")]
    fn position_token(&self) -> NonFungibleTokenMapper;

    /// LP tokens that members deposited and haven't withdrawn.
    #[view(getShares)]
    #[storage_mapper("shares")]
    fn shares(&self) -> SingleValueMapper<BigUint>;

    #[storage_mapper("dualYieldNonce")]
    fn dual_yield_nonce(&self) -> SingleValueMapper<u64>;

    #[view(getDualYieldAmount)]
    #[storage_mapper("dualYieldAmount")]
    fn dual_yield_amount(&self) -> SingleValueMapper<BigUint>;

    #[storage_mapper("farmPerShare")]
    fn farm_per_share(&self) -> SingleValueMapper<BigUint>;

    #[storage_mapper("stakingPerShare")]
    fn staking_per_share(&self) -> SingleValueMapper<BigUint>;
}
