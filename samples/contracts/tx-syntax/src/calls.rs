// #region generic
use adder::adder_proxy::AdderProxy;
use multiversx_sc::{api::VMApi, imports::*};

/// Builds the call for any environment. The caller decides how to send it.
pub fn add_call<Env, From, To>(
    tx: Tx<Env, From, To, (), (), (), ()>,
    value: u64,
) -> TxTypedCall<Env, From, To, NotPayable, (), ()>
where
    Env: TxEnv<Api: VMApi>,
    From: TxFrom<Env>,
    To: TxTo<Env>,
{
    tx.typed(AdderProxy).add(value)
}
// #endregion generic
