//! Farms for many members, with its own energy.
use multiversx_sc::{derive_imports::*, imports::*};

use crate::{locked::Locks, rewards::RewardPerShare};

/// The exit fee is in parts of this number: 100 is 1%.
const WHOLE: u64 = 10_000;

/// Keeps small rewards from being rounded to nothing.
const SAFETY: u64 = 1_000_000_000_000;

// #region types
/// A farm with locked rewards, and its tokens.
#[type_abi]
#[derive(TopEncode, TopDecode, NestedEncode, NestedDecode)]
pub struct Farm<M: ManagedTypeApi> {
    pub address: ManagedAddress<M>,
    pub lp: TokenId<M>,
    pub token: TokenId<M>,
}

/// Attributes of members' position tokens. Their amount equals the amount of LP tokens.
#[type_abi]
#[derive(TopEncode, TopDecode, NestedEncode, NestedDecode)]
pub enum Position<M: ManagedTypeApi> {
    Farming { reward_per_share: BigUint<M> },
    Leaving { farm_nonce: u64, since_epoch: u64 },
}
// #endregion types

type FarmResult<M> = MultiValue2<EsdtTokenPayment<M>, EsdtTokenPayment<M>>;

#[multiversx_sc::contract]
pub trait EnergyDao: crate::locked::LockedTokensModule {
    // #region init
    #[init]
    fn init(
        &self,
        locks: Locks<Self::Api>,
        farm: Farm<Self::Api>,
        fees_collector: ManagedAddress,
        position_token: EsdtTokenIdentifier,
        exit_fee: u64,
    ) {
        require!(exit_fee < WHOLE, "the fee must be below 100%");
        self.locks().set(locks);
        self.farm().set(farm);
        self.fees_collector().set(fees_collector);
        self.position_token().set_token_id(position_token);
        self.exit_fee().set(exit_fee);
    }

    #[upgrade]
    fn upgrade(&self) {}
    // #endregion init

    // #region enter
    #[payable]
    #[endpoint]
    fn enter(&self) {
        let paid = self.call_value().single().clone();
        require!(
            paid.token_identifier == self.farm().get().lp,
            "LP tokens of the farm only"
        );
        let shares = paid.amount.as_big_uint().clone();
        self.claim_from_farm();

        let mut payments = PaymentVec::new();
        payments.push(paid);
        if let Some(position) = self.farm_position() {
            payments.push(position);
        }
        let (position, boost) = self.call_farm("enterFarm", payments);
        require!(
            position.amount == self.staked().get() + &shares,
            "unexpected amount of farm tokens"
        );

        self.share_out(boost);
        self.farm_nonce().set(position.token_nonce);
        self.staked().set(position.amount);
        self.send_farming(shares);
    }
    // #endregion enter

    // #region claim
    #[payable]
    #[endpoint]
    fn claim(&self) {
        let (shares, entered) = self.take_farming();
        self.claim_from_farm();
        self.pay_from_reserve(self.current_reward_per_share().earned(&shares, &entered));
        self.send_farming(shares);
    }
    // #endregion claim

    // #region leave
    /// Separates part of the farm position, so that later deposits don't reset its age.
    #[payable]
    #[endpoint]
    fn leave(&self) {
        let (shares, entered) = self.take_farming();
        self.claim_from_farm();
        self.pay_from_reserve(self.current_reward_per_share().earned(&shares, &entered));

        self.staked().update(|staked| *staked -= &shares);
        let position = Position::<Self::Api>::Leaving {
            farm_nonce: self.farm_nonce().get(),
            since_epoch: self.blockchain().get_block_epoch(),
        };
        self.position_token().nft_create_and_send(
            &self.blockchain().get_caller(),
            shares,
            &position,
        );
    }

    /// Withdraws the LP tokens once the farm no longer charges a penalty for them.
    #[payable]
    #[endpoint]
    fn exit(&self) {
        let (shares, position) = self.take_position();
        let Position::Leaving {
            farm_nonce,
            since_epoch,
        } = position
        else {
            sc_panic!("call leave first")
        };
        let free_epoch = since_epoch + self.minimum_farming_epochs();
        require!(
            self.blockchain().get_block_epoch() >= free_epoch,
            "too early"
        );

        // The farm's boost counts all positions, so claim for the remaining members before removing one.
        self.claim_from_farm();
        let leaving = self.farm_payment(farm_nonce, shares);
        let (lp, reward) = self.call_farm("exitFarm", PaymentVec::from_single_item(leaving));
        self.share_out(reward);

        let fee = &lp.amount * self.exit_fee().get() / WHOLE;
        let rest = &lp.amount - &fee;
        let lp_token = self.farm().get().lp;
        self.fees(&lp_token, 0).update(|fees| *fees += fee);
        let rest = NonZeroBigUint::new(rest).unwrap_or_else(|| sc_panic!("nothing left"));
        self.tx()
            .to(ToCaller)
            .payment(Payment::new(lp_token, 0, rest))
            .transfer();
    }
    // #endregion leave

