from typing import Any

from multiversx_sdk import (
    AccountOnNetwork,
    Address,
    ApiNetworkProvider,
    AwaitingOptions,
    BlockOnNetwork,
    NetworkConfig,
    ProxyNetworkProvider,
    Token,
    Transaction,
    TransactionOnNetwork,
)


# #region config
def network_config(provider: ProxyNetworkProvider) -> NetworkConfig:
    config = provider.get_network_config()
    print(config.chain_id, config.min_gas_limit, config.raw["erd_round_duration"])  # raw contains all fields
    return config


def latest_nonce(provider: ProxyNetworkProvider) -> int:
    return provider.get_network_status().block_nonce  # metachain; for shard 1: get_network_status(1)


# #endregion config


# #region blocks
def block_by_nonce(provider: ProxyNetworkProvider, shard: int, nonce: int) -> BlockOnNetwork:
    return provider.get_block(shard=shard, block_nonce=nonce)  # or block_hash="…"


def block_by_hash(api: ApiNetworkProvider, block_hash: str) -> BlockOnNetwork:
    return api.get_block(block_hash)  # the API finds the shard


def latest_block(provider: ProxyNetworkProvider, shard: int) -> BlockOnNetwork:
    return provider.get_latest_block(shard)  # default: metachain; the API takes no shard


# #endregion blocks


# #region account
def balance_of(provider: ProxyNetworkProvider, address: Address) -> int:
    account = provider.get_account(address)
    print(account.nonce, account.balance, account.is_guarded, account.contract_owner_address)
    return account.balance


def read_storage(provider: ProxyNetworkProvider, address: Address) -> dict[str, bytes]:
    return {entry.key: entry.value for entry in provider.get_account_storage(address).entries}


def read_entry(provider: ProxyNetworkProvider, address: Address, key: str) -> bytes:
    return provider.get_account_storage_entry(address, key).value


# #endregion account


# #region tokens
def tokens_of(provider: ProxyNetworkProvider, address: Address) -> dict[str, int]:
    fungible = provider.get_fungible_tokens_of_account(address)
    items = provider.get_non_fungible_tokens_of_account(address)
    return {token.token.identifier: token.amount for token in [*fungible, *items]}


def amount_of_item(provider: ProxyNetworkProvider, address: Address, collection: str, nonce: int) -> int:
    return provider.get_token_of_account(address, Token(collection, nonce)).amount


def decimals_of(provider: ProxyNetworkProvider, identifier: str) -> int:
    return provider.get_definition_of_fungible_token(identifier).decimals


def collection_type(provider: ProxyNetworkProvider, collection: str) -> str:
    return provider.get_definition_of_tokens_collection(collection).type


# #endregion tokens


# #region send
def send_all(provider: ProxyNetworkProvider, transactions: list[Transaction]) -> list[bytes]:
    """Returns the hashes. A rejected transaction has an empty hash."""
    accepted, hashes = provider.send_transactions(transactions)
    print(f"{accepted} of {len(transactions)} were accepted")
    return hashes


def simulate(provider: ProxyNetworkProvider, transaction: Transaction) -> str:
    return provider.simulate_transaction(transaction).status.status


def estimate(provider: ProxyNetworkProvider, transaction: Transaction) -> int:
    return provider.estimate_transaction_cost(transaction).gas_limit


# #endregion send


# #region wait
def wait_until_completed(provider: ProxyNetworkProvider, transaction_hash: bytes) -> TransactionOnNetwork:
    """Raises an exception after 2 minutes. The default of 9 seconds can be too short for cross-shard transactions."""
    options = AwaitingOptions(polling_interval_in_milliseconds=600, timeout_in_milliseconds=120_000)
    return provider.await_transaction_completed(transaction_hash, options)


def wait_for_condition(provider: ProxyNetworkProvider, transaction_hash: bytes) -> TransactionOnNetwork:
    return provider.await_transaction_on_condition(transaction_hash, lambda found: found.status.is_completed)


def wait_for_balance(provider: ProxyNetworkProvider, address: Address, amount: int) -> AccountOnNetwork:
    return provider.await_account_on_condition(address, lambda account: account.balance >= amount)


# #endregion wait


# #region read-transaction
def result_of(provider: ProxyNetworkProvider, transaction_hash: bytes) -> tuple[str, list[str]]:
    found = provider.get_transaction(transaction_hash)
    return found.status.status, [event.identifier for event in found.logs.events]


# #endregion read-transaction


# #region transactions-of
def last_sent(api: ApiNetworkProvider, address: Address) -> list[str]:
    """Returns the hashes of the last five successful transactions."""
    found = api.get_transactions(address, {"sender": address.to_bech32(), "status": "success", "size": 5})
    return [transaction.hash.hex() for transaction in found]


# #endregion transactions-of


# #region generic
def epoch_start(provider: ProxyNetworkProvider, shard: int, epoch: int) -> dict[str, Any]:
    """Calls an endpoint for which the SDK has no method."""
    return provider.do_get_generic(f"network/epoch-start/{shard}/by-epoch/{epoch}").to_dictionary()


def shards_of(provider: ProxyNetworkProvider, addresses: list[Address]) -> dict[str, Any]:
    body = [address.to_bech32() for address in addresses]
    return provider.do_post_generic("address/bulk", body).to_dictionary()


# #endregion generic
