import tempfile
import unittest
from pathlib import Path
from typing import Any

from multiversx_sdk import Address

from integrators.deposits import AddressBook, Deposit, find_deposits
from integrators.deposits_watcher import ChainMismatch, Ledger, catch_up
from integrators.gateway import Gateway, GatewayError
from tests.support.hyperblock_entries import event, logs, normal_entry, transfer_event, unsigned_entry
from tests.support.stand_in_gateway import StandInGateway, hash_of, hyperblock_hash
from tests.support.test_wallets import ALICE, BOB, CAROL

ONE_EGLD = 10**18
CONTRACT = Address.new_from_bech32("erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y")
# Bob's address, in shard 0, is a user's deposit address.
BOOK = AddressBook(
    shard_of_deposit_address=lambda address: 0 if address == BOB.to_bech32() else None,
    is_own_transaction=lambda hash: hash == hash_of("our withdrawal"),
)


def credit(hash: str, part: str, token: str, amount: int) -> Deposit:
    return Deposit(f"{hash}:{part}", hash, BOB.to_bech32(), token, amount)


def egld(name: str, value: int) -> dict[str, Any]:
    return normal_entry(name, ALICE, BOB, value=str(value))


class FindDepositsTest(unittest.TestCase):
    def test_credits_a_plain_transfer_of_egld(self) -> None:
        entry = egld("a", ONE_EGLD)
        self.assertEqual(find_deposits(entry, BOOK), [credit(entry["hash"], "value", "EGLD", ONE_EGLD)])

    def test_credits_a_guarded_and_a_relayed_transfer_like_any_other(self) -> None:
        guarded = {**egld("b", 1), "options": 2, "guardian": CAROL.to_bech32(), "guardianSignature": "d0" * 64}
        relayed = {**egld("c", 2), "isRelayed": True, "relayerAddress": CAROL.to_bech32()}
        amounts = [deposit.amount for entry in (guarded, relayed) for deposit in find_deposits(entry, BOOK)]
        self.assertEqual(amounts, [1, 2])

    def test_ignores_other_receivers_zero_values_and_transactions_that_moved_no_funds(self) -> None:
        self.assertEqual(find_deposits(normal_entry("d", ALICE, CAROL, value="5"), BOOK), [])
        self.assertEqual(find_deposits(egld("e", 0), BOOK), [])
        self.assertEqual(find_deposits({**egld("f", 5), "type": "invalid", "status": "invalid"}, BOOK), [])
        self.assertEqual(find_deposits({**egld("g", 5), "status": "fail"}, BOOK), [])

    def test_holds_a_returned_transfer_with_status_success_for_review(self) -> None:
        entry = {**egld("h", ONE_EGLD), "logs": logs(BOB, event("signalError", BOB, ALICE.get_public_key()))}
        (deposit,) = find_deposits(entry, BOOK)
        self.assertEqual(deposit.outcome, "review")
        self.assertEqual(deposit.reason, "the entry contains the event signalError")

    def test_credits_transfers_from_contracts_and_ignores_refunds(self) -> None:
        entry = unsigned_entry("i", CONTRACT, BOB, value="300")
        self.assertEqual(find_deposits(entry, BOOK), [credit(entry["hash"], "value", "EGLD", 300)])
        own = {**entry, "originalTransactionHash": hash_of("our withdrawal")}
        self.assertEqual(find_deposits(own, BOOK), [])
        (foreign_refund,) = find_deposits({**entry, "isRefund": True}, BOOK)
        self.assertEqual(foreign_refund.outcome, "review")

    def test_credits_a_token_from_the_event_and_not_from_the_data_field(self) -> None:
        transfer = transfer_event("ESDTTransfer", ALICE, BOB, ("USDC-c76f1f", 0, 1_000_000))
        entry = normal_entry("l", ALICE, BOB, logs=logs(ALICE, transfer))
        self.assertEqual(find_deposits(entry, BOOK), [credit(entry["hash"], "0.0", "USDC-c76f1f", 1_000_000)])
        self.assertEqual(find_deposits(normal_entry("l", ALICE, BOB), BOOK), [])

    def test_credits_every_part_of_a_multi_transfer(self) -> None:
        tokens = [("EGLD-000000", 0, ONE_EGLD), ("USDC-c76f1f", 0, 5), ("BOOKS-a1b2c3", 10, 1)]
        transfer = transfer_event("MultiESDTNFTTransfer", ALICE, BOB, *tokens)
        entry = unsigned_entry("m", ALICE, BOB, logs=logs(BOB, transfer))
        expected = [("0.0", "EGLD", ONE_EGLD), ("0.1", "USDC-c76f1f", 5), ("0.2", "BOOKS-a1b2c3-0a", 1)]
        self.assertEqual(find_deposits(entry, BOOK), [credit(entry["hash"], *part) for part in expected])

    def test_counts_a_transfer_between_shards_once_in_the_shard_of_the_receiver(self) -> None:
        transfer = transfer_event("ESDTNFTTransfer", ALICE, BOB, ("BOOKS-a1b2c3", 1, 1))
        at_source = normal_entry("n", ALICE, ALICE, logs=logs(ALICE, transfer))
        at_destination = unsigned_entry("o", ALICE, BOB, logs=logs(BOB, transfer))
        self.assertEqual(find_deposits(at_source, BOOK), [])
        self.assertEqual([deposit.token for deposit in find_deposits(at_destination, BOOK)], ["BOOKS-a1b2c3-01"])


