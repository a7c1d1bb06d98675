use std::cell::RefCell;

use futures::executor::block_on;
use multiversx_sc_snippets::imports::*;
use multiversx_sc_snippets::sdk::gateway::{GatewayAsyncService, GatewayRequest};
use serde_json::{Value, json};
use tx_calls_interactor::{buy, last_ticket, unsigned};

const AGENT: &str = "erd1qqqqqqqqqqqqqpgq5400a82at6ttplyrdhyn8kk9lhxaed5d0n4s9s77kz";

/// Responds like a gateway, and records the transactions sent.
struct FakeGateway {
    sent: RefCell<Vec<Value>>,
}

fn answer(endpoint: &str) -> Value {
    let hash = "11".repeat(32);
    let data = match endpoint {
        "network/config" => json!({"config": {
            "erd_chain_id": "D",
            "erd_denomination": 18,
            "erd_gas_per_data_byte": 1500,
            "erd_latest_tag_software_version": "v2.0.0",
            "erd_meta_consensus_group_size": 58,
            "erd_min_gas_limit": 50_000,
            "erd_min_gas_price": 1_000_000_000,
            "erd_min_transaction_version": 1,
            "erd_num_metachain_nodes": 58,
            "erd_num_nodes_in_shard": 58,
            "erd_num_shards_without_meta": 3,
            "erd_round_duration": 600,
            "erd_shard_consensus_group_size": 58,
            "erd_start_time": 1_694_000_000
        }}),
        "transaction/send" => json!({"txHash": hash}),
        "vm-values/query" => json!({"data": {
            "returnData": ["Ag=="],
            "returnCode": "ok",
            "returnMessage": "",
            "gasRemaining": 0,
            "gasRefund": 0,
            "outputAccounts": {}
        }}),
        path if path.ends_with("process-status") => json!({"status": "success", "reason": ""}),
        path if path.starts_with("transaction/") => json!({"transaction": {
            "type": "normal",
            "processingTypeOnSource": "SCInvoking",
            "processingTypeOnDestination": "SCInvoking",
            "hash": hash,
            "nonce": 7,
            "round": 1,
            "epoch": 1,
            "value": "25",
            "receiver": AGENT,
            "sender": test_wallets::alice().to_address().to_bech32_default().to_bech32_string(),
            "gasPrice": 1_000_000_000,
            "gasLimit": 20_000_000,
            "gasUsed": 9_000_000,
            "signature": "",
            "sourceShard": 1,
            "destinationShard": 1,
            "blockNonce": 1,
            "blockHash": hash,
            "timestamp": 1_694_386_290,
            "status": "success",
            "smartContractResults": [{
                "hash": hash,
                "nonce": 8,
                "value": 0,
                "receiver": test_wallets::alice().to_address().to_bech32_default().to_bech32_string(),
                "sender": AGENT,
                "data": "@6f6b@02",
                "prevTxHash": hash,
                "originalTxHash": hash,
                "gasLimit": 0,
                "gasPrice": 1_000_000_000,
                "callType": 0
            }]
        }}),
        path if path.starts_with("address/") => json!({"account": {
            "address": path.trim_start_matches("address/"),
            "nonce": 7,
            "balance": "1000",
            "username": "",
            "code": ""
        }}),
        other => panic!("no answer for {other}"),
    };
    json!({"data": data, "error": "", "code": "successful"})
}

impl GatewayAsyncService for FakeGateway {
    type Instant = ();

    fn from_uri(_uri: &str) -> Self {
        FakeGateway {
            sent: RefCell::default(),
        }
    }

    async fn request<G: GatewayRequest>(&self, request: G) -> anyhow::Result<G::Result> {
        if let Some(payload) = request.get_payload() {
            self.sent.borrow_mut().push(serde_json::to_value(payload)?);
        }
        request.process_json(serde_json::from_value(answer(&request.get_endpoint()))?)
    }

    async fn sleep(&self, _millis: u64) {}

    fn now(&self) {}

    fn elapsed_seconds(&self, (): &()) -> f32 {
        0.0
    }
}

fn agent() -> Bech32Address {
    Bech32Address::from_bech32_string(AGENT.to_owned())
}

#[test]
fn an_interactor_sends_the_call_and_reads_its_result() {
    block_on(async {
        let mut interactor = InteractorBase::<FakeGateway>::new("").await;
        let user = interactor.register_wallet(test_wallets::alice()).await;

        assert_eq!(buy(&mut interactor, &user, &agent()).await, 2);

        let sent = interactor.proxy.sent.borrow();
        assert_eq!(sent[0]["nonce"], 7);
        assert_eq!(sent[0]["value"], "25");
        assert_eq!(sent[0]["gasLimit"], 20_000_000);
        // buyNow@02
        assert_eq!(sent[0]["data"], "YnV5Tm93QDAy");
    });
}

#[test]
fn queries_are_free() {
    block_on(async {
        let mut interactor = InteractorBase::<FakeGateway>::new("").await;
        assert_eq!(last_ticket(&mut interactor, &agent()).await, 2);
    });
}

#[test]
fn a_transaction_is_made_without_sending_it() {
    block_on(async {
        let mut interactor = InteractorBase::<FakeGateway>::new("").await;
        let user = test_wallets::alice().to_address();
        let transaction = unsigned(&mut interactor, &user, &agent());
        assert_eq!(transaction.data.as_deref(), Some("YnV5Tm93QDAy"));
        assert_eq!(transaction.signature, None);
        assert!(interactor.proxy.sent.borrow().is_empty());
    });
}
