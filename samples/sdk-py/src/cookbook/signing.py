import json
from pathlib import Path
from typing import Any

from multiversx_sdk import (
    Account,
    Address,
    Message,
    MessageComputer,
    NetworkConfig,
    NetworkEntrypoint,
    Transaction,
    TransactionComputer,
    UserPublicKey,
    UserSecretKey,
    UserVerifier,
)

transactions = TransactionComputer()
messages = MessageComputer()


# #region transaction
def sign_with_account(transaction: Transaction, account: Account) -> None:
    transaction.signature = account.sign_transaction(transaction)


def sign_with_key(transaction: Transaction, key: UserSecretKey) -> None:
    transaction.signature = key.sign(transactions.compute_bytes_for_signing(transaction))


def sign_hash(transaction: Transaction, key: UserSecretKey) -> None:
    """Signs the Keccak-256 hash of the transaction, as a Ledger does. The hash includes the option."""
    transactions.apply_options_for_hash_signing(transaction)
    transaction.signature = key.sign(transactions.compute_hash_for_signing(transaction))


# #endregion transaction


# #region carry
def to_file(transaction: Transaction, file: Path) -> None:
    """Saves a transaction for another machine, with the fields that a gateway expects."""
    file.write_text(json.dumps(transaction.to_dictionary()))


def from_file(file: Path) -> Transaction:
    return Transaction.new_from_dictionary(json.loads(file.read_text()))


# #endregion carry


# #region computer
def hash_of(transaction: Transaction) -> str:
    """Returns the hash of a signed transaction, before you send it."""
    return transactions.compute_transaction_hash(transaction).hex()


def max_fee(transaction: Transaction, config: NetworkConfig) -> int:
    """Returns the fee if all gas is used. Get the config from provider.get_network_config()."""
    return transactions.compute_transaction_fee(transaction, config)


# #endregion computer


# #region message
def sign_text(text: str, account: Account) -> bytes:
    return account.sign_message(Message(text.encode()))


def sign_text_with_key(text: str, key: UserSecretKey) -> bytes:
    return key.sign(messages.compute_bytes_for_signing(Message(text.encode())))


# #endregion message


# #region verify
def is_signed_by_sender(transaction: Transaction) -> bool:
    data = transactions.compute_bytes_for_verifying(transaction)
    return UserVerifier.from_address(transaction.sender).verify(data, transaction.signature)


def is_text_signed_by(text: str, signature: bytes, address: Address) -> bool:
    data = messages.compute_bytes_for_verifying(Message(text.encode()))
    return UserVerifier.from_address(address).verify(data, signature)


def is_message_signed(entrypoint: NetworkEntrypoint, message: Message) -> bool:
    """The message needs its address and signature. For transactions: verify_transaction_signature."""
    return entrypoint.verify_message_signature(message)


def is_signed_by_key(data: bytes, signature: bytes, key: UserPublicKey) -> bool:
    return key.verify(data, signature)


# #endregion verify


# #region pack
def pack(text: str, account: Account) -> dict[str, Any]:
    """Returns a message and its signature as JSON, which SDKs in other languages can read."""
    message = Message(data=text.encode(), address=account.address)
    message.signature = account.sign_message(message)
    return messages.pack_message(message)


def unpack(packed: dict[str, Any]) -> Message:
    return messages.unpack_message(packed)


# #endregion pack
