//! A fake gateway that responds like devnet or a chain simulator, and records the transactions sent.
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use multiversx_sc_snippets::hex;
use multiversx_sc_snippets::sdk::gateway::{GatewayAsyncService, GatewayRequest};
use multiversx_sc_snippets::sdk::utils::{base64_decode, base64_encode};
use serde_json::{Value, json};

/// Where the contract of Alice's seventh transaction is deployed.
pub const ADDER: &str = "erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y";

/// A network that rejects every transaction.
pub const REFUSING: &str = "https://refusing";

/// A chain simulator.
pub const SIMULATOR: &str = "http://localhost:8085";

pub const REFUSAL: &str = "upgrade is allowed only for owner";

pub struct FakeGateway {
    refusing: bool,
    chain: &'static str,
    pub sent: RefCell<Vec<Value>>,
    /// Requests that only a chain simulator supports.
    pub simulated: RefCell<Vec<String>>,
    /// Answers of views by name, in hexadecimal; `getSum` is counted.
    pub views: RefCell<BTreeMap<&'static str, &'static str>>,
    nonce: Cell<u64>,
}

impl FakeGateway {
    fn answer(&self, endpoint: &str, payload: Option<Value>) -> Value {
        match endpoint {
            "network/config" => json!({"config": {
                "erd_chain_id": self.chain,
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
            path if path.starts_with("simulator/") || path == "transaction/send-user-funds" => {
                self.simulated.borrow_mut().push(path.to_owned());
                json!({})
            }
            "vm-values/query" => json!({"data": {
                "returnData": [self.view(&payload.expect("a query"))],
                "returnCode": "ok",
                "returnMessage": "",
                "gasRemaining": 0,
                "gasRefund": 0,
                "outputAccounts": {}
            }}),
            path if path.ends_with("process-status") => {
                if self.refuses(&self.sent.borrow()[number_of(path)]) {
                    json!({"status": "fail", "reason": format!("@04@{}", hex::encode(REFUSAL))})
                } else {
                    json!({"status": "success", "reason": ""})
                }
            }
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

    /// Rejects everything, or an upgrade by an account that didn't deploy the contract.
    fn refuses(&self, transaction: &Value) -> bool {
        let deployer = &self.sent.borrow()[0]["sender"];
        self.refusing
            || (data_of(transaction)[0] == "upgradeContract" && transaction["sender"] != *deployer)
    }

    fn view(&self, query: &Value) -> String {
        let name = query["funcName"].as_str().expect("a name");
        let bytes = if name == "getSum" {
            let bytes = self.sum().to_be_bytes();
            bytes.into_iter().skip_while(|byte| *byte == 0).collect()
        } else {
            hex::decode(self.views.borrow()[name]).expect("hexadecimal")
        };
        base64_encode(bytes)
    }

    /// What the adder would have: the start of its deployment, and all that was added.
    fn sum(&self) -> u64 {
        let sent = self.sent.borrow();
        let parts = sent.iter().map(data_of);
        parts
            .filter(|parts| parts[0] == "add" || parts.len() == 4)
            .map(|parts| u64::from_str_radix(&parts[parts.len() - 1], 16).expect("a number"))
            .sum()
    }

    fn executed(&self, path: &str) -> Value {
        let number = number_of(path);
        let hash = format!("{:064x}", number + 1);
        let sent = &self.sent.borrow()[number];
        let events = if self.refuses(sent) {
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
            "value": sent["value"],
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

/// The function or code of a transaction, and its arguments.
fn data_of(transaction: &Value) -> Vec<String> {
    let encoded = transaction["data"].as_str().expect("data");
    let data = String::from_utf8(base64_decode(encoded)).expect("text");
    data.split('@').map(str::to_owned).collect()
}

/// The place of a transaction among those that were sent, from a path with its hash.
fn number_of(path: &str) -> usize {
    let hash = path
        .trim_start_matches("transaction/")
        .split(['/', '?'])
        .next()
        .expect("a hash");
    usize::from_str_radix(hash, 16).expect("a number") - 1
}

/// The receiver of a deployment.
const ZERO: &str = "erd1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq6gq4hu";

impl GatewayAsyncService for FakeGateway {
    type Instant = ();

    fn from_uri(uri: &str) -> Self {
        FakeGateway {
            refusing: uri == REFUSING,
            chain: if uri == SIMULATOR { "chain" } else { "D" },
            sent: RefCell::default(),
            simulated: RefCell::default(),
            views: RefCell::default(),
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
