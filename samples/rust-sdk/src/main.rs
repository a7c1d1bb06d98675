//! Creates a test wallet, then sends 0.1 EGLD on devnet.
use std::{
    fs,
    io::{self, Write},
    path::Path,
    time::Duration,
};

use anyhow::{Result, bail};
use bip39::Mnemonic;
use multiversx_sdk::{
    chain_core::std::Bech32Address, data::transaction::Transaction, wallet::Wallet,
};
use multiversx_sdk_http::{DEVNET_GATEWAY, GatewayHttpProxy};

const WALLET_FILE: &str = "wallet.pem";
const RECEIVER: &str = "erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx"; // Bob, a public test wallet
const AMOUNT: &str = "100000000000000000"; // 0.1 EGLD

#[tokio::main]
async fn main() -> Result<()> {
    run(DEVNET_GATEWAY, WALLET_FILE.as_ref(), &mut io::stdout()).await
}

/// Creates the wallet if its file doesn't exist. Otherwise, sends the transaction.
pub async fn run(gateway: &str, wallet_file: &Path, output: &mut impl Write) -> Result<()> {
    if !wallet_file.exists() {
        return create_wallet(wallet_file, output);
    }
    let network = GatewayHttpProxy::new(gateway.to_owned());
    let wallet = Wallet::from_pem_file(wallet_file)?;
    let hash = send(&network, &wallet, output).await?;
    writeln!(output, "Sent {hash}")?;
    wait(&network, &hash).await?;
    writeln!(output, "Status: success")?;
    Ok(())
}

fn create_wallet(wallet_file: &Path, output: &mut impl Write) -> Result<()> {
    let mnemonic = Mnemonic::generate(24)?;
    let private_key = Wallet::get_private_key_from_mnemonic(mnemonic, 0, 0).to_string();
    let address = Wallet::from_private_key(&private_key)?.to_address();
    let public_key = hex::encode(address.as_bytes());
    let pem = Wallet::generate_pem_content("erd", &address, &private_key, &public_key);
    fs::write(wallet_file, pem)?;

    let address = address.to_bech32("erd");
    writeln!(
        output,
        "Created {} with the address {address}",
        wallet_file.display()
    )?;
    writeln!(
        output,
        "Get test EGLD at https://devnet-wallet.multiversx.com, then run this program again."
    )?;
    Ok(())
}

async fn send(
    network: &GatewayHttpProxy,
    wallet: &Wallet,
    output: &mut impl Write,
) -> Result<String> {
    let config = network.get_network_config().await?;
    let sender = wallet.to_address().to_bech32(&config.address_hrp);
    let account = network.get_account(&sender).await?;
    writeln!(
        output,
        "Balance: {}, nonce: {}",
        account.balance, account.nonce
    )?;

    let mut tx = Transaction {
        nonce: account.nonce,
        value: AMOUNT.to_owned(),
        receiver: Bech32Address::try_from_bech32_string(RECEIVER.to_owned())?,
        sender,
        gas_price: config.min_gas_price,
        gas_limit: config.min_gas_limit, // enough for a transfer without data
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
        // The gateway can return an error until it finds the transaction.
        if let Ok((status, reason)) = network.get_transaction_process_status(hash).await {
            match status.as_str() {
                "success" => return Ok(()),
                "fail" => bail!("{hash} failed: {reason}"),
                _ => {}
            }
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    bail!("{hash} is still pending after a minute")
}
