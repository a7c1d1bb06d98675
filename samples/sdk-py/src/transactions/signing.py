import json
from base64 import b64encode
from typing import Any

from Cryptodome.Hash import keccak
from multiversx_sdk import Account, Address, Transaction, TransactionComputer
from nacl.exceptions import BadSignatureError
from nacl.signing import SigningKey, VerifyKey

computer = TransactionComputer()

# #region canonical
SIGNED_FIELDS = [
    "nonce",
    "value",
    "receiver",
    "sender",
    "senderUsername",
    "receiverUsername",
    "gasPrice",
    "gasLimit",
    "data",
    "chainID",
    "version",
    "options",
    "guardian",
    "relayer",
]
AS_BASE64 = {"senderUsername", "receiverUsername", "data"}
LEFT_OUT_IF_EMPTY = AS_BASE64 | {"options", "guardian", "relayer"}


def signable_json(fields: dict[str, Any]) -> str:
    """What is signed: JSON with these fields in this order, without empty fields."""
    ordered = {}
    for name in SIGNED_FIELDS:
        value = fields.get(name)
        if name in LEFT_OUT_IF_EMPTY and not value:
            continue
        ordered[name] = b64encode(str(value).encode()).decode() if name in AS_BASE64 else value
    return json.dumps(ordered, separators=(",", ":"))  # no spaces


# #endregion canonical


# #region ed25519
def sign_json(signable: str, secret_key: bytes) -> str:
    """The signature, 128 hexadecimal digits, by the 32 bytes of a secret key."""
    return SigningKey(secret_key).sign(signable.encode()).signature.hex()


def is_signed_by(signable: str, signature: str, address: str) -> bool:
    public_key = Address.new_from_bech32(address).get_public_key()
    try:
        VerifyKey(public_key).verify(signable.encode(), bytes.fromhex(signature))
        return True
    except BadSignatureError:
        return False


# #endregion ed25519


# #region sdk
def sign_with_sdk(transaction: Transaction, account: Account) -> str:
    transaction.signature = account.sign_transaction(transaction)
    return computer.compute_transaction_hash(transaction).hex()  # covers the signature, so it comes last


# #endregion sdk


# #region by-hash
def sign_by_hash(transaction: Transaction, account: Account) -> None:
    """Signs the Keccak-256 hash of the JSON instead of the JSON, like a Ledger."""
    computer.apply_options_for_hash_signing(transaction)  # version 2, option bit 0: part of what is hashed
    transaction.signature = account.sign_transaction(transaction)


def keccak256(signable: str) -> str:
    return keccak.new(digest_bits=256).update(signable.encode()).hexdigest()


# #endregion by-hash
