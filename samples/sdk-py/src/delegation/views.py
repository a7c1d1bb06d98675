from dataclasses import dataclass

from multiversx_sdk import Address, SmartContractController
from multiversx_sdk.abi import AddressValue, BigUIntValue


# #region funds
@dataclass
class Funds:
    active: int
    claimable: int
    unstaked: int
    unbondable: int


def read_funds(contracts: SmartContractController, contract: Address, delegator: Address) -> Funds:
    answer = contracts.query(
        contract=contract,
        function="getDelegatorFundsData",
        arguments=[AddressValue.new_from_address(delegator)],
    )
    return Funds(*(int.from_bytes(part, "big") for part in answer))


# #endregion funds


# #region nodes
def read_nodes(contracts: SmartContractController, contract: Address) -> dict[str, list[str]]:
    """The contract's BLS keys by state: a name of a state, then the keys in it, then the next name."""
    nodes: dict[str, list[str]] = {}
    state = ""
    for part in contracts.query(contract=contract, function="getAllNodeStates", arguments=[]):
        if len(part) == 96:
            nodes[state].append(part.hex())
        else:
            state = part.decode()
            nodes[state] = []
    return nodes


# #endregion nodes


# #region share
def share_of_epoch(
    contracts: SmartContractController, contract: Address, epoch: int, stake: int, is_owner: bool
) -> int:
    """What a delegator with a stake earned in an epoch, rounded as the contract rounds."""
    rewards, total, fee = (
        int.from_bytes(part, "big")
        for part in contracts.query(
            contract=contract, function="getRewardData", arguments=[BigUIntValue(epoch)]
        )
    )
    for_owner = rewards * fee // 10_000
    share = (rewards - for_owner) * stake // total
    return share + for_owner if is_owner else share


# #endregion share
