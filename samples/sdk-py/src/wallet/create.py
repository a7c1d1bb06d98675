import json
import os
from pathlib import Path
from typing import Any

from multiversx_sdk import Account, Address, AddressComputer, KeyPair, Mnemonic, UserWallet


# #region phrase
def new_phrase() -> str:
    """A new phrase of 24 words: show it once, so that it gets onto paper, and don't log it."""
    return Mnemonic.generate().get_text()


def is_phrase(text: str) -> bool:
    """Returns whether a phrase was typed without a mistake."""
    return Mnemonic.is_text_valid(text.strip())


# #endregion phrase


# #region shard
def new_phrase_in_shard(shard: int) -> str:
    """A new phrase whose first address is in a shard: two tries for shard 1, four for 0 and 2, on average."""
    computer = AddressComputer(3)
    while True:
        phrase = new_phrase()
        if computer.get_shard_of_address(Account.new_from_mnemonic(phrase).address) == shard:
            return phrase


# #endregion shard


# #region keystore
def create_keystore(phrase: str, password: str, file: Path) -> Address:
    """Writes the phrase to a keystore that only the file's owner can read, and returns its address."""
    write_private(file, UserWallet.from_mnemonic(phrase, password).to_dict())

    address = Account.new_from_keystore(file, password, 0).address  # read back: the file and the password work
    if address != Account.new_from_mnemonic(phrase).address:
        raise ValueError(f"{file} holds another key")
    return address


def write_private(file: Path, content: dict[str, Any]) -> None:
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)  # fails if the file exists
    with os.fdopen(descriptor, "w") as stream:
        json.dump(content, stream)


# #endregion keystore


# #region single
def create_single_key(password: str, file: Path) -> Address:
    """A key without a phrase, for a service that needs one address; the file is its only backup."""
    pair = KeyPair.generate()
    write_private(file, UserWallet.from_secret_key(pair.secret_key, password).to_dict("erd"))
    return pair.public_key.to_address("erd")


# #endregion single
