import unittest

from fees.fees import charged_execution, fee_of, fee_settings_from, movement_gas

# What mainnet answers, as far as fees go.
SETTINGS = fee_settings_from(
    {
        "erd_min_gas_limit": 50_000,
        "erd_gas_per_data_byte": 1_500,
        "erd_gas_price_modifier": "0.01",
        "erd_extra_gas_limit_guarded_tx": 50_000,
        "erd_extra_gas_limit_relayed_tx": 50_000,
    }
)
PRICE = 1_000_000_000


class FeesTest(unittest.TestCase):
    def test_counts_the_movement_of_each_kind_of_transfer(self) -> None:
        self.assertEqual(movement_gas(SETTINGS, b""), 50_000)
        self.assertEqual(movement_gas(SETTINGS, b"invoice 1042"), 68_000)
        self.assertEqual(movement_gas(SETTINGS, "café".encode()), 57_500)
        self.assertEqual(movement_gas(SETTINGS, b"", guarded=True), 100_000)
        self.assertEqual(movement_gas(SETTINGS, b"", relayed=True), 100_000)
        self.assertEqual(movement_gas(SETTINGS, b"invoice 1042", guarded=True, relayed=True), 168_000)

    def test_prices_movement_and_execution(self) -> None:
        self.assertEqual(fee_of(SETTINGS, PRICE, 50_000, 0), 50_000_000_000_000)
        self.assertEqual(fee_of(SETTINGS, PRICE, 68_000, 0), 68_000_000_000_000)
        movement = movement_gas(SETTINGS, b"deposit@012c@a1b")
        self.assertEqual(movement, 74_000)
        self.assertEqual(fee_of(SETTINGS, PRICE, movement, 4_000_000 - movement), 113_260_000_000_000)
        self.assertEqual(fee_of(SETTINGS, PRICE, movement, 3_000_000), 104_000_000_000_000)

    def test_charges_a_limit_that_is_far_too_high_whole(self) -> None:
        self.assertEqual(charged_execution(3_926_000, 3_000_000), 3_000_000)
        self.assertEqual(charged_execution(6_000_000, 3_000_000), 3_000_000)
        self.assertEqual(charged_execution(6_000_001, 3_000_000), 6_000_001)
        self.assertEqual(charged_execution(500, 0), 0)


if __name__ == "__main__":
    unittest.main()
