# #region imports
from io import BytesIO
from pathlib import Path
from typing import Any

from multiversx_sdk import Address
from multiversx_sdk.abi import Abi, Serializer

# #endregion imports


# #region encode
def encode_top(value: Any) -> str:
    """Top-level encoding: an argument, a result, a value in storage."""
    return Serializer().serialize([value])


def encode_nested(value: Any) -> str:
    """Nested encoding: inside a list, a tuple or a structure."""
    writer = BytesIO()
    value.encode_nested(writer)
    return writer.getvalue().hex()


# #endregion encode


# #region load
def load_abi(file: Path) -> Abi:
    return Abi.load(file)


# #endregion load


# #region call
def call_data(abi: Abi, function: str, arguments: list[Any]) -> str:
    """The data field of a call, from plain values."""
    parts = abi.encode_endpoint_input_parameters(function, arguments)
    return "@".join([function, *(part.hex() for part in parts)])


# #endregion call


# #region place-order
def place_order(abi: Abi) -> str:
    item = {"token": "GOLD-1a2b3c", "nonce": 0, "amount": 1000}
    delivery = {"__name__": "Post", "street": b"Calea Victoriei", "express": True}
    return call_data(abi, "placeOrder", [[item], delivery, 42])


# #endregion place-order


# #region set-prices
def set_prices(abi: Abi) -> str:
    prices = [["GOLD-1a2b3c", 0, 100], ["PASS-4d5e6f", 5, 500]]
    return call_data(abi, "setPrices", [prices])


# #endregion set-prices


# #region rate
def rate(abi: Abi, good: list[Address], poor: list[Address]) -> str:
    return call_data(abi, "rate", [good, poor])


# #endregion rate


# #region decode
def decode(abi: Abi, type_name: str, encoded: str) -> Any:
    """Decodes a value of a contract's custom type: from storage, a result, or a token's attributes."""
    return abi.decode_custom_type(type_name, bytes.fromhex(encoded))


# #endregion decode


# #region results
def results(abi: Abi, function: str, parts: list[str]) -> list[Any]:
    """Returns the results of a query, decoded by the outputs of the endpoint."""
    return abi.decode_endpoint_output_parameters(function, [bytes.fromhex(part) for part in parts])


# #endregion results
