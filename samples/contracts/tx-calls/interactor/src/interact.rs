//! The same transactions from a program outside the chain.
use multiversx_sc_snippets::sdk::gateway::GatewayAsyncService;
use multiversx_sc_snippets::{imports::*, sdk::data::transaction::Transaction};

pub mod agent_proxy;

use agent_proxy::AgentProxy;

// #region run
pub async fn buy<Gateway: GatewayAsyncService>(
    interactor: &mut InteractorBase<Gateway>,
    user: &Address,
    agent: &Bech32Address,
) -> u64 {
    interactor
        .tx()
        .from(user)
        .to(agent)
        .gas(20_000_000u64)
        .typed(AgentProxy)
        .buy_now(2u64)
        .egld(25)
        .returns(ReturnsResult)
        .run()
        .await
}
// #endregion run

// #region query
pub async fn last_ticket<Gateway: GatewayAsyncService>(
    interactor: &mut InteractorBase<Gateway>,
    agent: &Bech32Address,
) -> u64 {
    interactor
        .query()
        .to(agent)
        .typed(AgentProxy)
        .last_ticket()
        .returns(ReturnsResult)
        .run()
        .await
}
// #endregion query

// #region sdk-transaction
pub fn unsigned<Gateway: GatewayAsyncService>(
    interactor: &mut InteractorBase<Gateway>,
    user: &Address,
    agent: &Bech32Address,
) -> Transaction {
    interactor
        .tx()
        .from(user)
        .to(agent)
        .gas(20_000_000u64)
        .typed(AgentProxy)
        .buy_now(2u64)
        .egld(25)
        .into_sdk_transaction()
}
// #endregion sdk-transaction
