//! Old code that no longer compiles, each with why. `cargo test` checks that none of these compiles.

/// The older asynchronous call has no gas setting.
///
/// ```compile_fail
/// use multiversx_sc::imports::*;
/// use tx_calls_legacy::old::till_by_hand::{Proxy, ProxyTrait as _};
/// fn misuse<A: VMApi>(to: ManagedAddress<A>) {
///     Proxy::<A>::new_proxy_obj().contract(to).pay(1u64).with_gas_limit(5_000_000).async_call().call_and_exit()
/// }
/// ```
pub struct GasOfAsyncCall;

/// Gas for the callback comes after the callback.
///
/// ```compile_fail
/// use multiversx_sc::imports::*;
/// use tx_calls_legacy::old::till_by_hand::{Proxy, ProxyTrait as _};
/// fn misuse<A: VMApi>(to: ManagedAddress<A>, callback: CallbackClosure<A>) {
///     Proxy::<A>::new_proxy_obj().contract(to).pay(1u64).with_gas_limit(5_000_000).async_call_promise()
///         .with_extra_gas_for_callback(5_000_000).with_callback(callback).register_promise();
/// }
/// ```
pub struct CallbackGasFirst;

/// A promise requires explicit gas.
///
/// ```compile_fail
/// use multiversx_sc::imports::*;
/// use tx_calls_legacy::old::till_by_hand::{Proxy, ProxyTrait as _};
/// fn misuse<A: VMApi>(to: ManagedAddress<A>) {
///     Proxy::<A>::new_proxy_obj().contract(to).pay(1u64).async_call_promise().register_promise();
/// }
/// ```
pub struct PromiseWithoutGas;

/// Only a call without a proxy is readonly in the old way.
///
/// ```compile_fail
/// use multiversx_sc::imports::*;
/// use tx_calls_legacy::old::till_by_hand::{Proxy, ProxyTrait as _};
/// fn misuse<A: VMApi>(to: ManagedAddress<A>) -> usize {
///     Proxy::<A>::new_proxy_obj().contract(to).pay(1u64).execute_on_dest_context_readonly()
/// }
/// ```
pub struct ReadonlyOfProxy;

/// A payment of any kind is for calls without a proxy.
///
/// ```compile_fail
/// use multiversx_sc::imports::*;
/// use tx_calls_legacy::old::till_by_hand::{Proxy, ProxyTrait as _};
/// fn misuse<A: VMApi>(to: ManagedAddress<A>, payment: EgldOrMultiEsdtPayment<A>) -> usize {
///     Proxy::<A>::new_proxy_obj().contract(to).pay(1u64).with_any_payment(payment).execute_on_dest_context()
/// }
/// ```
pub struct AnyPaymentOfProxy;

/// A proxy no longer generates the types of older versions.
///
/// ```compile_fail
/// use multiversx_sc::imports::*;
/// use tx_calls_legacy::old::till_by_hand::{Proxy, ProxyTrait as _};
/// fn misuse<A: VMApi>(to: ManagedAddress<A>) -> ContractCallNoPayment<A, usize> {
///     Proxy::<A>::new_proxy_obj().contract(to).pay(1u64)
/// }
/// ```
pub struct OldTypeOfProxy;

/// Correct code compiles, so the others fail only because of their mistake.
///
/// ```
/// #![allow(deprecated)]
/// use multiversx_sc::imports::*;
/// use tx_calls_legacy::old::till_by_hand::{Proxy, ProxyTrait as _};
/// fn async_call<A: VMApi>(to: ManagedAddress<A>) {
///     Proxy::<A>::new_proxy_obj().contract(to).pay(1u64).async_call().call_and_exit()
/// }
/// fn promise<A: VMApi>(to: ManagedAddress<A>, callback: CallbackClosure<A>) {
///     Proxy::<A>::new_proxy_obj().contract(to).pay(1u64).with_gas_limit(5_000_000).async_call_promise()
///         .with_callback(callback).with_extra_gas_for_callback(5_000_000).register_promise();
/// }
/// fn old_types<A: VMApi>(to: ManagedAddress<A>, payment: EgldOrMultiEsdtPayment<A>) -> usize {
///     let call: ContractCallNoPayment<A, usize> = ContractCallNoPayment::new(to, "pay");
///     call.with_any_payment(payment).execute_on_dest_context_readonly()
/// }
/// ```
pub struct Correct;
