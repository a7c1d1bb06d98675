//! Sends 0.1 EGLD on devnet and waits for the end.
#[cfg(test)]
#[path = "../tests/support/gateway.rs"]
mod gateway;

// #region script
use std::{env, time::Duration};

use anyhow::{Context, Result, bail};
use multiversx_sdk::{
    chain_core::std::Bech32Address, data::transaction::Transaction, wallet::Wallet,
};
use multiversx_sdk_http::{DEVNET_GATEWAY, GatewayHttpProxy};

#[tokio::main]
async fn main() -> Result<()> {
    let mut arguments = env::args().skip(1);
    let usage = "usage: cargo run -- <wallet.pem> <receiver>";
    let wallet = Wallet::from_pem_file(arguments.next().context(usage)?)?;
    let receiver = Bech32Address::try_from_bech32_string(arguments.next().context(usage)?)?;

    let network = GatewayHttpProxy::new(DEVNET_GATEWAY.to_owned());
    let hash = send(&network, &wallet, receiver).await?;
    println!("{hash}");
    wait(&network, &hash).await?;
    println!("success");
    Ok(())
}

async fn send(
    network: &GatewayHttpProxy,
    wallet: &Wallet,
    receiver: Bech32Address,
) -> Result<String> {
    let config = network.get_network_config().await?;
    let sender = wallet.to_address().to_bech32(&config.address_hrp);
    let account = network.get_account(&sender).await?;

    let mut tx = Transaction {
        nonce: account.nonce,
        value: "100000000000000000".to_owned(), // 0.1 EGLD
        receiver,
        sender,
        gas_price: config.min_gas_price,
        gas_limit: config.min_gas_limit, // of a transfer without data
        data: None,
        signature: None,
        chain_id: config.chain_id,
        version: 2,
        options: 0,
    };
    tx.signature = Some(hex::encode(wallet.sign_tx(&tx)));
    network.send_transaction(&tx).await
}

async fn wait(network: &GatewayHttpProxy, hash: &str) -> Result<()> {
    for _ in 0..60 {
        // An error here may only say that the gateway doesn't know the hash yet.
        if let Ok((status, reason)) = network.get_transaction_process_status(hash).await {
            match status.as_str() {
                "success" => return Ok(()),
                "fail" => bail!("{hash} failed: {reason}"),
                _ => {}
            }
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    bail!("{hash} has no end after a minute")
}
// #endregion script

#[cfg(test)]
mod tests {
    use multiversx_sdk::test_wallets;

    use super::*;
    use crate::gateway::Gateway;

    #[tokio::test(flavor = "multi_thread")]
    async fn sends_a_transfer() {
        let gateway = Gateway::start();
        let network = GatewayHttpProxy::new(gateway.url());
        let bob = test_wallets::bob().to_address().to_bech32("erd");

        let hash = send(&network, &test_wallets::alice(), bob).await.unwrap();

        assert_eq!(hash, "aa11");
        let sent = gateway.body("/transaction/send");
        assert_eq!(sent["nonce"], 7);
        assert_eq!(sent["value"], "100000000000000000");
        assert_eq!(sent["chainID"], "D");
        assert_eq!(sent["gasLimit"], 50_000);
        assert_eq!(sent["signature"].as_str().unwrap().len(), 128);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn waits_for_success_and_tells_a_failure() {
        let gateway = Gateway::start();
        let network = GatewayHttpProxy::new(gateway.url());
        wait(&network, "aa11").await.unwrap();
        assert_eq!(
            wait(&network, "failed").await.unwrap_err().to_string(),
            "failed failed: @04@6f7574206f66206675656c"
        );
    }
}
