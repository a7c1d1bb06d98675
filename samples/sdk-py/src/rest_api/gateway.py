# #region connect
from multiversx_sdk import Address, NetworkProviderConfig, ProxyNetworkProvider, SmartContractQuery, Token, Transaction


def connect(url: str = "https://devnet-gateway.multiversx.com") -> ProxyNetworkProvider:
    return ProxyNetworkProvider(url, config=NetworkProviderConfig(client_name="my-app"))
# #endregion connect


# #region account
def read_account(gateway: ProxyNetworkProvider, address: Address) -> dict[str, int]:
    account = gateway.get_account(address)
    token = gateway.get_token_of_account(address, Token("ALICE-a1b2c3"))
    return {"nonce": account.nonce, "balance": account.balance, "tokens": token.amount}
# #endregion account


# #region past
def balance_at(gateway: ProxyNetworkProvider, address: Address, block_nonce: int) -> int:
    """The balance after a block of the account's own shard."""
    path = f"address/{address.to_bech32()}/balance"
    return int(gateway.do_get_generic(path, {"blockNonce": block_nonce}).get("balance"))
# #endregion past


# #region send
def send(gateway: ProxyNetworkProvider, transaction: Transaction) -> str:
    return gateway.send_transaction(transaction).hex()


def outcome_of(gateway: ProxyNetworkProvider, tx_hash: str) -> tuple[str, str]:
    """"pending", "success" or "fail", and the reason of a failure."""
    answer = gateway.do_get_generic(f"transaction/{tx_hash}/process-status")
    return answer.get("status"), answer.get("reason")
# #endregion send


# #region query
def deposit_of(gateway: ProxyNetworkProvider, contract: Address, donor: Address) -> int:
    """Returns the deposit of `donor`, from a view with one number as its result."""
    answer = gateway.query_contract(
        SmartContractQuery(contract=contract, function="getDeposit", arguments=[donor.get_public_key()])
    )
    if answer.return_code != "ok":
        raise ValueError(f"getDeposit: {answer.return_code}: {answer.return_message}")
    return int.from_bytes(answer.return_data_parts[0], "big")
# #endregion query


# #region network
def seconds_left_in_epoch(gateway: ProxyNetworkProvider) -> float:
    """Seconds until the epoch ends, if every round from now on has its normal length."""
    config = gateway.get_network_config().raw
    status = gateway.get_network_status().raw
    rounds = config["erd_rounds_per_epoch"] - status["erd_rounds_passed_in_current_epoch"]
    return rounds * config["erd_round_duration"] / 1000
# #endregion network


# #region hyperblock
def latest_transactions(gateway: ProxyNetworkProvider) -> list[str]:
    """Hashes of the transactions that the latest final hyperblock completed."""
    nonce = gateway.get_network_status().highest_final_block_nonce
    hyperblock = gateway.do_get_generic(f"hyperblock/by-nonce/{nonce}").get("hyperblock")
    return [entry["hash"] for entry in hyperblock["transactions"]]
# #endregion hyperblock
