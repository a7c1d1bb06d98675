import unittest

from accounts import contract_owner, storage
from multiversx_sdk import Address, DevnetEntrypoint, Transaction

from tests.support.expected_data import expected_data
from tests.support.fake_gateway import FakeGateway
from tests.support.test_wallets import ALICE, BOB, sample_account

# Where Alice's transaction of nonce 7 deploys.
CONTRACT = Address.new_from_bech32("erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y")


class AccountsTest(unittest.TestCase):
    def check(self, transaction: Transaction, name: str, receiver: Address, gas: int) -> None:
        """The data field that the page shows, and a gas limit that covers it without being charged whole."""
        data = transaction.data.decode()
        self.assertEqual(data, expected_data(name))
        self.assertEqual(transaction.receiver, receiver)
        self.assertEqual(transaction.value, 0)
        self.assertNotEqual(transaction.signature, b"")
        movement = 50_000 + 1_500 * len(data)
        self.assertGreaterEqual(transaction.gas_limit, movement + gas)
        self.assertLessEqual(transaction.gas_limit, movement + 2 * gas)

    def test_calls_as_the_owner_of_a_contract(self) -> None:
        alice = sample_account("alice")
        self.check(contract_owner.claim_rewards(alice, CONTRACT), "accountsClaimRewards", CONTRACT, 5_000_000)
        self.check(contract_owner.change_owner(alice, CONTRACT, BOB), "accountsChangeOwner", CONTRACT, 5_000_000)

    def test_saves_and_deletes_with_exactly_the_gas_that_it_needs(self) -> None:
        alice = sample_account("alice")
        saved = storage.save(alice, "key0", "value0")
        self.check(saved, "accountsSave", ALICE, 170_000)
        self.assertEqual(saved.gas_limit, 271_000)
        self.assertEqual(storage.gas_limit_of([(b"key0", b"value0", 0)]), 271_000)
        deleted = storage.remove(alice, "key0")
        self.check(deleted, "accountsDelete", ALICE, 104_000)
        self.assertEqual(deleted.gas_limit, 187_000)
        self.assertEqual(storage.gas_limit_of([(b"key0", b"", 6)]), 187_000)

    def test_counts_only_the_bytes_that_a_value_grows(self) -> None:
        self.assertEqual(storage.gas_limit_of([(b"key0", b"value0", 6)]), 211_000)
        self.assertEqual(storage.gas_limit_of([(b"key0", b"value10", 6)]), 225_000)
        self.assertEqual(storage.gas_limit_of([(b"key0", b"value0", 0), (b"key1", b"value1", 0)]), 374_000)

    def test_the_sdk_provides_over_twice_the_gas_for_a_value_that_replaces_as_many_bytes(self) -> None:
        transaction = storage.save(sample_account("alice"), "key0", "123456789012")
        movement = 50_000 + 1_500 * len(transaction.data)
        self.assertEqual(transaction.gas_limit - movement, 236_000)
        self.assertEqual(storage.gas_limit_of([(b"key0", b"123456789012", 12)]) - movement, 116_000)

    def test_knows_how_long_a_value_fits_into_one_transaction(self) -> None:
        self.assertEqual(storage.gas_limit_of([(b"key0", bytes(42_843), 0)]), 599_989_000)
        self.assertGreater(storage.gas_limit_of([(b"key0", bytes(42_844), 0)]), 600_000_000)

    def test_reads_one_value_and_all_of_them(self) -> None:
        key = b"key0".hex()
        reserved = b"ELRONDesdtALICE-a1b2c3".hex()
        gateway = FakeGateway(
            {
                "GET /address/*/key/*": lambda _, path: {"value": b"value0".hex() if path.endswith(key) else ""},
                "GET /address/*/keys": lambda _, __: {"pairs": {key: b"value0".hex(), reserved: "1202002a"}},
            }
        )
        self.addCleanup(gateway.close)
        network = DevnetEntrypoint(url=gateway.url)
        self.assertEqual(storage.read(network, ALICE, "key0"), b"value0")
        self.assertEqual(storage.read(network, ALICE, "other"), b"")
        everything = storage.read_all(network, ALICE)
        self.assertEqual(everything[b"key0"], b"value0")
        self.assertEqual(len(everything), 2)


if __name__ == "__main__":
    unittest.main()
