import unittest
from collections.abc import Callable
from itertools import count

from multiversx_sdk import Account, AddressComputer, Token, TokenTransfer, Transaction

from tests.support.expected_data import FOLDER
from tests.support.test_wallets import ALICE, BOB, CAROL, PUBLIC_TEST_MNEMONIC, sample_account
from transactions import relayed

POLICY = relayed.Policy("D", {BOB.to_bech32()}, 10**15)


def relayer_in(shard: int) -> Account:
    accounts = (Account.new_from_mnemonic(PUBLIC_TEST_MNEMONIC, index) for index in count(3))
    return next(account for account in accounts if AddressComputer(3).get_shard_of_address(account.address) == shard)


RELAYERS = [relayer_in(shard) for shard in range(3)]


def transfer() -> Transaction:
    return Transaction(
        nonce=7, value=10**18, sender=ALICE, receiver=BOB, gas_limit=56_000, chain_id="D", version=2, data=b"test"
    )


class RelayedTest(unittest.TestCase):
    def test_the_relayer_lives_in_the_senders_shard(self) -> None:
        self.assertEqual(relayed.relayer_for(ALICE, RELAYERS).address, RELAYERS[1].address)
        with self.assertRaisesRegex(ValueError, "no relayer in shard 1"):
            relayed.relayer_for(ALICE, [sample_account("bob"), sample_account("carol")])

    def test_both_sign_the_same_bytes(self) -> None:
        alice, relayer = sample_account("alice"), RELAYERS[1]
        transaction = relayed.relay(relayed.sign_for_relayer(transfer(), alice, relayer.address), relayer)
        content = relayed.computer.compute_bytes_for_signing(transaction)
        self.assertTrue(alice.verify(content, transaction.signature))
        self.assertTrue(relayer.verify(content, transaction.relayer_signature))
        self.assertEqual(transaction.gas_limit, 106_000)

    def test_token_transfer_is_the_one_of_the_page(self) -> None:
        tokens = [TokenTransfer(Token("ALICE-a1b2c3"), 7_500_000_000_000_000_000)]
        transaction = relayed.transfer_for_relayer(sample_account("alice", 7), BOB, tokens, RELAYERS[1].address)
        relayed.relay(transaction, RELAYERS[1])
        shown = (FOLDER / "transactionsRelayedTransfer.json").read_text()
        self.assertIn(transaction.signature.hex(), shown)
        self.assertIn(transaction.relayer_signature.hex(), shown)

    def test_signs_only_what_the_policy_allows(self) -> None:
        alice, relayer = sample_account("alice"), RELAYERS[1]
        accepted = relayed.accept_and_relay(
            relayed.sign_for_relayer(transfer(), alice, relayer.address), RELAYERS, POLICY
        )
        self.assertEqual(len(accepted.relayer_signature), 64)

        def refused(change: Callable[[Transaction], None], message: str) -> None:
            transaction = transfer()
            transaction.relayer = relayer.address
            change(transaction)
            transaction.signature = alice.sign_transaction(transaction)
            with self.assertRaisesRegex(ValueError, message):
                relayed.accept_and_relay(transaction, RELAYERS, POLICY)

        refused(lambda transaction: setattr(transaction, "receiver", CAROL), "not paid for")
        refused(lambda transaction: setattr(transaction, "gas_price", 10**11), "too expensive")
        refused(lambda transaction: setattr(transaction, "chain_id", "1"), "another network")
        refused(lambda transaction: setattr(transaction, "relayer", CAROL), "as the relayer")
        refused(lambda transaction: setattr(transaction, "guardian", relayer.address), "a guardian cannot")
        changed = relayed.sign_for_relayer(transfer(), alice, relayer.address)
        changed.gas_limit += 1
        with self.assertRaisesRegex(ValueError, "has not signed"):
            relayed.accept_and_relay(changed, RELAYERS, POLICY)
