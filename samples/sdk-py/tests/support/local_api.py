from collections.abc import Callable
from typing import Any

from multiversx_sdk import Address, Transaction, TransactionComputer, UserVerifier

from tests.support.hyperblock_entries import normal_entry
from tests.support.local_gateway import Failed, LocalGateway

NETWORK_CONFIG = {
    "erd_chain_id": "D",
    "erd_num_shards_without_meta": 3,
    "erd_min_gas_limit": 50_000,
    "erd_gas_per_data_byte": 1_500,
    "erd_min_gas_price": 1_000_000_000,
    "erd_round_duration": 600,
}

Effect = Callable[[Transaction], dict[str, Any]]


class LocalApi(LocalGateway):
    """A local server with the paths and the format of the MultiversX API, which executes each transaction immediately.

    `effects` maps the function of a transaction, the first part of its data field, to the fields that its execution
    adds, such as `logs`. `routes` returns everything else.
    """

    def __init__(self, effects: dict[str, Effect] | None = None, routes: dict[str, Callable[[Any], Any]] | None = None):
        self.effects = effects or {}
        self.routes = routes or {}
        self.chain_id = "D"
        self.accounts: dict[str, dict[str, int]] = {}
        self.transactions: dict[str, dict[str, Any]] = {}
        super().__init__()

    def fund(self, address: Address, balance: int, nonce: int = 0) -> None:
        self.accounts[address.to_bech32()] = {"nonce": nonce, "balance": balance}

    def answer(self, route: str, query: dict[str, list[str]], body: Any) -> Any:
        if route == "GET /network/config":
            return {"data": {"config": NETWORK_CONFIG}, "code": "successful"}
        if route in self.routes:
            return self.routes[route](body)
        _, section, *rest = route.split("/")
        if route == "POST /transactions":
            return self.execute(Transaction.new_from_dictionary(body))
        if section == "transactions":
            return self.transactions[rest[0]]
        if section == "accounts" and len(rest) == 1:
            account = self.accounts.get(rest[0], {"nonce": 0, "balance": 0})
            return {"address": rest[0], "nonce": account["nonce"], "balance": str(account["balance"])}
        raise Failed(404, f"Cannot {route}")

    def success(self, data: Any) -> Any:
        return data

    def failure(self, failed: Failed) -> Any:
        names = {400: "Bad Request", 404: "Not Found"}
        return {"message": str(failed), "error": names[failed.http_status], "statusCode": failed.http_status}

    def execute(self, transaction: Transaction) -> Any:
        computer = TransactionComputer()
        sender = transaction.sender.to_bech32()
        problem = self.problem_of(transaction)
        if problem is not None:
            raise Failed(400, f"transaction generation failed: {problem}")
        data_gas = 50_000 + 1_500 * len(transaction.data)
        self.accounts[sender]["nonce"] += 1
        self.accounts[sender]["balance"] -= data_gas * transaction.gas_price
        if transaction.receiver != transaction.sender:
            self.accounts[sender]["balance"] -= transaction.value
        is_deployment = not any(transaction.receiver.get_public_key())
        function = "deploy" if is_deployment else transaction.data.decode().split("@")[0]
        hash = computer.compute_transaction_hash(transaction).hex()
        self.transactions[hash] = {
            **normal_entry(hash, transaction.sender, transaction.receiver, nonce=transaction.nonce),
            "function": function,
            **self.effects.get(function, lambda _: {})(transaction),
        }
        return {"txHash": hash}

    def problem_of(self, transaction: Transaction) -> str | None:
        sender = transaction.sender.to_bech32()
        if transaction.chain_id != self.chain_id:
            return "invalid chain ID"
        signed = TransactionComputer().compute_bytes_for_verifying(transaction)
        if not UserVerifier.from_address(transaction.sender).verify(signed, transaction.signature):
            return "ed25519: invalid signature"
        if sender not in self.accounts:
            return f"insufficient funds for address {sender}"
        if transaction.nonce != self.accounts[sender]["nonce"]:
            return "invalid transaction lowerNonceInTx: true, veryHighNonceInTx: false"
        return None
