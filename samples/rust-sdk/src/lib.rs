//! Functions of a program that uses the Rust SDK.
use anyhow::{Result, ensure};
use bip39::Mnemonic;
use multiversx_sdk::{
    chain_core::std::Bech32Address,
    data::{
        esdt::EsdtBalance,
        keystore::InsertPassword,
        transaction::{ApiTransactionResult, Transaction},
        vm::VMQueryInput,
    },
    gateway::{GatewayRequest, GatewayRequestType},
    utils::base64_encode,
    wallet::Wallet,
};
use multiversx_sdk_http::GatewayHttpProxy;
use std::collections::HashMap;

// #region phrase
/// Returns the wallet at an index of a secret phrase.
pub fn open_phrase(phrase: &str, index: u32) -> Result<Wallet> {
    let key = Wallet::get_private_key_from_mnemonic(Mnemonic::parse(phrase)?, 0, index);
    Wallet::from_private_key(&key.to_string())
}
// #endregion phrase

// #region keystore
/// Opens a keystore that contains a private key. Panics if the password is wrong.
pub fn open_keystore(path: &str, password: &str) -> Result<Wallet> {
    Wallet::from_keystore_secret(path, InsertPassword::Plaintext(password.to_owned()))
}
// #endregion keystore

// #region address
/// Parses an address. `from_bech32_string` would panic if it's invalid.
pub fn parse_address(text: &str) -> Result<Bech32Address> {
    Ok(Bech32Address::try_from_bech32_string(text.to_owned())?)
}
// #endregion address

// #region account
/// Returns the balance of an account in atomic units, and all its tokens.
pub async fn read_account(
    network: &GatewayHttpProxy,
    address: &Bech32Address,
) -> Result<(u128, HashMap<String, EsdtBalance>)> {
    let account = network.get_account(address).await?;
    let tokens = network.get_account_esdt_tokens(address).await?;
    Ok((account.balance.parse()?, tokens))
}
// #endregion account

// #region call
/// Returns a signed call to `fund` with a token payment, for devnet.
pub fn fund(
    wallet: &Wallet,
    contract: Bech32Address,
    token: &str,
    amount: u64,
    nonce: u64,
) -> Transaction {
    let call = format!(
        "ESDTTransfer@{}@{}@{}",
        hex::encode(token),
        encode_number(amount),
        hex::encode("fund")
    );
    let mut tx = Transaction {
        nonce,
        value: "0".to_owned(),
        receiver: contract,
        sender: wallet.to_address().to_bech32("erd"),
        gas_price: 1_000_000_000,
        gas_limit: 50_000 + 1_500 * call.len() as u64 + 5_000_000,
        data: Some(base64_encode(&call)), // the SDK doesn't encode it for you
        signature: None,
        chain_id: "D".to_owned(),
        version: 2,
        options: 0,
    };
    tx.signature = Some(hex::encode(wallet.sign_tx(&tx)));
    tx
}

/// Encodes a number as hexadecimal, in as few bytes as possible; 0 is empty.
fn encode_number(number: u64) -> String {
    let bytes = number.to_be_bytes();
    hex::encode(&bytes[number.leading_zeros() as usize / 8..])
}
// #endregion call

// #region query
/// Calls a view and returns its results as bytes.
pub async fn query(
    network: &GatewayHttpProxy,
    contract: Bech32Address,
    view: &str,
) -> Result<Vec<Vec<u8>>> {
    let request = VMQueryInput {
        sc_address: contract,
        func_name: view.to_owned(),
        args: vec![], // hexadecimal
    };
    let output = network.execute_vmquery(&request).await?.data;
    ensure!(
        output.is_ok(),
        "{view}: {}, {}",
        output.return_code,
        output.return_message
    );
    Ok(output.return_data_base64_decode())
}
// #endregion query

// #region outcome
/// Returns the topics of an event of a completed transaction.
pub async fn topics(network: &GatewayHttpProxy, hash: &str, event: &str) -> Result<Vec<String>> {
    let tx: ApiTransactionResult = network.get_transaction_info_with_results(hash).await?;
    let events = tx.logs.map(|logs| logs.events).unwrap_or_default();
    let found = events
        .into_iter()
        .find(|candidate| candidate.identifier == event);
    Ok(found.map(|event| event.topics).unwrap_or_default())
}
// #endregion outcome

// #region request
/// An endpoint that the SDK has no method for: the username of an account.
pub struct GetUsername<'a>(pub &'a Bech32Address);

impl GatewayRequest for GetUsername<'_> {
    type Payload = ();
    type DecodedJson = HashMap<String, serde_json::Value>;
    type Result = String;

    fn request_type(&self) -> GatewayRequestType {
        GatewayRequestType::Get
    }

    fn get_endpoint(&self) -> String {
        format!("address/{}/username", self.0.to_bech32_str())
    }

    fn process_json(&self, response: Self::DecodedJson) -> Result<String> {
        let username = response["data"]["username"].as_str();
        Ok(username.unwrap_or_default().to_owned())
    }
}

pub async fn username(network: &GatewayHttpProxy, address: &Bech32Address) -> Result<String> {
    network.http_request(GetUsername(address)).await
}
// #endregion request