class CatchUpTest(unittest.TestCase):
    def setUp(self) -> None:
        self.chain = StandInGateway(final_nonce=900)
        self.gateway = Gateway(self.chain.url)
        self.folder = tempfile.TemporaryDirectory()
        self.ledger = self.open_ledger()

    def tearDown(self) -> None:
        self.ledger.db.close()
        self.folder.cleanup()
        self.chain.close()

    def open_ledger(self) -> Ledger:
        return Ledger(Path(self.folder.name) / "ledger.db", 900, hyperblock_hash(900))

    def balance(self, token: str = "EGLD") -> int:
        return self.ledger.balance(BOB.to_bech32(), token)

    def test_processes_all_final_hyperblocks_and_stores_the_cursor(self) -> None:
        self.chain.add_hyperblock([egld("r", 1), egld("s", 2)])
        self.chain.add_hyperblock([])
        transfer = transfer_event("ESDTTransfer", ALICE, BOB, ("USDC-c76f1f", 0, 9))
        self.chain.add_hyperblock([egld("t", 4), normal_entry("u", ALICE, BOB, logs=logs(ALICE, transfer))])
        self.chain.hyperblocks[904] = self.chain.hyperblocks[903]  # served, but not final

        self.assertEqual(catch_up(self.gateway, self.ledger, BOOK), 3)
        self.assertEqual((self.balance(), self.balance("USDC-c76f1f")), (7, 9))
        self.assertEqual(self.ledger.cursor(), (903, hyperblock_hash(903)))
        self.assertEqual(catch_up(self.gateway, self.ledger, BOOK), 0)

    def test_resumes_after_a_crash_and_credits_once(self) -> None:
        self.chain.add_hyperblock([egld("v", 1)])
        self.chain.add_hyperblock([egld("w", 2)])
        commit = self.ledger.commit

        def crash_at_902(nonce: int, hash: str, deposits: list[Deposit]) -> None:
            if nonce == 902:
                raise SystemExit("the machine is gone")
            commit(nonce, hash, deposits)

        self.ledger.commit = crash_at_902  # type: ignore[method-assign]
        with self.assertRaises(SystemExit):
            catch_up(self.gateway, self.ledger, BOOK)
        self.ledger.db.close()

        self.ledger = self.open_ledger()
        self.assertEqual(self.ledger.cursor(), (901, hyperblock_hash(901)))
        self.assertEqual(catch_up(self.gateway, self.ledger, BOOK), 1)
        self.assertEqual(self.balance(), 3)

    def test_a_failed_commit_changes_neither_cursor_nor_deposits(self) -> None:
        deposits = find_deposits(egld("x", 5), BOOK)
        with self.assertRaises(AttributeError):
            self.ledger.commit(901, hyperblock_hash(901), [*deposits, None])  # type: ignore[list-item]
        self.assertEqual((self.ledger.cursor()[0], self.balance()), (900, 0))

    def test_processing_a_hyperblock_twice_changes_nothing(self) -> None:
        for _ in range(2):
            self.ledger.commit(901, hyperblock_hash(901), find_deposits(egld("x", 5), BOOK))
        self.assertEqual(self.balance(), 5)

    def test_stops_if_the_chain_does_not_continue_the_stored_hash(self) -> None:
        self.chain.add_hyperblock([egld("y", 1)])
        self.chain.hyperblocks[901]["prevBlockHash"] = "ff" * 32
        with self.assertRaises(ChainMismatch):
            catch_up(self.gateway, self.ledger, BOOK)
        self.assertEqual(self.ledger.cursor()[0], 900)

    def test_stops_at_an_incomplete_hyperblock(self) -> None:
        self.chain.add_hyperblock([egld("z", 1), egld("za", 1)])
        self.chain.hyperblocks[901]["transactions"].pop()
        with self.assertRaisesRegex(ChainMismatch, "hyperblock 901 is incomplete"):
            catch_up(self.gateway, self.ledger, BOOK)

    def test_waits_for_a_final_hyperblock_whose_execution_result_is_not_stored_yet(self) -> None:
        pending = {**egld("zd", 6), "status": "pending"}
        self.chain.add_hyperblock([egld("ze", 1)])
        self.chain.add_hyperblock([egld("zf", 2), pending])
        self.chain.add_hyperblock([egld("zg", 4)])
        self.assertEqual(catch_up(self.gateway, self.ledger, BOOK), 1)
        self.assertEqual((self.ledger.cursor(), self.balance()), ((901, hyperblock_hash(901)), 1))

        pending["status"] = "success"
        self.assertEqual(catch_up(self.gateway, self.ledger, BOOK), 2)
        self.assertEqual(self.balance(), 13)

    def test_reads_a_final_hyperblock_again_after_block_not_found(self) -> None:
        self.chain.add_hyperblock([egld("zh", 1)])
        self.chain.add_hyperblock([egld("zi", 2)])
        unstored = self.chain.hyperblocks.pop(902)
        with self.assertRaisesRegex(Exception, "block not found"):
            catch_up(self.gateway, self.ledger, BOOK)
        self.assertEqual((self.ledger.cursor(), self.balance()), ((901, hyperblock_hash(901)), 1))

        self.chain.hyperblocks[902] = unstored
        self.assertEqual(catch_up(self.gateway, self.ledger, BOOK), 1)
        self.assertEqual(self.balance(), 3)

    def test_lists_deposits_held_for_review(self) -> None:
        returned = {**egld("zb", 8), "logs": logs(BOB, event("signalError", BOB))}
        self.chain.add_hyperblock([returned])
        catch_up(self.gateway, self.ledger, BOOK)
        self.assertEqual(self.balance(), 0)
        self.assertEqual(self.ledger.to_review(), [(returned["hash"], "the entry contains the event signalError")])

    def test_reports_an_outage(self) -> None:
        self.chain.is_down = True
        with self.assertRaisesRegex(GatewayError, "sending request error"):
            catch_up(self.gateway, self.ledger, BOOK)


if __name__ == "__main__":
    unittest.main()
