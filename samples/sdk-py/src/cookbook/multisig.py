from pathlib import Path

from multiversx_sdk import (
    Account,
    Address,
    MultisigController,
    NetworkEntrypoint,
    Transaction,
    TransactionOnNetwork,
    UserRole,
)
from multiversx_sdk.abi import Abi


# #region controller
def open_multisig(entrypoint: NetworkEntrypoint, abi_file: Path) -> MultisigController:
    return entrypoint.create_multisig_controller(Abi.load(abi_file))


# #endregion controller


# #region deploy
def deploy(multisig: MultisigController, alice: Account, bytecode: Path, board: list[Address]) -> Transaction:
    return multisig.create_transaction_for_deploy(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        bytecode=bytecode,
        quorum=2,
        board=board,
        gas_limit=100_000_000,
    )


# #endregion deploy


# #region propose
def propose_transfer(multisig: MultisigController, alice: Account, contract: Address, to: Address) -> Transaction:
    """The contract sends this amount when a member performs the action. The proposal transfers nothing."""
    return multisig.create_transaction_for_propose_transfer_execute(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        contract=contract,
        receiver=to,
        native_token_amount=10**18,
        gas_limit=10_000_000,
    )


def action_of(multisig: MultisigController, outcome: TransactionOnNetwork) -> int:
    return multisig.parse_propose_action(outcome)


# #endregion propose


# #region sign
def sign(multisig: MultisigController, bob: Account, contract: Address, action: int) -> Transaction:
    return multisig.create_transaction_for_sign_action(
        sender=bob, nonce=bob.get_nonce_then_increment(), contract=contract, action_id=action, gas_limit=10_000_000
    )


def perform(multisig: MultisigController, alice: Account, contract: Address, action: int) -> Transaction:
    return multisig.create_transaction_for_perform_action(
        sender=alice, nonce=alice.get_nonce_then_increment(), contract=contract, action_id=action, gas_limit=10_000_000
    )


# #endregion sign


# #region factory
def build_proposal(entrypoint: NetworkEntrypoint, abi: Abi, alice: Account, contract: Address, new: Address) -> Transaction:
    transaction = entrypoint.create_multisig_transactions_factory(abi).create_transaction_for_propose_add_board_member(
        sender=alice.address, contract=contract, board_member=new, gas_limit=10_000_000
    )
    transaction.nonce = alice.get_nonce_then_increment()
    transaction.signature = alice.sign_transaction(transaction)
    return transaction


# #endregion factory


# #region query
def state_of(multisig: MultisigController, contract: Address, member: Address, action: int) -> tuple[int, UserRole, bool]:
    quorum = multisig.get_quorum(contract)
    role = multisig.get_user_role(contract, member)
    return quorum, role, multisig.is_quorum_reached(contract, action)


def pending(multisig: MultisigController, contract: Address) -> dict[int, list[str]]:
    """Returns the signers of each pending action, by action ID."""
    actions = multisig.get_pending_actions_full_info(contract)
    return {action.action_id: [signer.to_bech32() for signer in action.signers] for action in actions}


# #endregion query
