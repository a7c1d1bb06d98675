from typing import Any

from multiversx_sdk import Address
from multiversx_sdk.abi import (
    AddressValue,
    BigIntValue,
    BigUIntValue,
    BoolValue,
    BytesValue,
    CountedVariadicValues,
    EnumValue,
    Field,
    I8Value,
    ListValue,
    ManagedDecimalValue,
    MultiValue,
    OptionalValue,
    OptionValue,
    Serializer,
    StringValue,
    StructValue,
    TokenIdentifierValue,
    TupleValue,
    U8Value,
    U64Value,
    VariadicValues,
)

BOB = Address.new_from_bech32("erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx")

# fmt: off
# #region values
VALUES: list[Any] = [
    U64Value(1000),                                          # 03e8
    I8Value(-2),                                             # fe
    BigUIntValue(10**18),                                    # 0de0b6b3a7640000
    BigIntValue(-2),                                         # fe
    BoolValue(True),                                         # 01
    BytesValue(b"abc"),                                      # 616263
    StringValue("ALICE"),                                    # 414c494345
    TokenIdentifierValue("ALICE-a1b2c3"),                    # 414c4943452d613162326333
    AddressValue.new_from_address(BOB),                      # 8049d639e5a6980d1cd2392abcce41029cda74a1563523a202f09641cc2618f8
    ManagedDecimalValue("1.5", scale=2),                     # 96
    OptionValue(U8Value(5)),                                 # 0105
    OptionValue(None),                                       # (nothing)
    ListValue([U8Value(1), U8Value(2)]),                     # 0102
    TupleValue([U8Value(1), BoolValue(True)]),               # 0101
    StructValue([Field("id", U64Value(7)), Field("name", StringValue("abc"))]),  # 000000000000000700000003616263
    EnumValue(discriminant=1, fields=[Field("0", U8Value(9))]),              # 0109
    MultiValue([U8Value(1), StringValue("abc")]),            # 01@616263
    VariadicValues([U8Value(1), U8Value(2), U8Value(3)]),    # 01@02@03
    CountedVariadicValues([U8Value(1), U8Value(2)]),         # 02@01@02
    OptionalValue(U8Value(5)),                               # 05
]


def encode(value: Any) -> str:
    return Serializer().serialize([value])
# #endregion values
# fmt: on


# #region decode
def decode_order(data: str) -> tuple[int, list[int]]:
    """Decodes a number and a list of bytes: `07@01@02` is 7 and [1, 2]."""
    number, rest = BigUIntValue(), VariadicValues(item_creator=U8Value)
    Serializer().deserialize(data, [number, rest])
    return number.get_payload(), rest.get_payload()


# #endregion decode
