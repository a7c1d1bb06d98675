"""A gateway with one contract, the adder. Prints its address, and stops when its input ends.

The wallet has 5 xEGLD, and a transaction completes immediately.
"""

import base64
import sys
from typing import Any

from tests.support.fake_gateway import FakeGateway

ADDER = "erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y"
HASHES = ["a1" * 32, "b2" * 32]

sent: list[dict[str, Any]] = []


def send(body: Any, _: str) -> Any:
    sent.append(body)
    return {"txHash": HASHES[len(sent) - 1]}


def total() -> int:
    """The sum that the contract stores: the last argument of each transaction, added up."""
    return sum(int(base64.b64decode(body["data"]).split(b"@")[-1], 16) for body in sent)


def completed(_: Any, path: str) -> Any:
    transaction_hash = path.split("/")[2]
    body = sent[HASHES.index(transaction_hash)]
    event = {"address": ADDER, "identifier": "completedTxEvent", "topics": [], "data": None}
    return {
        "transaction": {
            **body,
            "type": "normal",
            "hash": transaction_hash,
            "function": "",
            "status": "success",
            "logs": {"address": ADDER, "events": [event]},
        }
    }


def query(_: Any, __: str) -> Any:
    number = total().to_bytes(1, "big")
    return {"data": {"returnData": [base64.b64encode(number).decode()], "returnCode": "ok", "returnMessage": ""}}


def account(_: Any, path: str) -> Any:
    return {"account": {"nonce": 7 + len(sent), "balance": "5000000000000000000", "address": path.split("/")[2]}}


gateway = FakeGateway(
    {
        "GET /address/*": account,
        "GET /network/config": lambda _, __: {
            "config": {
                "erd_chain_id": "D",
                "erd_gas_per_data_byte": 1_500,
                "erd_min_gas_limit": 50_000,
                "erd_min_gas_price": 1_000_000_000,
                "erd_num_shards_without_meta": 3,
                "erd_round_duration": 600,
            }
        },
        "GET /transaction/*": completed,
        "GET /transaction/*/process-status": lambda _, __: {"status": "success", "reason": ""},
        "POST /transaction/send": send,
        "POST /vm-values/query": query,
    }
)
print(gateway.url, flush=True)
sys.stdin.read()
gateway.close()
