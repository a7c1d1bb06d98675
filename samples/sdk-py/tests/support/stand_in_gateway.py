import hashlib
from collections.abc import Callable
from typing import Any

from multiversx_sdk import Transaction, TransactionComputer, UserVerifier

from tests.support.local_gateway import Failed, LocalGateway

METACHAIN = 4_294_967_295
MAX_NONCES_AHEAD = 100


class StandInGateway(LocalGateway):
    """A gateway with a small chain behind it, which checks, orders and executes transactions by the node's rules and
    responds in the format of the proxy. Nothing happens automatically: a test adds hyperblocks and executes the pool.
    """

    def __init__(self, final_nonce: int = 0) -> None:
        self.hyperblocks: dict[int, dict[str, Any]] = {}
        self.accounts: dict[str, dict[str, int]] = {}
        self.pool: list[tuple[str, Transaction]] = []
        self.posted: list[str] = []
        self.process_statuses: dict[str, tuple[str, str]] = {}
        self.final_nonce = final_nonce
        self.is_down = False
        self.refuse: Callable[[Transaction], str | None] = lambda _: None
        super().__init__()

    def add_hyperblock(self, entries: list[dict[str, Any]]) -> None:
        """Adds the next hyperblock and makes it final."""
        nonce = self.final_nonce + 1
        self.hyperblocks[nonce] = {
            "hash": hyperblock_hash(nonce),
            "prevBlockHash": hyperblock_hash(nonce - 1),
            "stateRootHash": hash_of(f"state {nonce}"),
            "nonce": nonce,
            "round": nonce + 11,
            "epoch": 2,
            "numTxs": len(entries),
            "timestamp": 1_796_000_000 + nonce * 6,
            "shardBlocks": [
                {"hash": hyperblock_hash(nonce * 10 + shard), "nonce": nonce, "round": nonce + 9, "shard": shard}
                for shard in range(3)
            ],
            "transactions": entries,
            "status": "on-chain",
        }
        self.final_nonce = nonce

    def execute(self, limit: int = 1_000_000, ending: tuple[str, str] = ("success", "")) -> list[str]:
        """Executes what the pool holds without a gap, and lets every transaction end as told."""
        executed: list[str] = []
        while len(executed) < limit:
            candidates = [known for known in self.pool if known[1].nonce == self.nonce_of(known[1])]
            if not candidates:
                break
            hash, transaction = max(candidates, key=lambda known: known[1].gas_price)
            account = self.accounts[transaction.sender.to_bech32()]
            account["nonce"] += 1
            account["balance"] -= transaction.value + 50_000 * transaction.gas_price
            self.pool = [known for known in self.pool if known[1].nonce >= self.nonce_of(known[1])]
            self.process_statuses[hash] = ending
            executed.append(hash)
        return executed

    def nonce_of(self, transaction: Transaction) -> int:
        return self.accounts.get(transaction.sender.to_bech32(), {"nonce": 0})["nonce"]

    def answer(self, route: str, query: dict[str, list[str]], body: Any) -> Any:
        if self.is_down:
            raise Failed(500, "sending request error")
        _, path = route.split(" ")
        if path == "/network/config":
            return {
                "config": {
                    "erd_chain_id": "D",
                    "erd_gas_per_data_byte": 1_500,
                    "erd_min_gas_limit": 50_000,
                    "erd_min_gas_price": 1_000_000_000,
                    "erd_num_shards_without_meta": 3,
                    "erd_round_duration": 600,
                }
            }
        if path == f"/network/status/{METACHAIN}":
            return {"status": {"erd_nonce": self.final_nonce, "erd_highest_final_nonce": self.final_nonce}}
        _, section, first, *rest = path.split("/")
        if section == "hyperblock":
            block = self.hyperblocks.get(int(rest[0]))
            if block is None:
                raise Failed(500, "sending request error, getting block failed: block not found")
            return {"hyperblock": block if query.get("withLogs") == ["true"] else without_logs(block)}
        if section == "address":
            account = self.accounts.get(first, {"nonce": 0, "balance": 0})
            return {
                "account": {
                    "address": first,
                    "nonce": account["nonce"],
                    "balance": str(account["balance"]),
                    "username": "",
                    "code": "",
                },
                "blockInfo": {"nonce": self.final_nonce},
            }
        if path == "/transaction/send":
            return self.send(body)
        if section == "transaction" and rest == ["process-status"]:
            if first in self.process_statuses:
                status, reason = self.process_statuses[first]
                return {"status": status, "reason": reason}
            if any(hash == first for hash, _ in self.pool):
                return {"status": "pending", "reason": ""}
            raise Failed(500, "transaction not found")
        raise Failed(404, f"the stand-in has no route {path}")

    def send(self, body: dict[str, Any]) -> Any:
        transaction = Transaction.new_from_dictionary(body)
        hash = TransactionComputer().compute_transaction_hash(transaction).hex()
        self.posted.append(hash)
        problem = self.problem_of(transaction)
        if problem is not None:
            raise Failed(400, f"transaction generation failed: {problem}")
        if all(known != hash for known, _ in self.pool):
            self.pool.append((hash, transaction))
        return {"txHash": hash}

    def problem_of(self, transaction: Transaction) -> str | None:
        refused = self.refuse(transaction)
        if refused is not None:
            return refused
        if transaction.chain_id != "D":
            return "invalid chain ID"
        bytes_signed = TransactionComputer().compute_bytes_for_signing(transaction)
        if not UserVerifier.from_address(transaction.sender).verify(bytes_signed, transaction.signature):
            return "ed25519: invalid signature"
        nonce = self.nonce_of(transaction)
        is_lower = transaction.nonce < nonce
        is_far_ahead = transaction.nonce > nonce + MAX_NONCES_AHEAD
        if is_lower or is_far_ahead:
            flags = f"lowerNonceInTx: {str(is_lower).lower()}, veryHighNonceInTx: {str(is_far_ahead).lower()}"
            return f"invalid transaction {flags}"
        return None


def without_logs(block: dict[str, Any]) -> dict[str, Any]:
    entries = [{key: value for key, value in entry.items() if key != "logs"} for entry in block["transactions"]]
    return {**block, "transactions": entries}


def hyperblock_hash(nonce: int) -> str:
    """The hash that the fake gateway gives to the hyperblock with a nonce."""
    return hash_of(f"hyperblock {nonce}")


def hash_of(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()
