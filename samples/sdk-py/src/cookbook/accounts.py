import json
from pathlib import Path

from multiversx_sdk import (
    Account,
    Address,
    AddressComputer,
    KeyPair,
    LedgerAccount,
    LibraryConfig,
    Mnemonic,
    NetworkEntrypoint,
    Transaction,
    TransactionComputer,
    UserPEM,
    UserSecretKey,
    UserWallet,
)


# #region open
def from_pem(file: Path) -> Account:
    return Account.new_from_pem(file)  # index=1 for the second key of the file


def from_keystore(file: Path, password: str) -> Account:
    return Account.new_from_keystore(file, password)  # address_index=1 for another address of a phrase


def from_phrase(phrase: str) -> Account:
    return Account.new_from_mnemonic(phrase, address_index=0)


def from_secret_key(hexadecimal: str) -> Account:
    return Account(UserSecretKey.new_from_string(hexadecimal))


def from_key_pair() -> Account:
    return Account.new_from_keypair(KeyPair.generate())


def from_ledger() -> LedgerAccount:
    return LedgerAccount(address_index=0)  # connects to the device immediately


# #endregion open


# #region save
def save(account: Account, pem: Path, keystore: Path, password: str) -> None:
    account.save_to_pem(pem)  # not encrypted: test networks only
    account.save_to_keystore(keystore, password)  # one key, encrypted


def save_phrase(phrase: str, keystore: Path, password: str) -> None:
    UserWallet.from_mnemonic(phrase, password).save(keystore)


def save_key(key: UserSecretKey, pem: Path, keystore: Path, password: str) -> None:
    address = key.generate_public_key().to_address("erd")
    UserPEM(address.to_bech32(), key).save(pem)
    UserWallet.from_secret_key(key, password).save(keystore)


# #endregion save


# #region keys
def derive_keys() -> list[UserSecretKey]:
    mnemonic = Mnemonic.generate()
    return [mnemonic.derive_key(index) for index in range(3)]


def load_all_keys(pem: Path) -> list[UserSecretKey]:
    return [entry.secret_key for entry in UserPEM.from_file_all(pem)]


def decrypt(keystore: Path, password: str) -> UserSecretKey:
    return UserWallet.load_secret_key(keystore, password)  # address_index=1 for another address of a phrase


def decrypt_phrase(keystore: Path, password: str) -> str:
    """Returns the words of a keystore. Raises an exception if it contains a single key."""
    return UserWallet.decrypt_mnemonic(json.loads(keystore.read_text()), password).get_text()


# #endregion keys


# #region ledger
def sign_on_device(ledger: LedgerAccount, transaction: Transaction) -> None:
    """Signs a transaction from a factory. A Ledger needs the option for hash signing, which controllers set."""
    transaction.nonce = ledger.get_nonce_then_increment()
    TransactionComputer().apply_options_for_hash_signing(transaction)
    transaction.signature = ledger.sign_transaction(transaction)  # confirm on the device


def use_other_address(ledger: LedgerAccount, index: int, entrypoint: NetworkEntrypoint) -> None:
    ledger.set_address(index)
    ledger.nonce = entrypoint.recall_account_nonce(ledger.address)


# #endregion ledger


# #region nonce
def sync(account: Account, entrypoint: NetworkEntrypoint) -> None:
    """Call this once, before the first transaction. After that, the account counts its nonce."""
    account.nonce = entrypoint.recall_account_nonce(account.address)


# #endregion nonce


# #region address
def describe(bech32: str) -> tuple[str, int, bool]:
    """Returns the public key, the shard, and whether it's a contract. Raises an exception for a typo."""
    address = Address.new_from_bech32(bech32)
    return address.to_hex(), AddressComputer().get_shard_of_address(address), address.is_smart_contract()


def from_hex(hexadecimal: str) -> Address:
    return Address.new_from_hex(hexadecimal, "erd")


def from_public_key(public_key: bytes) -> Address:
    return Address(public_key, "erd")  # 32 bytes


def contract_address(deployer: Address, nonce: int) -> Address:
    return AddressComputer().compute_contract_address(deployer, nonce)


# #endregion address


# #region hrp
def use_other_prefix(hrp: str) -> None:
    """Sets the address prefix for the whole program, for networks that don't use erd."""
    LibraryConfig.default_address_hrp = hrp


# #endregion hrp
