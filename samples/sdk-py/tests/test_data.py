import json
import unittest
from pathlib import Path
from typing import Any

from data import code_metadata, shop
from multiversx_sdk import CodeMetadata, SmartContractTransactionsFactory, TransactionsFactoryConfig
from multiversx_sdk.abi import (
    Abi,
    AddressValue,
    BigIntValue,
    BigUIntValue,
    BoolValue,
    BytesValue,
    I8Value,
    I16Value,
    I32Value,
    ListValue,
    OptionValue,
    StringValue,
    TokenIdentifierValue,
    TupleValue,
    U8Value,
    U16Value,
    U32Value,
    U64Value,
)
from multiversx_sdk.abi.abi_definition import AbiDefinition
from tests.support.expected_data import OWN_FOLDER, expected_data
from tests.support.test_wallets import ALICE, BOB

SHOP_ABI = Path(__file__).resolve().parents[2] / "contracts" / "shop" / "output" / "shop.abi.json"
GOLD = "474f4c442d316132623363"
PASS = "504153532d346435653666"
ITEM = f"0000000b{GOLD}00000000000000000000000203e8"


class DataTest(unittest.TestCase):
    def test_values_have_the_encodings_that_the_contract_reads(self) -> None:
        table: list[tuple[Any, str, str]] = [
            (U8Value(0), "", "00"),
            (U8Value(7), "07", "07"),
            (U16Value(7), "07", "0007"),
            (U16Value(1000), "03e8", "03e8"),
            (U32Value(1000), "03e8", "000003e8"),
            (U64Value(1789063563000), "01a08c7f86f8", "000001a08c7f86f8"),
            (I8Value(-1), "ff", "ff"),
            (I16Value(-1), "ff", "ffff"),
            (I16Value(128), "0080", "0080"),
            (I32Value(5), "05", "00000005"),
            (I32Value(-5), "fb", "fffffffb"),
            (I32Value(-1000), "fc18", "fffffc18"),
            (BigUIntValue(0), "", "00000000"),
            (BigUIntValue(128), "80", "00000001 80"),
            (BigUIntValue(10**18), "0de0b6b3a7640000", "00000008 0de0b6b3a7640000"),
            (BigIntValue(-1), "ff", "00000001 ff"),
            (BigIntValue(128), "0080", "00000002 0080"),
            (BigIntValue(-129), "ff7f", "00000002 ff7f"),
            (BoolValue(True), "01", "01"),
            (BoolValue(False), "", "00"),
            (BytesValue(b"abc"), "616263", "00000003 616263"),
            (StringValue("é"), "c3a9", "00000002 c3a9"),
            (AddressValue.new_from_address(ALICE), ALICE.to_hex(), ALICE.to_hex()),
            (TokenIdentifierValue("ALICE-a1b2c3"), "414c4943452d613162326333", "0000000c 414c4943452d613162326333"),
            (ListValue([U32Value(1), U32Value(2)]), "00000001 00000002", "00000002 00000001 00000002"),
            (TupleValue([U8Value(1), U16Value(2), U32Value(3)]), "01 0002 00000003", "01 0002 00000003"),
            (OptionValue(U16Value(5)), "01 0005", "01 0005"),
            (OptionValue(), "", "00"),
        ]
        for value, top, nested in table:
            self.assertEqual(shop.encode_top(value), top.replace(" ", ""), f"top {value}")
            self.assertEqual(shop.encode_nested(value), nested.replace(" ", ""), f"nested {value}")

    def test_calls_of_the_shop(self) -> None:
        abi = shop.load_abi(SHOP_ABI)
        self.assertEqual(shop.place_order(abi), expected_data("dataPlaceOrder"))
        arguments = json.loads((OWN_FOLDER / "dataArguments.json").read_text())
        self.assertEqual(shop.call_data(abi, "placeOrder", arguments), expected_data("dataPlaceOrder"))
        self.assertEqual(shop.set_prices(abi), expected_data("dataSetPrices"))
        self.assertEqual(shop.rate(abi, [ALICE], [BOB]), expected_data("dataRate"))
        self.assertEqual(shop.call_data(abi, "priceWithOption", ["PASS-4d5e6f", 5]), f"priceWithOption@{PASS}@010000000000000005")
        self.assertEqual(shop.call_data(abi, "priceWithOption", ["GOLD-1a2b3c", None]), f"priceWithOption@{GOLD}@")
        self.assertEqual(shop.call_data(abi, "price", ["PASS-4d5e6f", 5]), f"price@{PASS}@05")
        self.assertEqual(shop.call_data(abi, "price", ["GOLD-1a2b3c", None]), f"price@{GOLD}")
        with self.assertRaisesRegex(ValueError, "for price, invalid value length: expected 2, got 1"):
            shop.call_data(abi, "price", ["GOLD-1a2b3c"])
        with self.assertRaisesRegex(ValueError, "an optional value must be last among input values"):
            shop.call_data(abi, "range", [1, 2])

    def test_what_the_shop_answers_and_stores(self) -> None:
        abi = shop.load_abi(SHOP_ABI)
        order = shop.decode(abi, "Order", f"00000001{ALICE.to_hex()}00000001{ITEM}0100070101002a")
        self.assertEqual((order.id, order.buyer, order.voucher), (1, ALICE.get_public_key(), 42))
        self.assertEqual(order.delivery.__name__, "Locker")
        [ratings] = shop.results(abi, "getRatings", [ALICE.to_hex(), "0a", BOB.to_hex(), "01"])
        self.assertEqual(shop.decode(abi, "Delivery", "").__name__, "PickUp")
        self.assertEqual(shop.results(abi, "range", ["05", "09"]), [5, 9])
        with self.assertRaisesRegex(ValueError, "endpoint 'open' not found"):
            shop.call_data(abi, "open", [])
        self.assertEqual(
            [(address, rating.__name__) for address, rating in ratings], [(ALICE.get_public_key(), "Good"), (BOB.get_public_key(), "Poor")]
        )

    def test_no_bytes_are_not_what_the_contract_reads(self) -> None:
        abi = shop.load_abi(SHOP_ABI)
        with self.assertRaisesRegex(Exception, "cannot decode field 'fee_percent', because of: cannot read exactly 1 bytes"):
            shop.decode(abi, "Settings", "")
        self.assertEqual(shop.decode(abi, "Discount", "").__name__, "Percent")
        self.assertEqual(int(shop.decode(abi, "Rating", "")), 0)

    def test_types_that_the_sdk_does_not_know(self) -> None:
        for type_name in ["NonZeroBigUint", "NonZeroUsize", "u128", "ignore", "H256"]:
            definition = {"endpoints": [{"name": "f", "inputs": [{"name": "a", "type": type_name}], "outputs": []}]}
            message = f"cannot create prototype for custom type {type_name}: definition not found"
            with self.assertRaisesRegex(ValueError, message):
                Abi(AbiDefinition.from_dict(definition))

    def test_code_metadata(self) -> None:
        self.assertEqual(code_metadata.METADATA_HEX, "0504")
        self.assertEqual(code_metadata.describe("0504"), ["upgradeable", "readable", "payable_by_contract"])
        self.assertEqual(code_metadata.describe("0102"), ["upgradeable", "payable"])
        self.assertEqual(str(CodeMetadata()), "0500")
        with self.assertRaisesRegex(ValueError, "code metadata buffer has length 1, expected 2"):
            code_metadata.describe("05")
        factory = SmartContractTransactionsFactory(TransactionsFactoryConfig("D"))
        deploy = factory.create_transaction_for_deploy(ALICE, bytes([0]), gas_limit=1)
        self.assertEqual(deploy.data.decode(), "00@0500@0504")


if __name__ == "__main__":
    unittest.main()
