from pathlib import Path
from types import SimpleNamespace

from multiversx_sdk import (
    Account,
    Address,
    NetworkEntrypoint,
    SmartContractController,
    SmartContractQuery,
    SmartContractTransactionsOutcomeParser,
    Token,
    TokenTransfer,
    Transaction,
    TransactionEventsParser,
    TransactionOnNetwork,
    find_events_by_first_topic,
)
from multiversx_sdk.abi import Abi, BigUIntValue
from multiversx_sdk.abi.abi_definition import AbiDefinition


# #region abi
def adder_abi() -> Abi:
    """Defines an ABI in code, with the endpoints that the program uses."""
    return Abi(
        AbiDefinition.from_dict(
            {
                "constructor": {"inputs": [{"name": "start", "type": "BigUint"}], "outputs": []},
                "upgradeConstructor": {"inputs": [], "outputs": []},
                "endpoints": [
                    {"name": "add", "inputs": [{"name": "value", "type": "BigUint"}], "outputs": []},
                    {"name": "getSum", "inputs": [], "outputs": [{"type": "BigUint"}]},
                ],
            }
        )
    )


def abi_from_file(file: Path) -> Abi:
    return Abi.load(file)


# #endregion abi


# #region deploy
def deploy(contracts: SmartContractController, owner: Account, bytecode: Path) -> Transaction:
    """With an ABI, arguments are plain values."""
    return contracts.create_transaction_for_deploy(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        bytecode=bytecode,
        arguments=[5],
        is_payable_by_sc=False,  # the default is True
        gas_limit=5_000_000,
    )


def address_of(contracts: SmartContractController, outcome: TransactionOnNetwork) -> Address:
    """Returns the address of the new contract."""
    parsed = contracts.parse_deploy(outcome)
    if not parsed.contracts:
        raise ValueError(f"deployment failed: {parsed.return_code} {parsed.return_message}")
    return parsed.contracts[0].address


# #endregion deploy


# #region deploy-factory
def build_deploy(entrypoint: NetworkEntrypoint, owner: Account, bytecode: Path) -> Transaction:
    """Without an ABI, arguments are typed values."""
    transaction = entrypoint.create_smart_contract_transactions_factory().create_transaction_for_deploy(
        sender=owner.address,
        bytecode=bytecode,
        arguments=[BigUIntValue(5)],
        is_payable_by_sc=False,
        gas_limit=5_000_000,
    )
    transaction.nonce = owner.get_nonce_then_increment()
    transaction.signature = owner.sign_transaction(transaction)
    return transaction


# #endregion deploy-factory


# #region call
def add(contracts: SmartContractController, user: Account, contract: Address, value: int) -> Transaction:
    return contracts.create_transaction_for_execute(
        sender=user,
        nonce=user.get_nonce_then_increment(),
        contract=contract,
        function="add",
        arguments=[value],
        gas_limit=5_000_000,
    )


def pay(contracts: SmartContractController, user: Account, contract: Address) -> Transaction:
    """Sends EGLD and tokens with the call."""
    return contracts.create_transaction_for_execute(
        sender=user,
        nonce=user.get_nonce_then_increment(),
        contract=contract,
        function="deposit",
        native_transfer_amount=10**17,
        token_transfers=[TokenTransfer(Token("ALICE-a1b2c3"), 75 * 10**17)],
        gas_limit=10_000_000,
    )


# #endregion call


# #region call-factory
def build_call(entrypoint: NetworkEntrypoint, user: Account, contract: Address, value: int) -> Transaction:
    factory = entrypoint.create_smart_contract_transactions_factory(adder_abi())
    transaction = factory.create_transaction_for_execute(
        sender=user.address,
        contract=contract,
        function="add",
        arguments=[value],
        gas_limit=5_000_000,
    )
    transaction.nonce = user.get_nonce_then_increment()
    transaction.signature = user.sign_transaction(transaction)
    return transaction


# #endregion call-factory


# #region outcome
def values_of(abi: Abi, outcome: TransactionOnNetwork, function: str) -> list[object]:
    """Returns the results of a completed call."""
    parsed = SmartContractTransactionsOutcomeParser(abi).parse_execute(outcome, function)
    if parsed.return_code != "ok":
        raise ValueError(f"{function} failed: {parsed.return_message}")
    return list(parsed.values)


# #endregion outcome


# #region events
def events_of(abi: Abi, outcome: TransactionOnNetwork, name: str) -> list[SimpleNamespace]:
    """Returns the events with this name, decoded with the ABI."""
    return TransactionEventsParser(abi).parse_events(find_events_by_first_topic(outcome, name))


# #endregion events


# #region query
def total(contracts: SmartContractController, contract: Address) -> int:
    [value] = contracts.query(contract=contract, function="getSum", arguments=[])
    return value


def query_in_steps(contracts: SmartContractController, contract: Address, caller: Address) -> list[object]:
    """Returns the same value. Use this if you need the caller or the raw response."""
    query = SmartContractQuery(contract=contract, function="getSum", arguments=[], caller=caller)
    response = contracts.run_query(query)
    return contracts.parse_query_response(response)


# #endregion query


# #region upgrade
def upgrade(contracts: SmartContractController, owner: Account, contract: Address, bytecode: Path) -> Transaction:
    """Replaces the code and the metadata. The storage stays."""
    return contracts.create_transaction_for_upgrade(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        contract=contract,
        bytecode=bytecode,
        gas_limit=5_000_000,
    )


def build_upgrade(entrypoint: NetworkEntrypoint, owner: Account, contract: Address, bytecode: Path) -> Transaction:
    transaction = entrypoint.create_smart_contract_transactions_factory().create_transaction_for_upgrade(
        sender=owner.address,
        contract=contract,
        bytecode=bytecode,
        gas_limit=5_000_000,
    )
    transaction.nonce = owner.get_nonce_then_increment()
    transaction.signature = owner.sign_transaction(transaction)
    return transaction


# #endregion upgrade
