from multiversx_sdk import (
    Address,
    AwaitingOptions,
    DelegationController,
    TokenManagementController,
    TransactionOnNetwork,
    find_events_by_identifier,
)


# #region await
def identifier_of_issue(tokens: TokenManagementController, transaction_hash: bytes) -> str:
    """Waits until the network has issued the token, and reads its identifier."""
    options = AwaitingOptions(timeout_in_milliseconds=120_000)
    [issued] = tokens.await_completed_issue_fungible(transaction_hash, options)
    return issued.token_identifier


# #endregion await


# #region parse
def contract_of(delegation: DelegationController, outcome: TransactionOnNetwork) -> Address:
    """Parses a completed transaction that you already have; raises if the network rejected it."""
    [created] = delegation.parse_create_new_delegation_contract(outcome)
    return created.contract_address


# #endregion parse


# #region failure
def why_it_failed(outcome: TransactionOnNetwork) -> str:
    """The contract's message, which is the second topic of signalError; empty if nothing failed."""
    errors = find_events_by_identifier(outcome, "signalError")
    return errors[0].topics[1].decode() if errors else ""


# #endregion failure
