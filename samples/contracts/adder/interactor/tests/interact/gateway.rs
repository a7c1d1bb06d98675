//! A stand-in for a gateway: it answers as devnet would, and keeps what was sent.
use std::cell::{Cell, RefCell};

use multiversx_sc_snippets::hex;
use multiversx_sc_snippets::sdk::gateway::{GatewayAsyncService, GatewayRequest};
use multiversx_sc_snippets::sdk::utils::base64_encode;
use serde_json::{Value, json};

/// Where the contract of Alice's seventh transaction is deployed.
pub const ADDER: &str = "erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y";

/// Where the network refuses every transaction.
pub const REFUSING: &str = "https://refusing";

pub const REFUSAL: &str = "upgrade is allowed only for owner";

pub struct FakeGateway {
    refusing: bool,
    pub sent: RefCell<Vec<Value>>,
    nonce: Cell<u64>,
}

impl FakeGateway {
    fn answer(&self, endpoint: &str, payload: Option<Value>) -> Value {
        match endpoint {
            "network/config" => json!({"config": {
                "erd_chain_id": "D",
                "erd_denomination": 18,
                "erd_gas_per_data_byte": 1_500,
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
            "transaction/send" => {
                let hash = self.keep(payload.expect("a transaction"));
                json!({"txHash": hash})
            }
            "vm-values/query" => json!({"data": {
                "returnData": ["DA=="],
                "returnCode": "ok",
                "returnMessage": "",
                "gasRemaining": 0,
                "gasRefund": 0,
                "outputAccounts": {}
            }}),
            path if path.ends_with("process-status") && self.refusing => {
                json!({"status": "fail", "reason": format!("@04@{}", hex::encode(REFUSAL))})
            }
            path if path.ends_with("process-status") => json!({"status": "success", "reason": ""}),
            path if path.starts_with("transaction/") => self.executed(path),
            path if path.starts_with("address/") => json!({"account": {
                "address": path.trim_start_matches("address/"),
                "nonce": self.nonce.get(),
                "balance": "1000000000000000000",
                "username": "",
                "code": ""
            }}),
            other => panic!("no answer for {other}"),
        }
    }

    /// Keeps a transaction; its hash is its number.
    fn keep(&self, transaction: Value) -> String {
        let mut sent = self.sent.borrow_mut();
        sent.push(transaction);
        self.nonce.set(self.nonce.get() + 1);
        format!("{:064x}", sent.len())
    }

    fn executed(&self, path: &str) -> Value {
        let hash = path
            .trim_start_matches("transaction/")
            .split('?')
            .next()
            .expect("a hash");
        let number = usize::from_str_radix(hash, 16).expect("a number");
        let sent = &self.sent.borrow()[number - 1];
        let events = if self.refusing {
            json!([{"address": ADDER, "identifier": "signalError", "data": null, "additionalData": null,
                "topics": ["", base64_encode(REFUSAL)]}])
        } else {
            json!([])
        };
        let kind = if sent["receiver"] == ZERO {
            "SCDeployment"
        } else {
            "SCInvoking"
        };
        json!({"transaction": {
            "type": "normal",
            "processingTypeOnSource": kind,
            "processingTypeOnDestination": kind,
            "hash": hash,
            "nonce": sent["nonce"],
            "round": 1,
            "epoch": 1,
            "value": "0",
            "receiver": sent["receiver"],
            "sender": sent["sender"],
            "gasPrice": 1_000_000_000,
            "gasLimit": sent["gasLimit"],
            "sourceShard": 1,
            "destinationShard": 1,
            "status": "success",
            "logs": {"address": ADDER, "events": events}
        }})
    }
}

/// The receiver of a deployment.
const ZERO: &str = "erd1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq6gq4hu";

impl GatewayAsyncService for FakeGateway {
    type Instant = ();

    fn from_uri(uri: &str) -> Self {
        FakeGateway {
            refusing: uri == REFUSING,
            sent: RefCell::default(),
            nonce: Cell::new(7),
        }
    }

    async fn request<G: GatewayRequest>(&self, request: G) -> anyhow::Result<G::Result> {
        let payload = request
            .get_payload()
            .map(serde_json::to_value)
            .transpose()?;
        let data = self.answer(&request.get_endpoint(), payload);
        let answer = json!({"data": data, "error": "", "code": "successful"});
        request.process_json(serde_json::from_value(answer)?)
    }

    async fn sleep(&self, _millis: u64) {}

    fn now(&self) {}

    fn elapsed_seconds(&self, (): &()) -> f32 {
        0.0
    }
}
