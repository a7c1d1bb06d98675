from multiversx_sdk import CodeMetadata

# #region encode
# Upgradeable, readable, payable by contracts, not by users.
METADATA = CodeMetadata(upgradeable=True, readable=True, payable=False, payable_by_contract=True)

METADATA_HEX = str(METADATA)
# #endregion encode


# #region decode
def describe(encoded: str) -> list[str]:
    metadata = CodeMetadata.new_from_bytes(bytes.fromhex(encoded))
    return [name for name, is_set in vars(metadata).items() if is_set]


# #endregion decode
