# #region setup
from multiversx_sdk import Account, Address, DevnetEntrypoint, NetworkEntrypoint, Transaction

entrypoint = DevnetEntrypoint()
accounts = entrypoint.create_account_controller()
# #endregion setup


# #region save
def save(owner: Account, key: str, value: str) -> Transaction:
    return accounts.create_transaction_for_saving_key_value(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        key_value_pairs={key.encode(): value.encode()},
    )


# #endregion save


# #region delete
def remove(owner: Account, key: str) -> Transaction:
    return accounts.create_transaction_for_saving_key_value(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        key_value_pairs={key.encode(): b""},
    )


# #endregion delete


# #region gas
MIN_GAS_LIMIT = 50_000
GAS_PER_DATA_BYTE = 1_500
SAVE_KEY_VALUE = 100_000
PERSIST_PER_BYTE = 1_000
STORE_PER_BYTE = 10_000


def gas_limit_of(changes: list[tuple[bytes, bytes, int]]) -> int:
    """Returns the exact gas limit of a `SaveKeyValue`.

    Each change consists of the key, the value and the length of the old value.
    """
    execution = SAVE_KEY_VALUE
    data_length = len("SaveKeyValue")
    for key, value, old_length in changes:
        grown = max(0, len(value) - old_length)
        execution += PERSIST_PER_BYTE * (len(key) + len(value)) + STORE_PER_BYTE * grown
        data_length += 2 + 2 * (len(key) + len(value))  # two @, and two digits a byte
    return MIN_GAS_LIMIT + GAS_PER_DATA_BYTE * data_length + execution


# #endregion gas


# #region read-entry
def read(network: NetworkEntrypoint, address: Address, key: str) -> bytes:
    """Returns the value of a key, or empty bytes."""
    return network.create_network_provider().get_account_storage_entry(address, key).value


# #endregion read-entry


# #region read-all
def read_all(network: NetworkEntrypoint, address: Address) -> dict[bytes, bytes]:
    """Returns all pairs of the account, including the protocol's."""
    raw = network.create_network_provider().get_account_storage(address).raw
    return {bytes.fromhex(key): bytes.fromhex(value) for key, value in raw["pairs"].items()}


# #endregion read-all
