use multiversx_sc::derive_imports::*;
use multiversx_sc::imports::*;

// #region struct
/// An amount of one token.
#[type_abi]
#[derive(
    TopEncode, TopDecode, NestedEncode, NestedDecode, ManagedVecItem, Clone, PartialEq, Debug,
)]
pub struct Item<M: ManagedTypeApi> {
    pub token: EsdtTokenIdentifier<M>,
    /// 0 for a fungible token.
    pub nonce: u64,
    pub amount: BigUint<M>,
}
// #endregion struct

// #region fieldless-enum
#[type_abi]
#[derive(TopEncode, TopDecode, NestedEncode, NestedDecode, Clone, Copy, PartialEq, Debug)]
pub enum Status {
    Open,
    Paid,
    Shipped,
}
// #endregion fieldless-enum

// #region enum
#[type_abi]
#[derive(TopEncode, TopDecode, NestedEncode, NestedDecode, Clone, PartialEq, Debug)]
pub enum Delivery<M: ManagedTypeApi> {
    PickUp,
    Locker(u16),
    Post {
        street: ManagedBuffer<M>,
        express: bool,
    },
}
// #endregion enum

// #region nested-struct
#[type_abi]
#[derive(TopEncode, TopDecode, NestedEncode, NestedDecode, Clone, PartialEq, Debug)]
pub struct Order<M: ManagedTypeApi> {
    pub id: u32,
    pub buyer: ManagedAddress<M>,
    pub items: ManagedVec<M, Item<M>>,
    pub delivery: Delivery<M>,
    pub status: Status,
    pub voucher: Option<u16>,
}
// #endregion nested-struct

// #region discriminants
#[type_abi]
#[derive(TopEncode, TopDecode, NestedEncode, NestedDecode, Clone, Copy, PartialEq, Debug)]
pub enum Rating {
    Poor = 1,
    Fair,
    Good = 10,
    Great,
}
// #endregion discriminants

// #region no-default
/// Both variants have data, so neither is encoded as zero bytes.
#[type_abi]
#[derive(TopEncode, TopDecode, NestedEncode, NestedDecode, Clone, PartialEq, Debug)]
pub enum Discount<M: ManagedTypeApi> {
    Percent(u8),
    Fixed(BigUint<M>),
}
// #endregion no-default

// #region custom-default
/// Default settings of the shop.
#[type_abi]
#[derive(
    TopEncodeOrDefault, TopDecodeOrDefault, NestedEncode, NestedDecode, Clone, PartialEq, Debug,
)]
pub struct Settings {
    pub fee_percent: u8,
    pub max_items: u32,
}

impl codec::DecodeDefault for Settings {
    fn default() -> Self {
        Settings {
            fee_percent: 2,
            max_items: 10,
        }
    }
}

impl codec::EncodeDefault for Settings {
    fn is_default(&self) -> bool {
        *self == <Settings as codec::DecodeDefault>::default()
    }
}
// #endregion custom-default

// #region trap
/// Don't do this: two values are encoded as zero bytes, but only one of them is decoded.
#[derive(TopEncodeOrDefault, TopDecodeOrDefault, Clone, Copy, PartialEq, Debug)]
pub enum Speed {
    Slow,
    Normal,
    Fast,
}

impl codec::DecodeDefault for Speed {
    fn default() -> Self {
        Speed::Normal
    }
}

impl codec::EncodeDefault for Speed {
    fn is_default(&self) -> bool {
        *self == Speed::Normal
    }
}
// #endregion trap

// #region migration-before
#[derive(TopEncode, TopDecode, Clone, PartialEq, Debug)]
pub struct ProfileV1<M: ManagedTypeApi> {
    pub name: ManagedBuffer<M>,
    pub orders: u32,
}
// #endregion migration-before

// #region migration-after
/// Values stored by version 1 have no `points`: they end where it would start.
#[derive(TopEncode, Clone, PartialEq, Debug)]
pub struct Profile<M: ManagedTypeApi> {
    pub name: ManagedBuffer<M>,
    pub orders: u32,
    pub points: u64,
}

impl<M: ManagedTypeApi> TopDecode for Profile<M> {
    fn top_decode_or_handle_err<I, H>(input: I, h: H) -> Result<Self, H::HandledErr>
    where
        I: codec::TopDecodeInput,
        H: codec::DecodeErrorHandler,
    {
        let mut rest = input.into_nested_buffer();
        let profile = Profile {
            name: ManagedBuffer::dep_decode_or_handle_err(&mut rest, h)?,
            orders: u32::dep_decode_or_handle_err(&mut rest, h)?,
            points: if codec::NestedDecodeInput::is_depleted(&rest) {
                0
            } else {
                u64::dep_decode_or_handle_err(&mut rest, h)?
            },
        };
        if !codec::NestedDecodeInput::is_depleted(&rest) {
            return Err(h.handle_error(codec::DecodeError::INPUT_TOO_LONG));
        }
        Ok(profile)
    }
}
// #endregion migration-after
