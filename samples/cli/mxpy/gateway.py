"""Serves a gateway's responses to the commands of this folder. Prints its address, and stops when its input ends."""

import base64
import sys
from typing import Any

from tests.support.fake_gateway import SENT_HASH, FakeGateway
from tests.support.local_gateway import Failed

ALICE = "0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1"
BOB = "8049d639e5a6980d1cd2392abcce41029cda74a1563523a202f09641cc2618f8"
VIEWS = {
    "getSum": ["0c"],
    "getQuorum": ["02"],
    "quorumReached": ["01"],
    "getAllBoardMembers": [ALICE, BOB],
}


def answer_query(body: Any, _: str) -> Any:
    function = body["funcName"]
    if function not in VIEWS:
        return {"data": {"returnData": None, "returnCode": "function not found", "returnMessage": "invalid function"}}
    parts = [base64.b64encode(bytes.fromhex(part)).decode() for part in VIEWS[function]]
    return {"data": {"returnData": parts, "returnCode": "ok", "returnMessage": ""}}


def estimate(body: Any, _: str) -> Any:
    """A transfer without data costs its movement; what the node runs costs more."""
    data = base64.b64decode(body.get("data") or "")
    if data == b"fail":
        raise Failed(500, "transaction generation failed: insufficient funds for address")
    units = 50_000 + 1_500 * len(data) + (2_400_000 if data else 0)
    return {"txGasUnits": units, "returnMessage": ""}


def proposed(_: Any, __: str) -> Any:
    """The proposal in a block: its contract finished with the identifier of the new action."""
    finished = {"address": "", "identifier": "writeLog", "topics": [], "data": base64.b64encode(b"@6f6b@01").decode()}
    return {
        "transaction": {
            "type": "normal",
            "hash": SENT_HASH,
            "nonce": 7,
            "value": "0",
            "receiver": "erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y",
            "sender": "erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th",
            "function": "proposeTransferExecute",
            "status": "success",
            "logs": {"address": "", "events": [finished]},
        }
    }


gateway = FakeGateway(
    {
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
        "GET /network/status/*": lambda _, __: {
            "status": {"erd_nonce": 42_327_118, "erd_highest_final_nonce": 42_327_117, "erd_epoch_number": 2_310}
        },
        "GET /address/*/esdt/*": lambda _, path: {
            "tokenData": {"tokenIdentifier": path.split("/")[-1], "balance": "7500000000000000000", "properties": ""}
        },
        "GET /address/*/key/*": lambda _, __: {"value": "76616c756530"},
        "GET /transaction/*": proposed,
        "GET /transaction/*/process-status": lambda _, __: {"status": "success", "reason": ""},
        "GET /transaction/*/status": lambda _, __: {"status": "success"},
        "POST /transaction/cost": estimate,
        "POST /transaction/simulate": lambda _, __: {
            "result": {"hash": SENT_HASH, "status": "success", "scResults": {}, "receipts": {}}
        },
        "POST /vm-values/query": answer_query,
    }
)
print(gateway.url, flush=True)
sys.stdin.read()
gateway.close()
