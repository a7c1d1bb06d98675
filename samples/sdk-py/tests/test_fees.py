import unittest

from fees.fees import charged_execution, fee_of, fee_settings_from, movement_gas, read_fee_settings
from fees.transfer import everything_but, transfer, transfer_guarded_and_relayed
from multiversx_sdk import Account, AddressComputer, DevnetEntrypoint, Transaction, TransactionComputer, UserVerifier

from tests.support.fake_gateway import FakeGateway
from tests.support.test_wallets import ALICE, BOB, CAROL, PUBLIC_TEST_MNEMONIC, sample_account

# What mainnet answers, as far as fees go.
CONFIG = {
    "erd_chain_id": "1",
    "erd_min_gas_limit": 50_000,
    "erd_gas_per_data_byte": 1_500,
    "erd_min_gas_price": 1_000_000_000,
    "erd_gas_price_modifier": "0.01",
    "erd_extra_gas_limit_guarded_tx": 50_000,
    "erd_extra_gas_limit_relayed_tx": 50_000,
}
SETTINGS = fee_settings_from(CONFIG)
PRICE = 1_000_000_000


class FeesTest(unittest.TestCase):
    def gateway(self) -> FakeGateway:
        gateway = FakeGateway({"GET /network/config": lambda _, __: {"config": CONFIG}})
        self.addCleanup(gateway.close)
        return gateway

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
        # A call with 15 bytes of data and a limit of 4,000,000, whose execution uses 3,000,000.
        movement = movement_gas(SETTINGS, b"deposit@012c@0a")
        self.assertEqual(movement, 72_500)
        most = fee_of(SETTINGS, PRICE, movement, 4_000_000 - movement)
        charged = fee_of(SETTINGS, PRICE, movement, charged_execution(4_000_000 - movement, 3_000_000))
        self.assertEqual(most, 111_775_000_000_000)
        self.assertEqual(charged, 102_500_000_000_000)
        # The same call with a limit of 10,000,000 pays for all of it.
        whole = fee_of(SETTINGS, PRICE, movement, charged_execution(10_000_000 - movement, 3_000_000))
        self.assertEqual(whole, 171_775_000_000_000)

    def test_charges_a_limit_that_is_far_too_high_whole(self) -> None:
        self.assertEqual(charged_execution(3_926_000, 3_000_000), 3_000_000)
        self.assertEqual(charged_execution(6_000_000, 3_000_000), 3_000_000)
        self.assertEqual(charged_execution(6_000_001, 3_000_000), 6_000_001)
        self.assertEqual(charged_execution(500, 0), 0)

    def test_reads_the_settings_from_the_network(self) -> None:
        self.assertEqual(read_fee_settings(DevnetEntrypoint(url=self.gateway().url)), SETTINGS)

    def test_a_transfer_has_exactly_the_gas_of_its_movement(self) -> None:
        transaction = transfer(sample_account("alice"), BOB, 10**17, "invoice 1042")
        self.assertEqual(transaction.gas_limit, 68_000)
        self.assertEqual(transaction.value, 10**17)
        signed = TransactionComputer().compute_bytes_for_signing(transaction)
        self.assertTrue(UserVerifier.from_address(ALICE).verify(signed, transaction.signature))

    def test_a_guarded_and_relayed_transfer_has_both_surcharges_and_three_signatures(self) -> None:
        alice, carol = sample_account("alice"), sample_account("carol")
        dan = Account.new_from_mnemonic(PUBLIC_TEST_MNEMONIC, 3)
        computer = AddressComputer()
        self.assertEqual(computer.get_shard_of_address(dan.address), computer.get_shard_of_address(ALICE))
        transaction = transfer_guarded_and_relayed(alice, carol, dan, BOB, 10**17, "invoice 1042")
        self.assertEqual(transaction.gas_limit, 168_000)
        signed = TransactionComputer().compute_bytes_for_signing(transaction)
        self.assertTrue(UserVerifier.from_address(ALICE).verify(signed, transaction.signature))
        self.assertTrue(UserVerifier.from_address(CAROL).verify(signed, transaction.guardian_signature))
        self.assertTrue(UserVerifier.from_address(dan.address).verify(signed, transaction.relayer_signature))

    def test_the_sdk_counts_the_surcharge_of_a_guarded_transfer_as_execution(self) -> None:
        transaction = Transaction(sender=ALICE, receiver=BOB, gas_limit=100_000, chain_id="1", version=2, options=2)
        config = DevnetEntrypoint(url=self.gateway().url).create_network_provider().get_network_config()
        self.assertEqual(TransactionComputer().compute_transaction_fee(transaction, config), 50_500_000_000_000)
        self.assertEqual(fee_of(SETTINGS, PRICE, movement_gas(SETTINGS, b"", guarded=True), 0), 100_000_000_000_000)

    def test_sends_all_but_the_fee(self) -> None:
        self.assertEqual(everything_but(SETTINGS, 10**18, PRICE), 999_950_000_000_000_000)
        self.assertEqual(everything_but(SETTINGS, 50_000_000_000_000, PRICE), 0)
        with self.assertRaisesRegex(ValueError, "50000000000000 or more"):
            everything_but(SETTINGS, 49_999_999_999_999, PRICE)


if __name__ == "__main__":
    unittest.main()
