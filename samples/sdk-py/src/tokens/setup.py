# #region setup
from multiversx_sdk import (
    Account,
    Address,
    AwaitingOptions,
    DevnetEntrypoint,
    NetworkEntrypoint,
    Transaction,
    TransactionOnNetwork,
)

entrypoint = DevnetEntrypoint()
tokens = entrypoint.create_token_management_controller()
transfers = entrypoint.create_transfers_controller()
contracts = entrypoint.create_smart_contract_controller()

ESDT_CONTRACT = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u")
# #endregion setup


# #region call
def call_esdt_contract(manager: Account, name: str, arguments: list[object]) -> Transaction:
    """Calls a function of the ESDT contract for which the SDK has no method."""
    return contracts.create_transaction_for_execute(
        sender=manager,
        nonce=manager.get_nonce_then_increment(),
        contract=ESDT_CONTRACT,
        function=name,
        arguments=arguments,
        gas_limit=60_000_000,
    )


# #endregion call


# #region send
def send(network: NetworkEntrypoint, transaction: Transaction) -> TransactionOnNetwork:
    """Sends a signed transaction and waits until every shard has executed its part."""
    transaction_hash = network.send_transaction(transaction)
    # The default of 9 seconds is too short between shards.
    return network.await_transaction_completed(transaction_hash, AwaitingOptions(timeout_in_milliseconds=120_000))


# #endregion send
