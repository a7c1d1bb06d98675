from multiversx_sdk import Address, GovernanceConfig, GovernanceController, ProposalInfo, SmartContractController
from multiversx_sdk.abi import AddressValue, BigUIntValue

GOVERNANCE_CONTRACT = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqrlllsrujgla")
DELEGATION_MANAGER = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqylllslmq6y6")


# #region config
def read_config(governance: GovernanceController) -> GovernanceConfig:
    config = governance.get_config()
    print(f"A proposal costs {config.proposal_fee // 10**18} EGLD.")
    return config


# #endregion config


# #region proposal
def read_proposal(governance: GovernanceController, nonce: int) -> ProposalInfo:
    proposal = governance.get_proposal(nonce)
    state = "open" if not proposal.is_closed else "passed" if proposal.is_passed else "failed"
    print(f"Proposal {nonce} is {state}.")
    return proposal


# #endregion proposal


# #region power
def read_power(governance: GovernanceController, voter: Address) -> int:
    return governance.get_voting_power(voter)


# #endregion power


# #region delegated
def read_delegated(contracts: SmartContractController, contract: Address, nonce: int) -> dict[str, int]:
    """Returns the votes that a contract has delegated for a proposal."""
    answer = contracts.query(
        contract=GOVERNANCE_CONTRACT,
        function="viewDelegatedVoteInfo",
        arguments=[AddressValue.new_from_address(contract), BigUIntValue(nonce)],
    )
    names = ["used_stake", "used_power", "total_stake", "total_power"]
    return {name: int.from_bytes(value, "big") for name, value in zip(names, answer, strict=True)}


# #endregion delegated


# #region contract-count
def count_delegation_contracts(contracts: SmartContractController) -> int:
    """Returns the number of delegation contracts that a vote checks, except for a contract that the list omits."""
    return len(contracts.query(contract=DELEGATION_MANAGER, function="getAllContractAddresses", arguments=[]))


# #endregion contract-count
