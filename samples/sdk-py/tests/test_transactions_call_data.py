import unittest

from tests.support.expected_data import expected_data
from tests.support.test_wallets import ALICE, BOB
from transactions import call_data


class CallDataTest(unittest.TestCase):
    def test_converts_there_and_back(self) -> None:
        self.assertEqual(call_data.text_to_hex("ok"), "6f6b")
        self.assertEqual(call_data.hex_to_text("6f6b"), "ok")
        self.assertEqual(call_data.address_to_hex(ALICE.to_bech32()), ALICE.to_hex())
        self.assertEqual(call_data.hex_to_address(BOB.to_hex()), BOB.to_bech32())
        for value, encoded in [(0, ""), (7, "07"), (37, "25"), (256, "0100"), (10**18, "0de0b6b3a7640000")]:
            self.assertEqual(call_data.number_to_hex(value), encoded)
            self.assertEqual(call_data.hex_to_number(encoded), value)
        with self.assertRaises(OverflowError):
            call_data.number_to_hex(-1)

    def test_the_call_of_the_page_by_hand_and_typed(self) -> None:
        expected = expected_data("transactionsRegister")
        self.assertEqual(call_data.register_data("Alice", 1000, True, BOB.to_bech32()), expected)
        self.assertEqual(call_data.register_data_typed("Alice", 1000, True, BOB), expected)
        for name, amount, active in [("A", 0, False), ("", 1, True)]:
            self.assertEqual(
                call_data.register_data(name, amount, active, BOB.to_bech32()),
                call_data.register_data_typed(name, amount, active, BOB),
            )

    def test_reads_a_data_field_as_the_node_does(self) -> None:
        self.assertEqual(call_data.parse_call_data("add@0f"), ("add", [b"\x0f"]))
        self.assertEqual(call_data.parse_call_data("add@"), ("add", [b""]))
        self.assertEqual(call_data.parse_call_data("add@0F"), ("add", [b"\x0f"]))
        for note in ["", "@0f", "add@f", "add@0x0f", "add@0f ", "lunch @ noon"]:
            self.assertIsNone(call_data.parse_call_data(note), note)
