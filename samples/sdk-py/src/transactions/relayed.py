from dataclasses import dataclass

from multiversx_sdk import (
    Account,
    Address,
    AddressComputer,
    TokenTransfer,
    Transaction,
    TransactionComputer,
    TransfersController,
    UserVerifier,
)

RELAYED_GAS = 50_000
shards = AddressComputer(3)
computer = TransactionComputer()
transfers = TransfersController("D")


# #region pick
def relayer_for(sender: Address, relayers: list[Account]) -> Account:
    """Returns the relayer that can pay for a sender: the relayer in the sender's shard."""
    shard = shards.get_shard_of_address(sender)
    for relayer in relayers:
        if shards.get_shard_of_address(relayer.address) == shard:
            return relayer
    raise ValueError(f"no relayer in shard {shard}")


# #endregion pick


# #region sign
def sign_for_relayer(transaction: Transaction, sender: Account, relayer: Address) -> Transaction:
    """The sender's part: set the relayer's address and the gas before the signature."""
    transaction.relayer = relayer
    transaction.gas_limit += RELAYED_GAS
    transaction.signature = sender.sign_transaction(transaction)
    return transaction


# #endregion sign


# #region controller
def transfer_for_relayer(
    sender: Account, receiver: Address, tokens: list[TokenTransfer], relayer: Address
) -> Transaction:
    """The same with a controller, which adds the gas automatically."""
    return transfers.create_transaction_for_transfer(
        sender, sender.get_nonce_then_increment(), receiver, token_transfers=tokens, relayer=relayer
    )


# #endregion controller


# #region relay
def relay(transaction: Transaction, relayer: Account) -> Transaction:
    """The relayer's part. Only the signature may change."""
    transaction.relayer_signature = relayer.sign_transaction(transaction)
    return transaction


# #endregion relay


# #region service
@dataclass
class Policy:
    chain_id: str  # "D" for devnet
    receivers: set[str]  # contracts and accounts that the relayer pays calls to, in bech32
    max_fee: int  # most that one transaction may cost, in atomic units of EGLD


def accept_and_relay(transaction: Transaction, relayers: list[Account], policy: Policy) -> Transaction:
    """Rejects transactions that the relayer doesn't pay for, and signs the others."""
    relayer = relayer_for(transaction.sender, relayers)
    if transaction.relayer != relayer.address:
        raise ValueError(f"name {relayer.address.to_bech32()} as the relayer")
    if transaction.guardian == relayer.address:
        raise ValueError("a guardian cannot be the relayer")
    if transaction.chain_id != policy.chain_id:
        raise ValueError("another network")
    if transaction.receiver.to_bech32() not in policy.receivers:
        raise ValueError("this receiver is not paid for")
    if transaction.gas_limit * transaction.gas_price > policy.max_fee:
        raise ValueError("too expensive")

    signed = computer.compute_bytes_for_verifying(transaction)
    if not UserVerifier.from_address(transaction.sender).verify(signed, transaction.signature):
        raise ValueError("the sender has not signed this")
    return relay(transaction, relayer)


# #endregion service
