from multiversx_sdk import Address
from multiversx_sdk.abi import AddressValue, BigUIntValue, BoolValue, Serializer, StringValue


# #region to-hex
def text_to_hex(text: str) -> str:
    return text.encode().hex()


def address_to_hex(bech32: str) -> str:
    return Address.new_from_bech32(bech32).to_hex()


def number_to_hex(value: int) -> str:
    """Zero has no bytes, and every other number has an even number of digits."""
    return value.to_bytes((value.bit_length() + 7) // 8, "big").hex()  # raises for a negative number


# #endregion to-hex


# #region from-hex
def hex_to_text(encoded: str) -> str:
    return bytes.fromhex(encoded).decode()


def hex_to_address(encoded: str) -> str:
    return Address.new_from_hex(encoded, "erd").to_bech32()


def hex_to_number(encoded: str) -> int:
    return int.from_bytes(bytes.fromhex(encoded), "big")


# #endregion from-hex


# #region by-hand
def register_data(name: str, amount: int, active: bool, owner: str) -> str:
    args = [text_to_hex(name), number_to_hex(amount), "01" if active else "", address_to_hex(owner)]
    return "@".join(["register", *args])


# #endregion by-hand


# #region typed
def register_data_typed(name: str, amount: int, active: bool, owner: Address) -> str:
    """The same from typed values, which know how they are encoded."""
    args = [StringValue(name), BigUIntValue(amount), BoolValue(active), AddressValue.new_from_address(owner)]
    return "register@" + Serializer().serialize(args)


# #endregion typed


# #region parse
def parse_call_data(data: str) -> tuple[str, list[bytes]] | None:
    """Function and arguments of a data field, by the rules of the node; None if it is only a note."""
    name, *parts = data.split("@")
    digits = set("0123456789abcdefABCDEF")
    if name == "" or not all(len(part) % 2 == 0 and digits.issuperset(part) for part in parts):
        return None
    return name, [bytes.fromhex(part) for part in parts]


# #endregion parse
