import unittest

from multiversx_sdk import Address, Transaction, ValidatorPEM, ValidatorPublicKey

from tests.support.expected_data import OWN_FOLDER, expected_data
from tests.support.test_wallets import ALICE, BOB, sample_account
from validators.convert import convert, merge_own, merge_whitelisted, whitelist
from validators.separately import restake, unbond_nodes, unbond_tokens, unstake_nodes, unstake_tokens

EGLD = 10**18
VALIDATORS = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqplllst77y4l")
MANAGER = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqylllslmq6y6")
POOL = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhllllsajxzat")
FIRST = ValidatorPEM.from_file_all(OWN_FOLDER / "validators.pem.txt")[0].secret_key.generate_public_key()
KEYS = [ValidatorPublicKey(FIRST.buffer)]


class ValidatorContractTest(unittest.TestCase):
    """The same data fields as the TypeScript samples."""

    def check(self, transaction: Transaction, name: str, gas: int, receiver: Address = VALIDATORS) -> None:
        data = transaction.data.decode()
        self.assertEqual(data, expected_data(name))
        self.assertEqual(transaction.receiver, receiver)
        self.assertEqual(transaction.value, 0)
        self.assertNotEqual(transaction.signature, b"")
        movement = 50_000 + 1_500 * len(data)
        self.assertGreaterEqual(transaction.gas_limit, movement + gas)
        self.assertLessEqual(transaction.gas_limit, movement + 2 * gas)

    def test_takes_nodes_and_egld_out_apart(self) -> None:
        owner = sample_account("alice")
        self.check(unstake_nodes(owner, KEYS), "validatorsUnstakeNodes", 5_000_000)
        self.check(unstake_tokens(owner, 700 * EGLD), "validatorsUnstakeTokens", 5_000_000)
        self.check(unbond_nodes(owner, KEYS), "validatorsUnbondNodes", 5_000_000)
        self.check(unbond_tokens(owner, 700 * EGLD), "validatorsUnbondTokens", 5_000_000)

    def test_stakes_an_unstaked_node_again(self) -> None:
        self.check(restake(sample_account("alice"), KEYS), "validatorsRestake", 25_000_000)

    def test_makes_a_delegation_contract_of_a_validator(self) -> None:
        self.check(convert(sample_account("alice"), 10_000 * EGLD, 1_000), "validatorsConvert", 505_000_000, MANAGER)

    def test_merges_a_validator_into_a_contract(self) -> None:
        self.check(whitelist(sample_account("alice"), POOL, BOB), "validatorsWhitelist", 1_000_000, POOL)
        merge = merge_whitelisted(sample_account("bob"), POOL)
        self.check(merge, "validatorsMergeWhitelisted", 506_000_000, MANAGER)
        self.assertEqual(merge.sender, BOB)
        own = merge_own(sample_account("alice"), POOL)
        self.check(own, "validatorsMergeOwn", 506_000_000, MANAGER)
        self.assertEqual(own.sender, ALICE)


if __name__ == "__main__":
    unittest.main()
