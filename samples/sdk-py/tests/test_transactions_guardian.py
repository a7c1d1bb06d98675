import unittest

from multiversx_sdk import ProxyNetworkProvider, Transaction

from tests.support.expected_data import FOLDER, expected_data
from tests.support.fake_gateway import FakeGateway
from tests.support.test_wallets import ALICE, BOB, CAROL, sample_account
from transactions import guardian

SERVICE = "example.com"


class GuardianTest(unittest.TestCase):
    def assert_both_signed(self, transaction: Transaction) -> None:
        content = guardian.computer.compute_bytes_for_signing(transaction)
        self.assertTrue(sample_account("alice").verify(content, transaction.signature))
        self.assertTrue(sample_account("carol").verify(content, transaction.guardian_signature))
        self.assertEqual((transaction.version, transaction.options), (2, 2))

    def test_set_guardian_is_the_transaction_of_the_page(self) -> None:
        transaction = guardian.set_guardian(sample_account("alice", 7), CAROL, SERVICE)
        self.assertEqual(transaction.data.decode(), expected_data("transactionsSetGuardian"))
        self.assertEqual(transaction.receiver, ALICE)
        self.assertEqual(transaction.gas_limit, 448_500)
        self.assertEqual(transaction.options, 0)

    def test_guard_account_is_signed_alone(self) -> None:
        transaction = guardian.guard_account(sample_account("alice", 8))
        self.assertEqual(transaction.data, b"GuardAccount")
        self.assertEqual(transaction.gas_limit, 318_000)

    def test_guarded_transfer_is_the_one_of_the_page(self) -> None:
        transfer = Transaction(
            nonce=9, value=10**18, sender=ALICE, receiver=BOB, gas_limit=50_000, chain_id="D", version=2
        )
        guardian.sign_as_sender(transfer, sample_account("alice"), CAROL)
        guardian.co_sign(transfer, sample_account("carol"))
        self.assert_both_signed(transfer)
        shown = (FOLDER / "transactionsGuardedTransfer.json").read_text()
        self.assertIn(transfer.signature.hex(), shown)
        self.assertIn(transfer.guardian_signature.hex(), shown)
        with self.assertRaisesRegex(ValueError, "another guardian"):
            guardian.co_sign(transfer, sample_account("bob"))

    def test_unguard_and_change_need_the_guardian(self) -> None:
        alice = sample_account("alice", 10)
        unguard = guardian.co_sign(guardian.unguard_account(alice, CAROL), sample_account("carol"))
        self.assert_both_signed(unguard)
        self.assertEqual((unguard.data, unguard.gas_limit), (b"UnGuardAccount", 371_000))
        change = guardian.co_sign(guardian.change_guardian(alice, CAROL, BOB, SERVICE), sample_account("carol"))
        self.assert_both_signed(change)
        self.assertEqual(change.gas_limit, 498_500)
        self.assertEqual(alice.nonce, 12)

    def test_says_what_an_account_needs(self) -> None:
        carol = CAROL.to_bech32()

        def at(epoch: int) -> dict[str, object]:
            return {"address": carol, "activationEpoch": epoch, "serviceUID": SERVICE}

        states = [
            ({"guarded": False}, "signed alone, no active guardian"),
            (
                {"guarded": False, "pendingGuardian": at(2320)},
                f"signed alone, no active guardian; {carol} is active in 13 epochs",
            ),
            ({"guarded": False, "activeGuardian": at(2300)}, "signed alone, ready to be guarded"),
            ({"guarded": True, "activeGuardian": at(2300)}, f"co-signed by {carol}"),
        ]
        for data, sentence in states:
            gateway = FakeGateway({"GET /address/*/guardian-data": lambda _, __, data=data: {"guardianData": data}})
            self.addCleanup(gateway.close)
            self.assertEqual(guardian.describe_guard(ProxyNetworkProvider(gateway.url), ALICE, 2307), sentence)
