from multiversx_sdk import Account, Address, GovernanceController, Transaction


# #region clear
def clear_votes(governance: GovernanceController, alice: Account, voters: list[Address]) -> Transaction:
    """Pass voters: the SDK calls the parameter proposers, but the contract clears lists of voters."""
    return governance.create_transaction_for_clearing_ended_proposals(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        proposers=voters,
    )


# #endregion clear


# #region change-config
def change_config(governance: GovernanceController, owner: Account) -> Transaction:
    """Only the owner of the contract may do this.

    Fees are in atomic units, thresholds in hundredths of a percent.
    """
    return governance.create_transaction_for_changing_config(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        proposal_fee=500 * 10**18,
        lost_proposal_fee=10 * 10**18,
        min_quorum=2000,
        min_veto_threshold=3300,
        min_pass_threshold=5000,
    )


# #endregion change-config


# #region claim-fees
def claim_fees(governance: GovernanceController, owner: Account) -> Transaction:
    return governance.create_transaction_for_claiming_accumulated_fees(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
    )


# #endregion claim-fees
