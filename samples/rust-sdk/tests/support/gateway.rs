//! A local gateway with fixed responses like those of devnet. It records the requests that it receives.
use std::{
    collections::HashMap,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
};

use serde_json::{Value, json};

/// Hash of the transaction that `tests/program` sends, calculated with the Go SDK. The Rust SDK doesn't calculate hashes.
pub const SENT_HASH: &str = "f9fbdcacbee22b6f7aeb824abfeeaab850dd4449fa5ae5611650b5f496eac389";

#[derive(Default)]
struct Received {
    bodies: HashMap<String, Value>,
    counts: HashMap<String, usize>,
}

/// What the gateway does with a transaction.
#[derive(Clone, Copy)]
enum Outcome {
    Success,
    /// The gateway rejects it with this message.
    Rejected(&'static str),
    /// It's executed, and fails with this reason.
    Failed(&'static str),
}

pub struct Gateway {
    port: u16,
    received: Arc<Mutex<Received>>,
}

#[allow(dead_code)] // each test crate uses some of it
impl Gateway {
    pub fn start() -> Self {
        Self::with(Outcome::Success)
    }

    pub fn rejecting(message: &'static str) -> Self {
        Self::with(Outcome::Rejected(message))
    }

    pub fn failing(reason: &'static str) -> Self {
        Self::with(Outcome::Failed(reason))
    }

    fn with(outcome: Outcome) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let received = Arc::new(Mutex::new(Received::default()));
        let shared = received.clone();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                serve(stream, &shared, outcome);
            }
        });
        Gateway { port, received }
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub fn body(&self, path: &str) -> Value {
        self.received.lock().unwrap().bodies[path].clone()
    }

    pub fn count(&self, path: &str) -> usize {
        self.received
            .lock()
            .unwrap()
            .counts
            .get(path)
            .copied()
            .unwrap_or_default()
    }
}

fn serve(mut stream: TcpStream, received: &Mutex<Received>, outcome: Outcome) -> Option<()> {
    let mut reader = BufReader::new(stream.try_clone().ok()?);
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let path = line.split_whitespace().nth(1)?.to_owned();
    let mut length = 0;
    loop {
        let mut header = String::new();
        reader.read_line(&mut header).ok()?;
        if header.trim().is_empty() {
            break;
        }
        if let Some(value) = header.to_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().ok()?;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;

    let mut received = received.lock().unwrap();
    let count = received.counts.entry(path.clone()).or_default();
    *count += 1;
    let response = respond(&path, *count, outcome);
    if length > 0 {
        received
            .bodies
            .insert(path, serde_json::from_slice(&body).ok()?);
    }
    let status = if response.is_some() {
        "200 OK"
    } else {
        "404 Not Found"
    };
    let text = response.map(|json| json.to_string()).unwrap_or_default();
    write!(
        stream,
        "HTTP/1.1 {status}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{text}",
        text.len()
    )
    .ok()
}

fn respond(path: &str, count: usize, outcome: Outcome) -> Option<Value> {
    let data = match path {
        "/network/config" => json!({"config": {
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
        "/transaction/send" => match outcome {
            Outcome::Rejected(message) => {
                return Some(json!({"data": null, "error": message, "code": "bad_request"}));
            }
            _ => json!({"txHash": SENT_HASH}),
        },
        "/transaction/send-multiple" => {
            json!({"numOfSentTxs": 2, "txsHashes": {"0": "aa", "2": "cc"}})
        }
        path if path == format!("/transaction/{SENT_HASH}/process-status") => match outcome {
            Outcome::Failed(reason) => json!({"status": "fail", "reason": reason}),
            _ => json!({"status": "success", "reason": ""}),
        },
        "/transaction/slow/process-status" if count <= 50 => {
            json!({"status": "pending", "reason": ""})
        }
        "/transaction/slow/process-status" => json!({"status": "success", "reason": ""}),
        path if path.starts_with("/transaction/") && path.ends_with("?withResults=true") => {
            executed()
        }
        path if path.ends_with("/username") => json!({"username": "alice.elrond"}),
        path if path.ends_with("/esdt") => json!({"esdts": {
            "GOAL-a1b2c3": {"tokenIdentifier": "GOAL-a1b2c3", "balance": "2500000", "properties": ""}
        }}),
        path if path.starts_with("/address/") => json!({"account": {
            "address": path.trim_start_matches("/address/"),
            "nonce": 0,
            "balance": "5000000000000000000",
            "username": "",
            "code": ""
        }}),
        "/vm-values/query" => query(count),
        _ => return None,
    };
    Some(json!({"data": data, "error": "", "code": "successful"}))
}

/// The first query succeeds. For later queries, the view doesn't exist.
fn query(count: usize) -> Value {
    let (data, code, message) = match count {
        1 => (json!(["A+g="]), "ok", ""),
        _ => (
            Value::Null,
            "function not found",
            "invalid function (not found)",
        ),
    };
    json!({"data": {
        "returnData": data, "returnCode": code, "returnMessage": message,
        "gasRemaining": 0, "gasRefund": 0, "outputAccounts": {}
    }})
}

fn executed() -> Value {
    const CONTRACT: &str = "erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y";
    json!({"transaction": {
        "type": "normal",
        "processingTypeOnSource": "SCInvoking",
        "processingTypeOnDestination": "SCInvoking",
        "hash": "slow",
        "nonce": 7,
        "round": 1,
        "epoch": 1,
        "value": "0",
        "receiver": CONTRACT,
        "sender": CONTRACT,
        "gasPrice": 1_000_000_000,
        "gasLimit": 6_000_000,
        "sourceShard": 1,
        "destinationShard": 1,
        "status": "success",
        "logs": {"address": CONTRACT, "events": [
            {"address": CONTRACT, "identifier": "fund", "data": null, "additionalData": null, "topics": ["ZnVuZGVk", "A+g="]}
        ]}
    }})
}
