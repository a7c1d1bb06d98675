from multiversx_sdk import Address, SmartContractController
from multiversx_sdk.abi import AddressValue, StringValue

# The contract of the Ethereum bridge that holds the tokens.
SAFE = Address.new_from_bech32("erd1qqqqqqqqqqqqqpgqf2cu60ffz9v68r0h62sufxxf67n7xprue3yq4ap4k2")


# #region fee
def fee_of(contracts: SmartContractController, token: str) -> int:
    """The fee of a withdrawal, in atomic units of the withdrawn token."""
    [fee] = contracts.query(contract=SAFE, function="calculateRequiredFee", arguments=[StringValue(token)])
    return int.from_bytes(fee, "big")


# #endregion fee


# #region refunds
def refunds_of(contracts: SmartContractController, owner: Address) -> dict[str, int]:
    """Returns the amount that an account can reclaim with claimRefund."""
    answer = contracts.query(
        contract=SAFE, function="getRefundAmounts", arguments=[AddressValue.new_from_address(owner)]
    )
    return {token.decode(): int.from_bytes(amount, "big") for token, amount in zip(answer[::2], answer[1::2])}


# #endregion refunds
