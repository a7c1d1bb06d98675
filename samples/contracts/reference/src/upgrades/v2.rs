use multiversx_sc::{derive_imports::*, imports::*};

// #region struct
#[type_abi]
#[derive(TopEncode)]
pub struct Stake<M: ManagedTypeApi> {
    pub amount: BigUint<M>,
    pub since_block: u64,
    pub locked_until: u64, // new, at the end
}
// #endregion struct

// #region decode
impl<M: ManagedTypeApi> TopDecode for Stake<M> {
    fn top_decode_or_handle_err<I, H>(input: I, h: H) -> Result<Self, H::HandledErr>
    where
        I: codec::TopDecodeInput,
        H: codec::DecodeErrorHandler,
    {
        let mut bytes = input.into_nested_buffer();
        let amount = BigUint::dep_decode_or_handle_err(&mut bytes, h)?;
        let since_block = u64::dep_decode_or_handle_err(&mut bytes, h)?;
        let locked_until = if codec::NestedDecodeInput::is_depleted(&bytes) {
            0 // written before the upgrade
        } else {
            u64::dep_decode_or_handle_err(&mut bytes, h)?
        };
        if !codec::NestedDecodeInput::is_depleted(&bytes) {
            return Err(h.handle_error(DecodeError::INPUT_TOO_LONG));
        }
        Ok(Stake {
            amount,
            since_block,
            locked_until,
        })
    }
}
// #endregion decode

// #region shorter
/// Without the last field. The decoder reads and drops it from older values.
#[type_abi]
#[derive(TopEncode)]
pub struct ShortStake<M: ManagedTypeApi> {
    pub amount: BigUint<M>,
}

impl<M: ManagedTypeApi> TopDecode for ShortStake<M> {
    fn top_decode_or_handle_err<I, H>(input: I, h: H) -> Result<Self, H::HandledErr>
    where
        I: codec::TopDecodeInput,
        H: codec::DecodeErrorHandler,
    {
        let mut bytes = input.into_nested_buffer();
        let amount = BigUint::dep_decode_or_handle_err(&mut bytes, h)?;
        if !codec::NestedDecodeInput::is_depleted(&bytes) {
            u64::dep_decode_or_handle_err(&mut bytes, h)?;
        }
        if !codec::NestedDecodeInput::is_depleted(&bytes) {
            return Err(h.handle_error(DecodeError::INPUT_TOO_LONG));
        }
        Ok(ShortStake { amount })
    }
}
// #endregion shorter

/// Fails on older values: the derived decoder expects every field.
#[type_abi]
#[derive(TopEncode, TopDecode)]
pub struct NaiveStake<M: ManagedTypeApi> {
    pub amount: BigUint<M>,
    pub since_block: u64,
    pub locked_until: u64,
}

#[multiversx_sc::contract]
pub trait Vault {
    #[init]
    fn init(&self, fee: u64) {
        self.fee().set(fee);
        self.lock_blocks().set(100);
    }

    // #region upgrade
    #[upgrade]
    fn upgrade(&self, fee: OptionalValue<u64>) {
        if let OptionalValue::Some(fee) = fee {
            self.fee().set(fee);
        }
        self.lock_blocks().set_if_empty(100);
    }
    // #endregion upgrade

    // #region lazy
    #[endpoint]
    fn lock(&self, user: ManagedAddress) {
        self.stake(&user).update(|stake| {
            stake.locked_until = stake.since_block + self.lock_blocks().get();
        });
    }
    // #endregion lazy

    #[view(getStake)]
    fn stake_fields(&self, user: ManagedAddress) -> MultiValue3<BigUint, u64, u64> {
        let stake = self.stake(&user).get();
        (stake.amount, stake.since_block, stake.locked_until).into()
    }

    #[view(getShort)]
    fn short_amount(&self, user: ManagedAddress) -> BigUint {
        self.short(&user).get().amount
    }

    #[view(getNaive)]
    fn naive_amount(&self, user: ManagedAddress) -> BigUint {
        self.naive(&user).get().amount
    }

    #[view(getFee)]
    #[storage_mapper("fee")]
    fn fee(&self) -> SingleValueMapper<u64>;

    #[view(getLockBlocks)]
    #[storage_mapper("lockBlocks")]
    fn lock_blocks(&self) -> SingleValueMapper<u64>;

    #[storage_mapper("stake")]
    fn stake(&self, user: &ManagedAddress) -> SingleValueMapper<Stake<Self::Api>>;

    #[storage_mapper("stake")]
    fn short(&self, user: &ManagedAddress) -> SingleValueMapper<ShortStake<Self::Api>>;

    #[storage_mapper("stake")]
    fn naive(&self, user: &ManagedAddress) -> SingleValueMapper<NaiveStake<Self::Api>>;
}
