//! Calls the adder on a network.
use adder::adder_proxy::AdderProxy;
use multiversx_sc_snippets::imports::*;
use multiversx_sc_snippets::multiversx_sc_scenario::scenario_model::TxResponseStatus;
use multiversx_sc_snippets::sdk::gateway::GatewayAsyncService;

// #region struct
pub struct AdderInteract<Gateway: GatewayAsyncService> {
    pub interactor: InteractorBase<Gateway>,
    pub owner: Address,
    pub friend: Address,
    pub code: MxscPath<'static>,
}
// #endregion struct

impl<Gateway: GatewayAsyncService> AdderInteract<Gateway> {
    // #region new
    pub async fn new(gateway: &str, trace: &str) -> Self {
        let mut interactor = InteractorBase::new(gateway).await.with_tracer(trace).await;
        interactor.set_current_dir_from_workspace("adder/interactor");
        let owner = interactor.register_wallet(test_wallets::alice()).await;
        let friend = interactor.register_wallet(test_wallets::bob()).await;
        AdderInteract {
            interactor,
            owner,
            friend,
            code: MxscPath::new("../output/adder.mxsc.json"),
        }
    }
    // #endregion new

    // #region simulator
    /// On a chain simulator, the interactor generates blocks and funds its wallets.
    pub async fn on_simulator(gateway: &str) -> Self {
        let mut interactor = InteractorBase::new(gateway).await.use_chain_simulator(true);
        interactor.set_current_dir_from_workspace("adder/interactor");
        interactor
            .generate_blocks_until_epoch(4)
            .await
            .expect("the simulator generates blocks");
        let owner = interactor.register_wallet(test_wallets::alice()).await;
        let friend = interactor.register_wallet(test_wallets::bob()).await;
        AdderInteract {
            interactor,
            owner,
            friend,
            code: MxscPath::new("../output/adder.mxsc.json"),
        }
    }
    // #endregion simulator

    // #region deploy
    pub async fn deploy(&mut self, start: u64) -> Bech32Address {
        self.interactor
            .tx()
            .from(&self.owner)
            .gas(10_000_000u64)
            .typed(AdderProxy)
            .init(start)
            .code(self.code)
            .returns(ReturnsNewBech32Address)
            .run()
            .await
    }
    // #endregion deploy

    // #region add
    pub async fn add(&mut self, adder: &Bech32Address, value: u64) {
        self.interactor
            .tx()
            .from(&self.friend)
            .to(adder)
            .gas(5_000_000u64)
            .typed(AdderProxy)
            .add(value)
            .run()
            .await;
    }
    // #endregion add

    // #region sum
    pub async fn sum(&mut self, adder: &Bech32Address) -> RustBigUint {
        self.interactor
            .query()
            .to(adder)
            .typed(AdderProxy)
            .sum()
            .returns(ReturnsResultUnmanaged)
            .run()
            .await
    }
    // #endregion sum

    // #region upgrade
    pub async fn upgrade(
        &mut self,
        sender: &Address,
        adder: &Bech32Address,
    ) -> Result<(), TxResponseStatus> {
        self.interactor
            .tx()
            .from(sender)
            .to(adder)
            .gas(10_000_000u64)
            .typed(AdderProxy)
            .upgrade()
            .code(self.code)
            .code_metadata(CodeMetadata::UPGRADEABLE)
            .returns(ReturnsHandledOrError::new())
            .run()
            .await
    }
    // #endregion upgrade

    // #region many
    /// Sends one call per value, then waits for all of them.
    pub async fn add_all(&mut self, adder: &Bech32Address, values: &[u64]) {
        let mut buffer = self.interactor.homogenous_call_buffer();
        for &value in values {
            buffer.push_tx(|tx| {
                tx.from(&self.friend)
                    .to(adder)
                    .gas(5_000_000u64)
                    .typed(AdderProxy)
                    .add(value)
            });
        }
        buffer.run().await;
    }
    // #endregion many

    // #region scenario
    pub async fn scenario(&mut self) -> RustBigUint {
        let adder = self.deploy(5).await;
        self.add(&adder, 7).await;
        self.sum(&adder).await
    }
    // #endregion scenario
}
