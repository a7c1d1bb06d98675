//! Code that the compiler rejects, with the reason. `cargo test` checks that none of it compiles.

/// An endpoint that isn't payable can't be called with a payment.
///
/// ```compile_fail
/// use multiversx_sc::imports::*;
/// fn misuse<A: VMApi>(tx: TxBaseWithEnv<TxScEnv<A>>, to: ManagedAddress<A>) {
///     tx.to(to).typed(tx_calls::seller_proxy::SellerProxy).set_price(1u64).egld(1).sync_call();
/// }
/// ```
pub struct PaymentToNotPayable;

/// A call without a receiver can't run.
///
/// ```compile_fail
/// use multiversx_sc::imports::*;
/// fn misuse<A: VMApi>(tx: TxBaseWithEnv<TxScEnv<A>>) {
///     tx.typed(tx_calls::seller_proxy::SellerProxy).set_price(1u64).sync_call();
/// }
/// ```
pub struct NoReceiver;

/// A promise requires explicit gas.
///
/// ```compile_fail
/// use multiversx_sc::imports::*;
/// fn misuse<A: VMApi>(tx: TxBaseWithEnv<TxScEnv<A>>, to: ManagedAddress<A>) {
///     tx.to(to).typed(tx_calls::seller_proxy::SellerProxy).set_price(1u64).register_promise();
/// }
/// ```
pub struct PromiseWithoutGas;

/// The older asynchronous call has no gas setting.
///
/// ```compile_fail
/// use multiversx_sc::imports::*;
/// fn misuse<A: VMApi>(tx: TxBaseWithEnv<TxScEnv<A>>, to: ManagedAddress<A>) {
///     tx.to(to).gas(1u64).typed(tx_calls::seller_proxy::SellerProxy).set_price(1u64).async_call_and_exit();
/// }
/// ```
pub struct AsyncWithGas;

/// A readonly call can't have a payment.
///
/// ```compile_fail
/// use multiversx_sc::imports::*;
/// fn misuse<A: VMApi>(tx: TxBaseWithEnv<TxScEnv<A>>, to: ManagedAddress<A>) {
///     tx.to(to).typed(tx_calls::seller_proxy::SellerProxy).buy(1u64).egld(1).sync_call_readonly();
/// }
/// ```
pub struct ReadonlyWithPayment;

/// A result decoder has nothing to decode before an asynchronous call has finished.
///
/// ```compile_fail
/// use multiversx_sc::imports::*;
/// fn misuse<A: VMApi>(tx: TxBaseWithEnv<TxScEnv<A>>, to: ManagedAddress<A>) {
///     tx.to(to).typed(tx_calls::seller_proxy::SellerProxy).sold().returns(ReturnsResult).async_call_and_exit();
/// }
/// ```
pub struct ReturnsOfAsync;

/// An upgrade can't have a callback.
///
/// ```compile_fail
/// use multiversx_sc::imports::*;
/// fn misuse<A: VMApi>(tx: TxBaseWithEnv<TxScEnv<A>>, to: ManagedAddress<A>, callback: CallbackClosure<A>) {
///     tx.to(to.clone()).typed(tx_calls::seller_proxy::SellerProxy).upgrade(1u64).from_source(to)
///         .callback(callback).upgrade_async_call_and_exit();
/// }
/// ```
pub struct UpgradeWithCallback;

/// The sender of a contract's transaction is the contract.
///
/// ```compile_fail
/// use multiversx_sc::imports::*;
/// fn misuse<A: VMApi>(tx: TxBaseWithEnv<TxScEnv<A>>, to: ManagedAddress<A>) {
///     tx.from(to.clone()).to(to).typed(tx_calls::seller_proxy::SellerProxy).set_price(1u64).sync_call();
/// }
/// ```
pub struct FromInContract;

/// An argument has the wrong type for the endpoint.
///
/// ```compile_fail
/// use multiversx_sc::imports::*;
/// fn misuse<A: VMApi>(tx: TxBaseWithEnv<TxScEnv<A>>, to: ManagedAddress<A>) {
///     tx.to(to).typed(tx_calls::seller_proxy::SellerProxy).buy("two").sync_call();
/// }
/// ```
pub struct WrongArgument;

/// Correct code compiles, so the others fail only because of their mistake.
///
/// ```
/// use multiversx_sc::imports::*;
/// fn correct<A: VMApi>(tx: TxBaseWithEnv<TxScEnv<A>>, to: ManagedAddress<A>) {
///     tx.to(to).typed(tx_calls::seller_proxy::SellerProxy).set_price(1u64).sync_call();
/// }
/// ```
pub struct Correct;
