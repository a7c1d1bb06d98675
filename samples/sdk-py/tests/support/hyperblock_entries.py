import base64
from typing import Any

from multiversx_sdk import Address, AddressComputer

from tests.support.stand_in_gateway import hash_of

SHARDS = AddressComputer(3)


def normal_entry(name: str, sender: Address, receiver: Address, **fields: Any) -> dict[str, Any]:
    """A transaction in a hyperblock, in the gateway's shape; what a test doesn't name is filled in."""
    return {
        "type": "normal",
        "processingTypeOnSource": "MoveBalance",
        "processingTypeOnDestination": "MoveBalance",
        "hash": hash_of(name),
        "nonce": 7,
        "round": 24_310_000,
        "epoch": 1_690,
        "value": "0",
        "receiver": receiver.to_bech32(),
        "sender": sender.to_bech32(),
        "gasPrice": 1_000_000_000,
        "gasLimit": 50_000,
        "signature": "c0" * 64,
        "sourceShard": SHARDS.get_shard_of_address(sender),
        "destinationShard": SHARDS.get_shard_of_address(receiver),
        "miniblockType": "TxBlock",
        "status": "success",
        "operation": "transfer",
        "initiallyPaidFee": "50000000000000",
        "chainID": "D",
        "version": 2,
        "options": 0,
        **fields,
    }


def unsigned_entry(name: str, sender: Address, receiver: Address, **fields: Any) -> dict[str, Any]:
    """A smart-contract result: what a contract, or the protocol, sends on."""
    return {
        "type": "unsigned",
        "processingTypeOnSource": "MoveBalance",
        "processingTypeOnDestination": "MoveBalance",
        "hash": hash_of(name),
        "nonce": 0,
        "round": 24_310_000,
        "epoch": 1_690,
        "value": "0",
        "receiver": receiver.to_bech32(),
        "sender": sender.to_bech32(),
        "previousTransactionHash": hash_of(f"cause of {name}"),
        "originalTransactionHash": hash_of(f"cause of {name}"),
        "sourceShard": SHARDS.get_shard_of_address(sender),
        "destinationShard": SHARDS.get_shard_of_address(receiver),
        "miniblockType": "SmartContractResultBlock",
        "status": "success",
        "operation": "transfer",
        "callType": "directCall",
        "options": 0,
        **fields,
    }


def transfer_event(
    identifier: str, sender: Address, receiver: Address, *tokens: tuple[str, int, int]
) -> dict[str, Any]:
    """An event of a token transfer: identifier, nonce and amount of each token, then the receiver's public key."""
    topics = [topic for token, nonce, amount in tokens for topic in (token.encode(), number(nonce), number(amount))]
    return event(identifier, sender, *topics, receiver.get_public_key())


def event(identifier: str, address: Address, *topics: bytes) -> dict[str, Any]:
    return {
        "address": address.to_bech32(),
        "identifier": identifier,
        "topics": [base64.b64encode(topic).decode() for topic in topics],
        "data": None,
        "additionalData": None,
    }


def logs(address: Address, *events: dict[str, Any]) -> dict[str, Any]:
    return {"address": address.to_bech32(), "events": list(events)}


def number(value: int) -> bytes:
    return value.to_bytes((value.bit_length() + 7) // 8)
