from multiversx_sdk import (
    Address,
    AwaitingOptions,
    DelegationController,
    TokenManagementController,
    TransactionOnNetwork,
    find_events_by_identifier,
)


# #region await
def wait_for_identifier(tokens: TokenManagementController, transaction_hash: bytes) -> str:
    """Waits for the token to be issued, and returns its identifier."""
    options = AwaitingOptions(timeout_in_milliseconds=120_000)
    [issued] = tokens.await_completed_issue_fungible(transaction_hash, options)
    return issued.token_identifier


# #endregion await


# #region parse
def read_new_contract(delegation: DelegationController, outcome: TransactionOnNetwork) -> Address:
    """Returns the address of the new contract. Raises an exception if the transaction failed."""
    [created] = delegation.parse_create_new_delegation_contract(outcome)
    return created.contract_address


# #endregion parse


# #region failure
def read_error(outcome: TransactionOnNetwork) -> str:
    """Returns the contract's error message, or an empty string if there is none."""
    errors = find_events_by_identifier(outcome, "signalError")
    return errors[0].topics[1].decode() if errors else ""


# #endregion failure
