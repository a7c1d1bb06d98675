"""Calls that the controller has no function for: a transaction like to any contract."""

# #region setup
from multiversx_sdk import Account, Address, DevnetEntrypoint, Transaction, ValidatorPublicKey
from multiversx_sdk.abi import AddressValue, BytesValue

calls = DevnetEntrypoint().create_smart_contract_controller()
manager = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqylllslmq6y6")
# #endregion setup


# #region restake
def restake_nodes(owner: Account, contract: Address, keys: list[ValidatorPublicKey]) -> Transaction:
    return calls.create_transaction_for_execute(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        contract=contract,
        function="reStakeUnStakedNodes",
        arguments=[BytesValue(key.buffer) for key in keys],
        gas_limit=21_000_000 + 6_000_000 * len(keys),
    )


# #endregion restake


# #region change-owner
def change_owner(owner: Account, contract: Address, new_owner: Address) -> Transaction:
    return calls.create_transaction_for_execute(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        contract=contract,
        function="changeOwner",
        arguments=[AddressValue.new_from_address(new_owner)],
        gas_limit=2_000_000,
    )


# #endregion change-owner


# #region claim-multi
def claim_from_many(delegator: Account, contracts: list[Address]) -> Transaction:
    return calls.create_transaction_for_execute(
        sender=delegator,
        nonce=delegator.get_nonce_then_increment(),
        contract=manager,
        function="claimMulti",
        arguments=[AddressValue.new_from_address(contract) for contract in contracts],
        gas_limit=2_000_000 + 1_000_000 * len(contracts),
    )


# #endregion claim-multi
