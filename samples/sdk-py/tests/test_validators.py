import unittest
from pathlib import Path
from tempfile import TemporaryDirectory

from multiversx_sdk import Address, Transaction, ValidatorPEM, ValidatorPublicKey

from tests.support.expected_data import OWN_FOLDER, expected_data
from tests.support.test_wallets import ALICE, BOB, CAROL, sample_account
from validators.keys import wrong_entries
from validators.staking import change_reward_address, stake, top_up, unbond, unstake
from validators.unjail import unjail

EGLD = 10**18
OPERATION_GAS = 5_000_000
CONTRACT = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqplllst77y4l")
# The public validator keys of the SDKs' test data.
PEM = OWN_FOLDER / "validators.pem.txt"
SECRET_KEYS = [entry.secret_key for entry in ValidatorPEM.from_file_all(PEM)]
KEYS = [ValidatorPublicKey(key.generate_public_key().buffer) for key in SECRET_KEYS]


class ValidatorsTest(unittest.TestCase):
    def setUp(self) -> None:
        self.owner = sample_account("alice")

    def check(self, transaction: Transaction, data: str, keys: int, value: int = 0) -> None:
        self.assertEqual(transaction.data.decode(), data)
        self.assertEqual(transaction.sender, ALICE)
        self.assertEqual(transaction.receiver, CONTRACT)
        self.assertEqual(transaction.value, value)
        self.assertNotEqual(transaction.signature, b"")
        movement = 50_000 + 1_500 * len(data)
        self.assertGreaterEqual(transaction.gas_limit, movement + keys * OPERATION_GAS)
        self.assertLessEqual(transaction.gas_limit, movement + 2 * keys * OPERATION_GAS)

    def test_stakes_the_keys_of_a_file_with_a_signature_over_the_owner(self) -> None:
        transaction = stake(self.owner, PEM, 2, CAROL)
        self.check(transaction, expected_data("validatorsStake", OWN_FOLDER), 2, 5_000 * EGLD)
        parts = transaction.data.decode().split("@")
        for index, key in enumerate(SECRET_KEYS):
            self.assertEqual(parts[2 + 2 * index], KEYS[index].hex())
            self.assertEqual(parts[3 + 2 * index], key.sign(ALICE.get_public_key()).hex())
        self.assertEqual(parts[-1], CAROL.to_hex())

    def test_finds_a_secret_key_with_the_public_key_of_another_key(self) -> None:
        self.assertEqual(wrong_entries(PEM), [])
        text = PEM.read_text()
        with TemporaryDirectory() as folder:
            swapped = Path(folder) / "validatorKey.pem"
            swapped.write_text(text.replace(KEYS[0].hex(), KEYS[1].hex()))
            self.assertEqual(wrong_entries(swapped), [KEYS[1].hex()])

    def test_tops_up_with_a_call_without_arguments(self) -> None:
        self.check(top_up(self.owner, 700 * EGLD), "stake", 1, 700 * EGLD)

    def test_unstakes_and_unbonds_keys(self) -> None:
        self.check(unstake(self.owner, KEYS[:1]), expected_data("validatorsUnstake", OWN_FOLDER), 1)
        self.check(unbond(self.owner, KEYS[:1]), expected_data("validatorsUnbond", OWN_FOLDER), 1)

    def test_changes_the_reward_address_with_gas_for_each_registered_key(self) -> None:
        transaction = change_reward_address(self.owner, BOB, 2)
        self.check(transaction, expected_data("validatorsChangeRewardAddress", OWN_FOLDER), 2)

    def test_unjails_for_exactly_the_price_of_each_node(self) -> None:
        one = unjail(self.owner, [KEYS[0].hex()])
        self.check(one, expected_data("validatorsUnjail", OWN_FOLDER), 1, 2_500_000_000_000_000_000)
        two = unjail(self.owner, [key.hex() for key in KEYS])
        self.check(two, f"unJail@{KEYS[0].hex()}@{KEYS[1].hex()}", 2, 5 * EGLD)


if __name__ == "__main__":
    unittest.main()
