//! Calls the staking contract on a network.
// #region imports
use multiversx_sc_snippets::hex;
use multiversx_sc_snippets::imports::*;
use multiversx_sc_snippets::multiversx_sc_scenario::scenario_model::TxResponseStatus;
use multiversx_sc_snippets::sdk::gateway::GatewayAsyncService;
use staking::staking_proxy::StakingProxy;
// #endregion imports

// #region amounts
/// Thousandths of an EGLD, in atomic units.
pub fn milli_egld(amount: u64) -> BigUint<StaticApi> {
    BigUint::from(amount) * 1_000_000_000_000_000u64
}
// #endregion amounts

// #region struct
pub struct StakingInteract<Gateway: GatewayAsyncService> {
    pub interactor: InteractorBase<Gateway>,
    pub owner: Address,
    pub staker: Address,
    pub code: MxscPath<'static>,
}
// #endregion struct

// #region position
/// A staker's position in the contract.
#[derive(Debug, PartialEq)]
pub struct Position {
    pub stake: RustBigUint,
    pub rewards: RustBigUint,
    /// Unbonding amounts, and when each one is ready.
    pub unbondings: Vec<(RustBigUint, TimestampMillis)>,
}
// #endregion position

impl<Gateway: GatewayAsyncService> StakingInteract<Gateway> {
    // #region new
    pub async fn new(gateway: &str, simulator: bool, owner: Wallet, staker: Wallet) -> Self {
        let mut interactor = InteractorBase::new(gateway)
            .await
            .use_chain_simulator(simulator);
        interactor.set_current_dir_from_workspace("staking/interactor");
        // In the first epochs of a simulator, some VM functions are not available yet.
        interactor
            .generate_blocks_until_epoch(4)
            .await
            .expect("the simulator generates blocks");
        StakingInteract {
            owner: interactor.register_wallet(owner).await,
            staker: interactor.register_wallet(staker).await,
            interactor,
            code: MxscPath::new("../output/staking.mxsc.json"),
        }
    }
    // #endregion new

    // #region deploy
    pub async fn deploy(&mut self, unbonding_period: DurationMillis, rate: u64) -> Bech32Address {
        self.interactor
            .tx()
            .from(&self.owner)
            .gas(30_000_000u64)
            .typed(StakingProxy)
            .init(unbonding_period, rate)
            .code(self.code)
            .code_metadata(CodeMetadata::UPGRADEABLE | CodeMetadata::READABLE)
            .returns(ReturnsNewBech32Address)
            .run()
            .await
    }
    // #endregion deploy

    // #region fund
    pub async fn fund(&mut self, staking: &Bech32Address, amount: BigUint<StaticApi>) {
        self.interactor
            .tx()
            .from(&self.owner)
            .to(staking)
            .gas(5_000_000u64)
            .typed(StakingProxy)
            .fund_rewards()
            .egld(amount)
            .run()
            .await;
    }
    // #endregion fund

    // #region stake
    pub async fn stake(&mut self, staking: &Bech32Address, amount: BigUint<StaticApi>) -> H256 {
        self.interactor
            .tx()
            .from(&self.staker)
            .to(staking)
            .gas(10_000_000u64)
            .typed(StakingProxy)
            .stake()
            .egld(amount)
            .returns(ReturnsTxHash)
            .run()
            .await
    }
    // #endregion stake

    // #region unstake
    pub async fn unstake(
        &mut self,
        staking: &Bech32Address,
        amount: OptionalValue<BigUint<StaticApi>>,
    ) -> Result<(), TxResponseStatus> {
        self.interactor
            .tx()
            .from(&self.staker)
            .to(staking)
            .gas(10_000_000u64)
            .typed(StakingProxy)
            .unstake(amount)
            .returns(ReturnsHandledOrError::new())
            .run()
            .await
    }
    // #endregion unstake

    // #region withdraw
    pub async fn withdraw(&mut self, staking: &Bech32Address) -> Result<(), TxResponseStatus> {
        self.interactor
            .tx()
            .from(&self.staker)
            .to(staking)
            .gas(10_000_000u64)
            .typed(StakingProxy)
            .withdraw()
            .returns(ReturnsHandledOrError::new())
            .run()
            .await
    }
    // #endregion withdraw

    // #region pass
    /// On a chain simulator: generates enough blocks for this duration, plus one.
    pub async fn pass(&self, time: DurationMillis) {
        let round = self.interactor.network_config.round_duration as u64;
        self.interactor
            .generate_blocks(time.as_u64_millis() / round + 1)
            .await
            .expect("the simulator generates blocks");
    }
    // #endregion pass

    // #region read
    pub async fn position(&mut self, staking: &Bech32Address) -> Position {
        let stake = self
            .interactor
            .query()
            .to(staking)
            .typed(StakingProxy)
            .stake_of(&self.staker)
            .returns(ReturnsResultUnmanaged)
            .run()
            .await;
        let rewards = self
            .interactor
            .query()
            .to(staking)
            .typed(StakingProxy)
            .rewards(&self.staker)
            .returns(ReturnsResultUnmanaged)
            .run()
            .await;
        let unbondings = self
            .interactor
            .query()
            .to(staking)
            .typed(StakingProxy)
            .unbondings(&self.staker)
            .returns(ReturnsResult)
            .run()
            .await;
        Position {
            stake,
            rewards,
            unbondings: unbondings
                .into_iter()
                .map(|unbonding| (unbonding.amount.to_alloc(), unbonding.ready_at))
                .collect(),
        }
    }
    // #endregion read

    // #region scenario
    /// Deploys with an unbonding period of ten minutes and 10% a year, stakes 1 EGLD and unstakes 0.4.
    pub async fn scenario(&mut self) -> Position {
        let staking = self.deploy(DurationMillis::new(600_000), 1_000).await;
        self.fund(&staking, milli_egld(100)).await;

        let hash = self.stake(&staking, milli_egld(1_000)).await;
        println!("staked: {}", hex::encode(hash.as_bytes()));

        let part = OptionalValue::Some(milli_egld(400));
        if let Err(refusal) = self.unstake(&staking, part).await {
            println!("unstake failed: {}", refusal.message);
        }
        self.position(&staking).await
    }
    // #endregion scenario
}
