#[path = "../support/gateway.rs"]
mod gateway;

use std::fs;

use client::*;
use gateway::Gateway;
use multiversx_sdk::{
    chain_core::{std::Bech32Address, types::ReturnCode},
    data::transaction::Transaction,
    retrieve_tx_on_network, test_wallets,
    utils::base64_decode,
};
use multiversx_sdk_http::GatewayHttpProxy;

const CONTRACT: &str = "erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y";

/// The public phrase of the SDKs' test wallets. Anyone can spend their funds: never send real EGLD to them.
const PUBLIC_TEST_PHRASE: &str = "moral volcano peasant pass circle pen over picture flat shop clap goat \
    never lyrics gather prepare woman film husband gravity behind test tiger improve";

fn contract() -> Bech32Address {
    parse_address(CONTRACT).unwrap()
}

fn alice() -> Bech32Address {
    test_wallets::alice().to_address().to_bech32("erd")
}

#[test]
fn derives_the_test_wallets_from_their_phrase() {
    let bob = open_phrase(PUBLIC_TEST_PHRASE, 1).unwrap();
    assert_eq!(bob.to_address(), test_wallets::bob().to_address());
    assert!(open_phrase("moral volcano", 0).is_err());
}

#[test]
fn an_invalid_address_is_an_error() {
    assert!(
        parse_address("erd1invalid")
            .unwrap_err()
            .to_string()
            .starts_with("bech32 decode error: erd1invalid")
    );
}

fn keystore(name: &str) -> String {
    format!("{}/tests/parts/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn opens_a_keystore_with_a_private_key() {
    let wallet = open_keystore(&keystore("key.json"), "password").unwrap();
    assert_eq!(wallet.to_address(), test_wallets::alice().to_address());
}

#[test]
#[should_panic(expected = "InvalidPassword")]
fn a_wrong_password_panics() {
    let _ = open_keystore(&keystore("key.json"), "another");
}

#[test]
#[should_panic(expected = "missing field `address`")]
fn a_keystore_with_a_mnemonic_panics() {
    let _ = open_keystore(&keystore("phrase.json"), "password");
}

#[test]
fn get_shard_differs_from_the_network() {
    // The last two bits of Alice's address, 01, mean shard 1. If a release returns 1, change the page.
    assert_eq!(alice().address.as_bytes()[31] & 0b11, 1);
    assert_eq!(test_wallets::alice().get_shard(), 0);
}

#[test]
fn encodes_the_data_of_a_call_as_base64() {
    let tx = fund(
        &test_wallets::alice(),
        contract(),
        "GOAL-a1b2c3",
        2_500_000,
        7,
    );
    let call = base64_decode(tx.data.clone().unwrap());
    assert_eq!(
        String::from_utf8(call).unwrap(),
        "ESDTTransfer@474f414c2d613162326333@2625a0@66756e64"
    );
    assert_eq!(tx.gas_limit, 50_000 + 1_500 * 51 + 5_000_000);
}

#[test]
fn signs_like_the_javascript_sdk() {
    let expected = fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../sdk-js/expected/integratorsSignedTransfer.json"
    ));
    let expected: Transaction = serde_json::from_str(&expected.unwrap()).unwrap();
    let mut tx = expected.clone();
    tx.signature = None;
    let signature = hex::encode(test_wallets::alice().sign_tx(&tx));
    assert_eq!(Some(signature), expected.signature);
}

#[tokio::test(flavor = "multi_thread")]
async fn reads_the_balance_and_the_tokens() {
    let network = GatewayHttpProxy::new(Gateway::start().url());
    let (balance, tokens) = read_account(&network, &alice()).await.unwrap();
    assert_eq!(balance, 5_000_000_000_000_000_000);
    assert_eq!(tokens["GOAL-a1b2c3"].balance, "2500000");
    assert_eq!(username(&network, &alice()).await.unwrap(), "alice.elrond");
}

#[tokio::test(flavor = "multi_thread")]
async fn queries_a_view_and_returns_its_error() {
    let network = GatewayHttpProxy::new(Gateway::start().url());
    assert_eq!(
        query(&network, contract(), "getSum").await.unwrap(),
        [vec![3, 232]]
    );
    let error = query(&network, contract(), "getSume").await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "getSume: function not found, invalid function (not found)"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn reads_the_topics_of_an_event() {
    let network = GatewayHttpProxy::new(Gateway::start().url());
    assert_eq!(
        topics(&network, "slow", "fund").await.unwrap(),
        ["ZnVuZGVk", "A+g="]
    );
    assert!(topics(&network, "slow", "refund").await.unwrap().is_empty());
}

/// While a transaction is pending, the SDK's own function repeats the request immediately.
#[tokio::test(flavor = "multi_thread")]
async fn retrieve_tx_on_network_does_not_pause() {
    let gateway = Gateway::start();
    let network = GatewayHttpProxy::new(gateway.url());
    let (_, code) = retrieve_tx_on_network(&NoSleep(network), "slow".to_owned())
        .await
        .unwrap();
    assert_eq!(code, ReturnCode::Success);
    assert_eq!(gateway.count("/transaction/slow/process-status"), 51);
}

/// The gateway returns `numOfSentTxs`, but the SDK expects the field of a node, `txsSent`.
#[tokio::test(flavor = "multi_thread")]
async fn sends_a_batch_but_cannot_parse_the_response() {
    let gateway = Gateway::start();
    let network = GatewayHttpProxy::new(gateway.url());
    let tx = fund(&test_wallets::alice(), contract(), "GOAL-a1b2c3", 1, 7);
    let error = network
        .send_transactions(&vec![tx.clone(), tx])
        .await
        .unwrap_err();
    assert!(
        error.to_string().starts_with("missing field `txsSent`"),
        "found {error}"
    );
    assert_eq!(
        gateway
            .body("/transaction/send-multiple")
            .as_array()
            .unwrap()
            .len(),
        2
    );
}

/// A response that isn't JSON results in an error of the parser, whatever its status.
#[tokio::test(flavor = "multi_thread")]
async fn a_response_without_json_is_a_parse_error() {
    let network = GatewayHttpProxy::new(Gateway::start().url());
    let error = network.get_network_economics().await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "EOF while parsing a value at line 1 column 0"
    );
}

/// A gateway that panics if it should sleep.
struct NoSleep(GatewayHttpProxy);

impl multiversx_sdk::gateway::GatewayAsyncService for NoSleep {
    type Instant = ();

    fn from_uri(uri: &str) -> Self {
        NoSleep(GatewayHttpProxy::new(uri.to_owned()))
    }

    async fn request<G: multiversx_sdk::gateway::GatewayRequest>(
        &self,
        request: G,
    ) -> anyhow::Result<G::Result> {
        self.0.http_request(request).await
    }

    async fn sleep(&self, millis: u64) {
        panic!("it pauses for {millis} ms: change the page");
    }

    fn now(&self) {}

    fn elapsed_seconds(&self, (): &()) -> f32 {
        0.0
    }
}
