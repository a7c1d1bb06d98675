import json
import unittest
from typing import Any

from multiversx_sdk import Transaction

from tests.support.expected_data import FOLDER
from tests.support.test_wallets import ALICE, BOB, sample_account
from transactions import signing

PLAIN: dict[str, Any] = {
    "nonce": 42,
    "value": "100000000000000000",
    "receiver": BOB.to_bech32(),
    "sender": ALICE.to_bech32(),
    "gasPrice": 1_000_000_000,
    "gasLimit": 68_000,
    "data": "invoice 1042",
    "chainID": "D",
    "version": 2,
}


def shown(name: str) -> str:
    return (FOLDER / name).read_text().strip()


def transaction() -> Transaction:
    return Transaction(
        nonce=42,
        value=10**17,
        sender=ALICE,
        receiver=BOB,
        gas_limit=68_000,
        chain_id="D",
        version=2,
        data=b"invoice 1042",
    )


class SigningTest(unittest.TestCase):
    def test_the_json_is_the_one_of_the_page(self) -> None:
        self.assertEqual(signing.signable_json(PLAIN), shown("transactionsSignable.txt"))
        full = json.loads(shown("transactionsSignableFull.txt"))
        full["data"], full["senderUsername"], full["receiverUsername"] = "invoice 1042", "alice.elrond", "bob.elrond"
        self.assertEqual(signing.signable_json(full), shown("transactionsSignableFull.txt"))
        content = signing.computer.compute_bytes_for_signing(transaction())
        self.assertEqual(signing.signable_json(PLAIN).encode(), content)

    def test_signs_without_the_sdk_as_the_sdk_does(self) -> None:
        alice = sample_account("alice")
        signable = signing.signable_json(PLAIN)
        signature = signing.sign_json(signable, alice.secret_key.buffer)
        signed = transaction()
        found_hash = signing.sign_with_sdk(signed, alice)
        self.assertEqual(signed.signature.hex(), signature)
        self.assertIn(signature, shown("transactionsSigned.txt"))
        self.assertIn(found_hash, shown("transactionsSigned.txt"))
        self.assertTrue(signing.is_signed_by(signable, signature, ALICE.to_bech32()))
        self.assertFalse(signing.is_signed_by(signable + " ", signature, ALICE.to_bech32()))

    def test_signs_by_hash(self) -> None:
        signed = transaction()
        signing.sign_by_hash(signed, sample_account("alice"))
        self.assertEqual(signed.options, 1)
        self.assertIn(signed.signature.hex(), shown("transactionsSignedByHash.txt"))
        signable = signing.signable_json({**PLAIN, "options": 1})
        self.assertIn(signing.keccak256(signable), shown("transactionsSignedByHash.txt"))
