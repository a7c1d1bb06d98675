import base64
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from multiversx_sdk import Address


# #region deposit
@dataclass(frozen=True)
class Deposit:
    id: str  # derived only from chain data, so processing an entry twice stores one deposit
    hash: str
    address: str
    token: str  # "EGLD", a fungible token, or collection and nonce of an NFT
    amount: int
    outcome: str = "credit"  # or "review", which a person checks before anyone is credited
    reason: str = ""


@dataclass(frozen=True)
class AddressBook:
    shard_of_deposit_address: Callable[[str], int | None]  # None for any address that isn't yours
    is_own_transaction: Callable[[str], bool]


# #endregion deposit


# #region find
TRANSFER_EVENTS = ("ESDTTransfer", "ESDTNFTTransfer", "MultiESDTNFTTransfer")
FAILURE_EVENTS = ("signalError", "internalVMErrors")


def find_deposits(entry: dict[str, Any], book: AddressBook) -> list[Deposit]:
    """Returns the deposits to your addresses in one entry of a hyperblock."""
    # "invalid" and "not-executable-in-block" moved no funds, and "fail" was returned to the sender.
    if entry["status"] != "success":
        return []
    # Gas refunds and returned withdrawals belong to you, not to a user.
    if entry["type"] == "unsigned" and book.is_own_transaction(entry.get("originalTransactionHash", "")):
        return []

    found = egld_of(entry, book) + tokens_of(entry, book)
    reason = why_review(entry)
    return [replace(deposit, outcome="review", reason=reason) for deposit in found] if reason else found


def egld_of(entry: dict[str, Any], book: AddressBook) -> list[Deposit]:
    amount = int(entry.get("value") or 0)
    if amount == 0 or book.shard_of_deposit_address(entry["receiver"]) is None:
        return []
    return [Deposit(f"{entry['hash']}:value", entry["hash"], entry["receiver"], "EGLD", amount)]


def why_review(entry: dict[str, Any]) -> str:
    failures = [event["identifier"] for event in events_of(entry) if event["identifier"] in FAILURE_EVENTS]
    if failures:
        return f"the entry contains the event {failures[0]}"
    if entry.get("isRefund"):
        return "the entry looks like a gas refund for a transaction that is not yours"
    return ""


# #endregion find


# #region tokens
def tokens_of(entry: dict[str, Any], book: AddressBook) -> list[Deposit]:
    found = []
    for event_index, event in enumerate(events_of(entry)):
        topics = [base64.b64decode(topic or "") for topic in event["topics"] or []]
        # Three topics for each token, then the receiver.
        if event["identifier"] not in TRANSFER_EVENTS or len(topics) % 3 != 1 or len(topics[-1]) != 32:
            continue
        receiver = Address(topics[-1]).to_bech32()
        # Between shards, both log the event. Only the receiver's shard changes the balance, so only its event counts.
        if book.shard_of_deposit_address(receiver) != entry["destinationShard"]:
            continue
        for part in range(len(topics) // 3):
            identifier, nonce, amount = topics[3 * part : 3 * part + 3]
            token = token_name(identifier.decode(), nonce)
            id = f"{entry['hash']}:{event_index}.{part}"
            found.append(Deposit(id, entry["hash"], receiver, token, int.from_bytes(amount)))
    return found


def token_name(identifier: str, nonce: bytes) -> str:
    if identifier == "EGLD-000000":
        return "EGLD"
    return f"{identifier}-{nonce.hex()}" if int.from_bytes(nonce) else identifier


# #endregion tokens


def events_of(entry: dict[str, Any]) -> list[dict[str, Any]]:
    return (entry.get("logs") or {}).get("events") or []
