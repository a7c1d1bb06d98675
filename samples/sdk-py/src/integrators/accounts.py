from pathlib import Path

from multiversx_sdk import Account, Address, AddressComputer, Mnemonic


# #region derive
def deposit_address(mnemonic: str, index: int) -> Address:
    """The deposit address of a user: m/44'/508'/0'/0'/index'. Store the index with the user, and never reuse it."""
    return Mnemonic(mnemonic).derive_key(index).generate_public_key().to_address("erd")


# #endregion derive


# #region shard
def first_index_in_shard(mnemonic: str, shard: int, start: int, shard_count: int = 3) -> int:
    """Returns the first index, starting at `start`, whose address is in the shard. It takes 2 to 4 tries on average."""
    computer = AddressComputer(shard_count)
    index = start
    while computer.get_shard_of_address(deposit_address(mnemonic, index)) != shard:
        index += 1
    return index


# #endregion shard


# #region hot-wallet
def save_hot_wallet(mnemonic: str, index: int, path: Path, password: str) -> None:
    """Encrypts the key of a hot wallet. The file is useless without its password."""
    Account.new_from_mnemonic(mnemonic, index).save_to_keystore(path, password)


def open_hot_wallet(path: Path, password: str) -> Account:
    return Account.new_from_keystore(path, password)


# #endregion hot-wallet


# #region check
def check_withdrawal_address(text: str, own_addresses: set[str]) -> str:
    """Rejects addresses where a withdrawal would be lost, and returns the address in its canonical form."""
    address = Address.new_from_bech32(text.strip())  # raises for a wrong length or checksum
    if address.get_hrp() != "erd":
        raise ValueError("the address must start with erd1")
    if address.is_smart_contract():
        raise ValueError("withdrawals to contracts are not supported")
    if address.to_bech32() in own_addresses:
        raise ValueError("this is one of our deposit addresses")
    return address.to_bech32()


# #endregion check
