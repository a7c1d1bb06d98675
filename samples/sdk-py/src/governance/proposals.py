from multiversx_sdk import Account, DevnetEntrypoint, GovernanceController, Transaction, VoteType

# #region setup
entrypoint = DevnetEntrypoint()
governance = entrypoint.create_governance_controller()
contracts = entrypoint.create_smart_contract_controller()
# #endregion setup


# #region propose
def propose(
    governance: GovernanceController, alice: Account, start_vote_epoch: int, end_vote_epoch: int
) -> Transaction:
    return governance.create_transaction_for_new_proposal(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        commit_hash="ce245f57c6c117e77a54272c0215ce6afb00118e",
        start_vote_epoch=start_vote_epoch,
        end_vote_epoch=end_vote_epoch,
        native_token_amount=governance.get_config().proposal_fee,
    )


# #endregion propose


# #region vote
def vote(governance: GovernanceController, alice: Account, delegation_contracts: int) -> Transaction:
    return governance.create_transaction_for_voting(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        proposal_nonce=12,
        vote=VoteType.YES,
        gas_limit=5_100_000 + 50_000 * (delegation_contracts + 1),
    )


# #endregion vote


# #region close
def close(governance: GovernanceController, alice: Account) -> Transaction:
    return governance.create_transaction_for_closing_proposal(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        proposal_nonce=12,
    )


# #endregion close
