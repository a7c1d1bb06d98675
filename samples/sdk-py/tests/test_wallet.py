import json
import tempfile
import unittest
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from multiversx_sdk import Message, Mnemonic, Transaction

from tests.support.expected_data import FOLDER
from tests.support.test_wallets import ALICE, BOB, CAROL, PUBLIC_TEST_MNEMONIC, sample_account
from wallet import hooks, keystore

PASSWORD = "correct horse battery"
ALICE_SECRET = "413f42575f7f26fad3317a778771212fdb80245850981e48b58a4f25e344e8f9"
ALICE_PUBLIC = "0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1"
CONTRACT = "erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y"
CALLBACK = "https://example.com/pay"


class KeystoreTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name) / "wallet.json"

    def test_lists_the_addresses_of_the_public_phrase(self) -> None:
        self.assertEqual(keystore.list_addresses(PUBLIC_TEST_MNEMONIC, 3), [ALICE, BOB, CAROL])

    def test_kind_mnemonic_gives_the_phrase_and_every_key(self) -> None:
        keystore.save_phrase(PUBLIC_TEST_MNEMONIC, PASSWORD, self.file)
        content = json.loads(self.file.read_text())
        self.assertEqual(content["kind"], "mnemonic")
        self.assertEqual(keystore.reveal_phrase(self.file, PASSWORD), PUBLIC_TEST_MNEMONIC)
        self.assertEqual(keystore.open_keystore(self.file, PASSWORD).hex(), ALICE_SECRET)
        self.assertEqual(keystore.open_keystore(self.file, PASSWORD, 1).generate_public_key().to_address("erd"), BOB)
        self.assertEqual(keystore.decrypt(content, PASSWORD).decode(), PUBLIC_TEST_MNEMONIC)
        with self.assertRaisesRegex(ValueError, "Wrong password"):
            keystore.decrypt(content, "wrong")

    def test_kind_secret_key_holds_one_key_and_its_public_key(self) -> None:
        keystore.save_key(Mnemonic(PUBLIC_TEST_MNEMONIC).derive_key(0), PASSWORD, self.file)
        content = json.loads(self.file.read_text())
        self.assertEqual(content["kind"], "secretKey")
        self.assertEqual(content["bech32"], ALICE.to_bech32())
        self.assertEqual(keystore.decrypt(content, PASSWORD).hex(), ALICE_SECRET + ALICE_PUBLIC)
        self.assertEqual(keystore.open_keystore(self.file, PASSWORD).hex(), ALICE_SECRET)
        with self.assertRaisesRegex(Exception, "Expected kind to be mnemonic"):
            keystore.reveal_phrase(self.file, PASSWORD)

    def test_opens_the_keystores_of_the_page(self) -> None:
        phrase = json.loads((FOLDER / "walletKeystoreMnemonic.json").read_text())
        self.assertEqual(keystore.decrypt(phrase, "password").decode(), PUBLIC_TEST_MNEMONIC)
        key = json.loads((FOLDER / "walletKeystoreSecretKey.json").read_text())
        self.assertEqual(keystore.decrypt(key, "password").hex(), ALICE_SECRET + ALICE_PUBLIC)

    def test_writes_the_pem_file_of_the_page(self) -> None:
        text = keystore.to_pem(Mnemonic(PUBLIC_TEST_MNEMONIC).derive_key(0))
        self.assertEqual(text.strip(), (FOLDER / "walletAlice.pem.txt").read_text().strip())


class HooksTest(unittest.TestCase):
    def test_addresses_of_the_hooks(self) -> None:
        wallet = hooks.DEVNET_WALLET
        self.assertEqual(
            [
                hooks.login_url(wallet, CALLBACK),
                hooks.logout_url(wallet, CALLBACK),
                hooks.transaction_url(wallet, CONTRACT, 0, 6_000_000, "claimRewards", CALLBACK),
                hooks.sign_message_url(wallet, "order 42", CALLBACK),
            ],
            (FOLDER / "walletHooks.txt").read_text().splitlines(),
        )
        self.assertIn("token=abc.def&callbackUrl=", hooks.login_url(wallet, CALLBACK, "abc.def"))

    def test_transactions_to_sign(self) -> None:
        transaction = Transaction(
            nonce=7,
            value=10**16,
            sender=ALICE,
            receiver=BOB,
            gas_limit=65_000,
            chain_id="D",
            data=b"invoice-42",
        )
        url = hooks.sign_url(hooks.DEVNET_WALLET, [transaction], CALLBACK)
        expected = (FOLDER / "walletSignHook.txt").read_text().strip()
        self.assertEqual(parse_qs(urlsplit(url).query), parse_qs(urlsplit(expected).query))

    def test_a_login_and_a_message_are_only_worth_their_signature(self) -> None:
        alice = sample_account("alice")
        address = ALICE.to_bech32()
        signature = alice.sign_message(Message(b"order 42")).hex()
        self.assertTrue(hooks.is_signed_by(address, "order 42", signature))
        self.assertFalse(hooks.is_signed_by(BOB.to_bech32(), "order 42", signature))

        login = alice.sign_message(Message(f"{address}token".encode())).hex()
        callback = f"{CALLBACK}?address={address}&signature={login}"
        self.assertTrue(hooks.is_login_of(callback, "token"))
        self.assertFalse(hooks.is_login_of(callback, "another token"))
