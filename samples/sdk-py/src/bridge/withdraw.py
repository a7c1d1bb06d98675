from multiversx_sdk import (
    Account,
    Address,
    MainnetEntrypoint,
    SmartContractController,
    Token,
    TokenTransfer,
    Transaction,
)
from multiversx_sdk.abi import AddressValue, BytesValue, StringValue

# #region setup
entrypoint = MainnetEntrypoint()
contracts = entrypoint.create_smart_contract_controller()

# Contracts of the Ethereum bridge.
SAFE = Address.new_from_bech32("erd1qqqqqqqqqqqqqpgqf2cu60ffz9v68r0h62sufxxf67n7xprue3yq4ap4k2")
WRAPPER = Address.new_from_bech32("erd1qqqqqqqqqqqqqpgq305jfaqrdxpzjgf9y5gvzh60mergh866yfkqzqjv2h")
# #endregion setup


# #region universal
def withdraw(contracts: SmartContractController, alice: Account, ethereum_address: str) -> Transaction:
    """Sends 250 USDC to an address on Ethereum: the wrapper unwraps them and creates the withdrawal."""
    return contracts.create_transaction_for_execute(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        contract=WRAPPER,
        function="unwrapTokenCreateTransaction",
        arguments=[
            StringValue("ETHUSDC-220753"),
            AddressValue.new_from_address(SAFE),
            BytesValue(bytes.fromhex(ethereum_address.removeprefix("0x"))),
        ],
        token_transfers=[TokenTransfer(Token("USDC-c76f1f"), 250_000_000)],
        gas_limit=80_000_000,
    )


# #endregion universal


# #region direct
def withdraw_directly(contracts: SmartContractController, alice: Account, ethereum_address: str) -> Transaction:
    """The same with the token that the safe knows."""
    return contracts.create_transaction_for_execute(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        contract=SAFE,
        function="createTransaction",
        arguments=[BytesValue(bytes.fromhex(ethereum_address.removeprefix("0x")))],
        token_transfers=[TokenTransfer(Token("ETHUSDC-220753"), 250_000_000)],
        gas_limit=75_000_000,
    )


# #endregion direct


# #region refund
def claim_refund(contracts: SmartContractController, alice: Account) -> Transaction:
    """Refunds what couldn't be paid out on Ethereum."""
    return contracts.create_transaction_for_execute(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        contract=SAFE,
        function="claimRefund",
        arguments=[StringValue("ETHUSDC-220753")],
        gas_limit=20_000_000,
    )


# #endregion refund