    // #region fees
    /// Claims what the contract's energy has earned from the fees collector.
    #[endpoint(collectFees)]
    fn collect_fees(&self) {
        let payments = self
            .tx()
            .to(self.fees_collector().get())
            .raw_call("claimRewards")
            .original_result::<ManagedVec<Self::Api, EsdtTokenPayment>>()
            .returns(ReturnsResult)
            .sync_call();
        for payment in &payments {
            let token = TokenId::from(payment.token_identifier.clone());
            self.fees(&token, payment.token_nonce)
                .update(|fees| *fees += &payment.amount);
        }
    }

    #[only_owner]
    #[endpoint(takeFees)]
    fn take_fees(&self, token: TokenId, nonce: u64) {
        let amount = NonZeroBigUint::new(self.fees(&token, nonce).take())
            .unwrap_or_else(|| sc_panic!("no fees in this token"));
        let payment = Payment::new(token, nonce, amount);
        if payment.token_identifier == self.locks().get().locked {
            self.send_wrapped(payment);
        } else {
            self.tx().to(ToCaller).payment(payment).transfer();
        }
    }
    // #endregion fees

    // #region from-farm
    /// Claims for the whole position, and records what each share has earned.
    fn claim_from_farm(&self) {
        let Some(position) = self.farm_position() else {
            return;
        };
        let (position, reward) =
            self.call_farm("claimRewards", PaymentVec::from_single_item(position));
        self.farm_nonce().set(position.token_nonce);
        self.share_out(reward);
    }

    fn share_out(&self, reward: EsdtTokenPayment) {
        let Some(amount) = NonZeroBigUint::new(reward.amount) else {
            return;
        };
        let mut reward_per_share = self.current_reward_per_share();
        reward_per_share.add(amount.as_big_uint(), &self.staked().get());
        self.reward_per_share().set(reward_per_share.value);
        self.keep(reward.token_nonce, amount);
    }
    // #endregion from-farm

    // #region position
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

    fn take_farming(&self) -> (BigUint, BigUint) {
        let (shares, position) = self.take_position();
        let Position::Farming { reward_per_share } = position else {
            sc_panic!("already leaving")
        };
        (shares, reward_per_share)
    }

    fn send_farming(&self, shares: BigUint) {
        let position = Position::Farming {
            reward_per_share: self.reward_per_share().get(),
        };
        self.position_token().nft_create_and_send(
            &self.blockchain().get_caller(),
            shares,
            &position,
        );
    }
    // #endregion position

    // #region calls
    /// Omits the original caller, so the farm treats this contract, with its energy, as the user.
    fn call_farm(
        &self,
        function: &str,
        payments: PaymentVec<Self::Api>,
    ) -> (EsdtTokenPayment, EsdtTokenPayment) {
        self.tx()
            .to(self.farm().get().address)
            .raw_call(function)
            .payment(payments)
            .original_result::<FarmResult<Self::Api>>()
            .returns(ReturnsResult)
            .sync_call()
            .into_tuple()
    }

    fn minimum_farming_epochs(&self) -> u64 {
        self.tx()
            .to(self.farm().get().address)
            .raw_call("getMinimumFarmingEpoch")
            .original_result::<u64>()
            .returns(ReturnsResult)
            .sync_call_readonly()
    }
    // #endregion calls

    fn farm_position(&self) -> Option<Payment<Self::Api>> {
        let staked = self.staked().get();
        (staked > 0u64).then(|| self.farm_payment(self.farm_nonce().get(), staked))
    }

    fn farm_payment(&self, nonce: u64, amount: BigUint) -> Payment<Self::Api> {
        Payment::new(
            self.farm().get().token,
            nonce,
            NonZeroBigUint::new_or_panic(amount),
        )
    }

    fn current_reward_per_share(&self) -> RewardPerShare<Self::Api> {
        RewardPerShare {
            value: self.reward_per_share().get(),
            safety: BigUint::from(SAFETY),
        }
    }

    // #region storage
    #[view(getFarm)]
    #[storage_mapper("farm")]
    fn farm(&self) -> SingleValueMapper<Farm<Self::Api>>;

    #[storage_mapper("feesCollector")]
    fn fees_collector(&self) -> SingleValueMapper<ManagedAddress>;

    #[view(getPositionToken)]
    #[storage_mapper("positionToken")]
    fn position_token(&self) -> NonFungibleTokenMapper;

    #[view(getExitFee)]
    #[storage_mapper("exitFee")]
    fn exit_fee(&self) -> SingleValueMapper<u64>;

    /// Farm tokens of the members who are farming, without those who are leaving.
    #[view(getStaked)]
    #[storage_mapper("staked")]
    fn staked(&self) -> SingleValueMapper<BigUint>;

    #[storage_mapper("farmNonce")]
    fn farm_nonce(&self) -> SingleValueMapper<u64>;

    #[view(getRewardPerShare)]
    #[storage_mapper("rewardPerShare")]
    fn reward_per_share(&self) -> SingleValueMapper<BigUint>;

    #[view(getFees)]
    #[storage_mapper("fees")]
    fn fees(&self, token: &TokenId, nonce: u64) -> SingleValueMapper<BigUint>;
    // #endregion storage
}
