import stat
import tempfile
import unittest
from pathlib import Path

from multiversx_sdk import Account, AddressComputer

from tests.support.test_wallets import ALICE, PUBLIC_TEST_MNEMONIC
from wallet import create


class CreateTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name) / "wallet.json"

    def test_a_new_phrase_has_24_words(self) -> None:
        phrase = create.new_phrase()
        self.assertEqual(len(phrase.split()), 24)
        self.assertTrue(create.is_phrase(phrase))
        self.assertNotEqual(phrase, create.new_phrase())
        self.assertFalse(create.is_phrase(PUBLIC_TEST_MNEMONIC.replace("moral", "morals")))

    def test_finds_a_phrase_for_each_shard(self) -> None:
        for shard in range(3):
            address = Account.new_from_mnemonic(create.new_phrase_in_shard(shard)).address
            self.assertEqual(AddressComputer(3).get_shard_of_address(address), shard)

    def test_a_keystore_is_for_its_owner_only_and_is_not_written_over(self) -> None:
        address = create.create_keystore(PUBLIC_TEST_MNEMONIC, "long password", self.file)
        self.assertEqual(address, ALICE)
        self.assertEqual(stat.S_IMODE(self.file.stat().st_mode), 0o600)
        with self.assertRaises(FileExistsError):
            create.create_keystore(PUBLIC_TEST_MNEMONIC, "long password", self.file)

    def test_a_single_key_needs_no_phrase(self) -> None:
        address = create.create_single_key("long password", self.file)
        self.assertEqual(Account.new_from_keystore(self.file, "long password").address, address)
