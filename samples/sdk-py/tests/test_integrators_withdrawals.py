import tempfile
import unittest
from pathlib import Path
from typing import Any

from integrators.gateway import Gateway, GatewayError
from integrators.withdrawals import (
    MISSING_FOR,
    REPLACE_AFTER,
    RESEND_AFTER,
    KeyUsedElsewhere,
    WithdrawalSender,
)
from tests.support.stand_in_gateway import StandInGateway
from tests.support.test_wallets import ALICE, BOB, CAROL, sample_account

ONE_EGLD = 10**18
BOB_ADDRESS = BOB.to_bech32()


class WithdrawalsTest(unittest.TestCase):
    def setUp(self) -> None:
        self.chain = StandInGateway()
        self.alice = self.chain.accounts[ALICE.to_bech32()] = {"nonce": 42, "balance": 1_000 * ONE_EGLD}
        self.gateway = Gateway(self.chain.url)
        self.folder = tempfile.TemporaryDirectory()
        self.clock = 1_796_000_000.0
        self.sender = self.open_sender()

    def tearDown(self) -> None:
        self.sender.db.close()
        self.folder.cleanup()
        self.chain.close()

    def open_sender(self) -> WithdrawalSender:
        """A sender as after a restart: all that it knows is in its database."""
        path = Path(self.folder.name) / "withdrawals.db"
        network = self.gateway.network_config()
        return WithdrawalSender(self.gateway, path, sample_account("alice"), network, lambda: self.clock)

    def pay(self, *ids: str, amount: int = ONE_EGLD, token: str = "EGLD") -> None:
        for id in ids:
            self.sender.request(id, BOB_ADDRESS, token, amount)

    def stored(self, id: str) -> Any:
        return self.sender.db.execute("SELECT * FROM withdrawals WHERE id = ?", (id,)).fetchone()

    def nonces(self) -> list[int]:
        return [transaction.nonce for _, transaction in self.chain.pool]

    def test_signs_sends_and_closes_the_withdrawal_once_it_is_executed(self) -> None:
        self.pay("w1")
        self.sender.tick()
        ((hash, transaction),) = self.chain.pool
        self.assertEqual((transaction.nonce, transaction.value, transaction.gas_limit), (42, ONE_EGLD, 50_000))
        self.assertEqual(hash, self.sender.attempts("w1")[0]["hash"])
        self.assertEqual(self.stored("w1")["state"], "signed")
        self.chain.execute()
        self.sender.tick()
        self.assertEqual(self.stored("w1")["state"], "done")

    def test_pays_a_repeated_request_only_once(self) -> None:
        self.pay("w1")
        self.pay("w1", amount=9 * ONE_EGLD)
        self.sender.tick()
        self.sender.db.close()
        self.sender = self.open_sender()
        self.pay("w1")
        self.sender.tick()
        self.assertEqual([transaction.value for _, transaction in self.chain.pool], [ONE_EGLD])

    def test_rejects_contracts_wrong_checksums_and_zero_amounts(self) -> None:
        contract = "erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y"
        for receiver, amount in ((contract, 1), (BOB_ADDRESS[:-1] + "q", 1), (BOB_ADDRESS, 0)):
            with self.assertRaises(Exception):
                self.sender.request("w1", receiver, "EGLD", amount)
        self.assertIsNone(self.stored("w1"))

    def test_assigns_nonces_without_a_gap_and_keeps_at_most_100_open(self) -> None:
        self.pay(*(f"w{index}" for index in range(130)), amount=1)
        self.sender.tick()
        self.assertEqual(self.nonces(), list(range(42, 142)))
        self.chain.execute(60)
        self.sender.tick()
        self.assertEqual(self.nonces(), list(range(102, 172)))

    def test_resends_the_same_bytes_after_an_outage_and_a_restart(self) -> None:
        self.pay("w1")
        self.chain.refuse = lambda _: "insufficient funds for address"
        self.sender.tick()
        hash = self.sender.attempts("w1")[0]["hash"]
        self.chain.is_down = True
        with self.assertRaises(GatewayError):
            self.sender.tick()
        self.chain.is_down = False
        self.chain.refuse = lambda _: None
        self.sender.db.close()
        self.sender = self.open_sender()
        self.sender.tick()
        self.assertEqual([known for known, _ in self.chain.pool], [hash])

    def test_resends_transactions_that_the_pool_has_lost(self) -> None:
        self.pay("w1")
        self.sender.tick()
        self.chain.pool.clear()
        self.clock += RESEND_AFTER - 1
        self.sender.tick()
        self.assertEqual(len(self.chain.posted), 1)
        self.clock += 1
        self.sender.tick()
        self.assertEqual(len(set(self.chain.posted)), 1)
        self.assertEqual(self.nonces(), [42])

    def test_raises_the_price_of_the_first_pending_transaction_only(self) -> None:
        self.pay("w1", "w2")
        self.sender.tick()
        self.clock += REPLACE_AFTER
        self.sender.tick()
        first, second = self.sender.attempts("w1"), self.sender.attempts("w2")
        self.assertEqual((len(first), len(second)), (2, 1))
        self.assertEqual([(t.nonce, t.gas_price) for _, t in self.chain.pool if t.nonce == 42],
                         [(42, 1_000_000_000), (42, 1_200_000_000)])
        self.assertEqual(self.chain.execute(), [first[1]["hash"], second[0]["hash"]])
        self.sender.tick()
        self.assertEqual([self.stored(id)["state"] for id in ("w1", "w2")], ["done", "done"])

    def test_never_pays_more_than_five_times_the_minimum_price(self) -> None:
        self.pay("w1")
        for _ in range(20):
            self.sender.tick()
            self.clock += REPLACE_AFTER
        self.assertLessEqual(max(t.gas_price for _, t in self.chain.pool), 5_000_000_000)

    def test_does_not_pay_a_failed_transaction_again_automatically(self) -> None:
        self.pay("w1")
        self.sender.tick()
        self.chain.execute(ending=("fail", "@75736572206572726f72"))
        self.sender.tick()
        self.sender.tick()
        row = self.stored("w1")
        self.assertEqual((row["state"], row["reason"], self.nonces()), ("failed", "@75736572206572726f72", []))

    def test_waits_for_a_transaction_that_is_on_its_way_to_another_shard(self) -> None:
        self.pay("w1")
        self.sender.tick()
        (hash,) = self.chain.execute(ending=("pending", ""))
        self.sender.tick()
        self.assertEqual(self.stored("w1")["state"], "signed")
        self.chain.process_statuses[hash] = ("success", "")
        self.sender.tick()
        self.assertEqual(self.stored("w1")["state"], "done")

    def test_asks_for_review_if_an_unknown_transaction_used_the_nonce(self) -> None:
        self.pay("w1")
        self.sender.tick()
        self.chain.pool.clear()
        self.alice["nonce"] = 43
        self.sender.tick()
        self.assertEqual(self.stored("w1")["state"], "signed")
        self.clock += MISSING_FOR
        self.sender.tick()
        row = self.stored("w1")
        self.assertEqual((row["state"], row["reason"]), ("review", "another transaction used the nonce"))

    def test_asks_for_review_if_a_block_contains_the_transaction_but_could_not_execute_it(self) -> None:
        self.pay("w1")
        self.sender.tick()
        ((hash, _),) = self.chain.pool
        self.chain.pool.clear()
        self.chain.process_statuses[hash] = ("not-executable-in-block", "")
        self.alice["nonce"] = 43
        self.sender.tick()
        self.assertEqual(self.stored("w1")["state"], "signed")
        self.clock += MISSING_FOR
        self.sender.tick()
        self.assertEqual(self.stored("w1")["state"], "review")

    def test_stops_if_another_program_signs_with_the_key(self) -> None:
        self.pay("w1")
        self.sender.tick()
        self.alice["nonce"] = 50
        with self.assertRaises(KeyUsedElsewhere):
            self.sender.tick()

    def test_fills_the_nonce_gap_of_a_rejected_transaction(self) -> None:
        self.pay("w1")
        self.pay("w2", amount=2 * ONE_EGLD)
        self.pay("w3")
        self.chain.refuse = lambda transaction: "invalid value" if transaction.value == 2 * ONE_EGLD else None
        for _ in range(3):
            self.sender.tick()
        self.assertEqual([(t.nonce, t.value) for _, t in self.chain.pool], [(42, ONE_EGLD), (43, 0), (44, ONE_EGLD)])
        self.assertEqual(self.chain.pool[1][1].receiver, ALICE)
        self.chain.execute()
        self.sender.tick()
        states = {row["id"]: row["state"] for row in self.sender.db.execute("SELECT id, state FROM withdrawals")}
        self.assertEqual(states, {"w1": "done", "w2": "review", "w3": "done", "filler-43": "done"})

    def test_signs_no_more_than_the_balance_covers(self) -> None:
        self.alice["balance"] = 2 * ONE_EGLD
        self.pay("w1", "w2")
        self.sender.tick()
        self.assertEqual([self.stored(id)["state"] for id in ("w1", "w2")], ["signed", "queued"])
        self.alice["balance"] = 5 * ONE_EGLD
        self.sender.tick()
        self.assertEqual(self.stored("w2")["state"], "signed")

    def test_sends_tokens_to_the_receiver_and_nfts_to_its_own_address(self) -> None:
        self.sender.request("w1", CAROL.to_bech32(), "USDC-c76f1f", 1_000_000)
        self.sender.request("w2", CAROL.to_bech32(), "BOOKS-a1b2c3-0a", 1)
        self.sender.tick()
        fungible, nft = (transaction for _, transaction in self.chain.pool)
        self.assertEqual(fungible.receiver, CAROL)
        self.assertEqual(fungible.data, b"ESDTTransfer@555344432d633736663166@0f4240")
        self.assertEqual(nft.receiver, ALICE)
        self.assertEqual(nft.data.decode(), f"ESDTNFTTransfer@424f4f4b532d613162326333@0a@01@{CAROL.to_hex()}")


if __name__ == "__main__":
    unittest.main()
