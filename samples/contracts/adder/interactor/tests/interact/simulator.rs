use adder_interactor::AdderInteract;
use futures::executor::block_on;
use multiversx_sc_snippets::imports::*;
use multiversx_sc_snippets::sdk::gateway::GatewayAsyncService;

use crate::gateway::{FakeGateway, SIMULATOR};

async fn on_simulator() -> AdderInteract<FakeGateway> {
    let mut interact = AdderInteract::on_simulator(SIMULATOR).await;
    interact.code = MxscPath::new("tests/tiny.mxsc.json");
    interact
}

#[test]
fn a_simulator_makes_blocks_and_funds_each_wallet() {
    block_on(async {
        let interact = on_simulator().await;
        assert_eq!(
            *interact.interactor.proxy.simulated.borrow(),
            [
                "simulator/generate-blocks-until-epoch-reached/4",
                "transaction/send-user-funds",
                "simulator/generate-blocks/1",
                "transaction/send-user-funds",
                "simulator/generate-blocks/1",
            ]
        );
    });
}

// #region story
/// Deploys with 5, adds 7, upgrades as the owner, then tries to upgrade as another user.
async fn story<Gateway: GatewayAsyncService>(interact: &mut AdderInteract<Gateway>) {
    let owner = interact.owner.clone();
    let friend = interact.friend.clone();

    // #region story-deploy
    let adder = interact.deploy(5).await;
    assert_eq!(interact.sum(&adder).await, RustBigUint::from(5u32));
    // #endregion story-deploy

    // #region story-add
    interact.add(&adder, 7).await;
    assert_eq!(interact.sum(&adder).await, RustBigUint::from(12u32));
    // #endregion story-add

    // #region story-upgrade
    interact
        .upgrade(&owner, &adder)
        .await
        .expect("the owner can upgrade");
    assert_eq!(interact.sum(&adder).await, RustBigUint::from(12u32));
    // #endregion story-upgrade

    // #region story-refused
    let refusal = interact.upgrade(&friend, &adder).await;
    let refusal = refusal.expect_err("only the owner can upgrade");
    assert_eq!(refusal.message, "upgrade is allowed only for owner");
    assert_eq!(interact.sum(&adder).await, RustBigUint::from(12u32));
    // #endregion story-refused
}
// #endregion story

#[test]
fn runs_on_a_simulator() {
    block_on(async {
        let mut interact = on_simulator().await;
        story(&mut interact).await;
        let sent = interact.interactor.proxy.sent.borrow();
        assert_eq!(sent.len(), 4);
        assert_eq!(sent[0]["chainID"], "chain");
        // upgradeContract@0061736d@0100
        assert_eq!(sent[2]["data"], "dXBncmFkZUNvbnRyYWN0QDAwNjE3MzZkQDAxMDA=");
    });
}
