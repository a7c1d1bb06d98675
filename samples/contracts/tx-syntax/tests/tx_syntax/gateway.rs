use multiversx_sc_snippets::{
    imports::*,
    sdk::gateway::{GatewayAsyncService, GatewayRequest},
};
use serde_json::{Value, json};
use std::cell::RefCell;

pub const CONTRACT: &str = "erd1qqqqqqqqqqqqqpgq0628nau8zydgwu96fn8ksqklzhrggkcfq33sm4vmwv";
pub const DEVNET: &str = "https://devnet-gateway.multiversx.com";

/// A network where every transaction fails with `only the owner may add`.
pub const FAILING: &str = "https://failing";

/// What the gateway estimates for any transaction.
pub const ESTIMATE: u64 = 2_000_000;

pub type Interactor = InteractorBase<Gateway>;

/// Responds like a gateway, and records the transactions sent.
pub struct Gateway {
    failing: bool,
    pub sent: RefCell<Vec<Value>>,
}

impl GatewayAsyncService for Gateway {
    type Instant = ();

    fn from_uri(uri: &str) -> Self {
        Gateway {
            failing: uri == FAILING,
            sent: RefCell::default(),
        }
    }

    async fn request<G: GatewayRequest>(&self, request: G) -> anyhow::Result<G::Result> {
        let endpoint = request.get_endpoint();
        if endpoint == "transaction/send" {
            let transaction = serde_json::to_value(request.get_payload())?;
            self.sent.borrow_mut().push(transaction);
        }
        let answer =
            json!({"data": data(&endpoint, self.failing), "error": "", "code": "successful"});
        request.process_json(serde_json::from_value(answer)?)
    }

    async fn sleep(&self, _millis: u64) {}

    fn now(&self) {}

    fn elapsed_seconds(&self, _instant: &()) -> f32 {
        0.0
    }
}

fn data(endpoint: &str, failing: bool) -> Value {
    let hash = "1d2b".repeat(16);
    match endpoint {
        "network/config" => json!({"config": {
            "erd_chain_id": "D",
            "erd_denomination": 18,
            "erd_gas_per_data_byte": 1_500,
            "erd_latest_tag_software_version": "",
            "erd_meta_consensus_group_size": 1,
            "erd_min_gas_limit": 50_000,
            "erd_min_gas_price": 1_000_000_000u64,
            "erd_min_transaction_version": 1,
            "erd_num_metachain_nodes": 1,
            "erd_num_nodes_in_shard": 1,
            "erd_num_shards_without_meta": 3,
            "erd_round_duration": 600,
            "erd_shard_consensus_group_size": 1,
            "erd_start_time": 0,
        }}),
        "transaction/send" => json!({"txHash": hash}),
        "transaction/cost" => json!({"txGasUnits": ESTIMATE}),
        "vm-values/query" => json!({"data": {
            "returnData": ["Kg=="],
            "returnCode": "ok",
            "returnMessage": "",
            "gasRemaining": 0,
            "gasRefund": 0,
            "outputAccounts": {},
            "deletedAccounts": null,
            "touchedAccounts": null,
            "logs": null,
        }}),
        _ if endpoint.ends_with("process-status") && failing => {
            json!({"status": "fail", "reason": "@04@6f6e6c7920746865206f776e6572206d617920616464"})
        }
        _ if endpoint.ends_with("process-status") => json!({"status": "success", "reason": ""}),
        _ if endpoint.starts_with("transaction/") => json!({"transaction": {
            "type": "normal",
            "hash": hash,
            "nonce": 7,
            "round": 1,
            "epoch": 1,
            "value": "0",
            "receiver": CONTRACT,
            "sender": test_wallets::alice().to_address().to_bech32("erd").bech32,
            "gasPrice": 1_000_000_000,
            "gasLimit": 5_000_000,
            "sourceShard": 0,
            "destinationShard": 0,
            "processingTypeOnDestination": "SCInvoking",
            "status": "success",
            "logs": logs(failing),
        }}),
        _ => {
            let address = endpoint
                .strip_prefix("address/")
                .unwrap_or_else(|| panic!("the gateway of the tests doesn't know {endpoint}"));
            json!({"account": {
                "address": address,
                "nonce": 7,
                "balance": "1000000000000000000",
                "username": "",
                "code": "",
            }})
        }
    }
}

fn logs(failing: bool) -> Value {
    if !failing {
        return Value::Null;
    }
    json!({"address": CONTRACT, "events": [{
        "address": CONTRACT,
        "identifier": "signalError",
        "topics": ["", "b25seSB0aGUgb3duZXIgbWF5IGFkZA=="],
        "data": null,
        "additionalData": null,
    }]})
}
