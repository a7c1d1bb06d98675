import json
import unittest
from pathlib import Path
from typing import Any

from multiversx_sdk import Address, Transaction
from rest_api.gateway import (
    balance_at,
    connect,
    deposit_of,
    latest_transactions,
    outcome_of,
    read_account,
    seconds_left_in_epoch,
    send,
)

from tests.support.fake_gateway import FakeGateway
from tests.support.test_wallets import ALICE

RECORDINGS = Path(__file__).resolve().parents[2] / "cli" / "rest-api"
CONTRACT = Address.new_from_bech32("erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y")
HASH = "fa6200b4a56c43e9ad0a47aff27fedb68e5e9244c9f916c8eeb249363ca9c17f"


def recorded(name: str) -> Any:
    """What a proxy answered: the recordings that the pages show."""
    return json.loads((RECORDINGS / "answers" / f"{name}.json").read_text())["data"]


def answer_query(body: Any, _: str) -> Any:
    known = body["funcName"] == "getDeposit" and body["args"] == [ALICE.to_hex()]
    return recorded("vm-query" if known else "vm-failed")


class RestApiTest(unittest.TestCase):
    def setUp(self) -> None:
        self.server = FakeGateway(
            {
                "GET /address/*": lambda _, __: recorded("account"),
                "GET /address/*/guardian-data": lambda _, __: recorded("guardian"),
                "GET /address/*/esdt/*": lambda _, __: recorded("token"),
                "GET /address/*/balance": lambda _, __: recorded("past-balance"),
                "POST /transaction/send": lambda _, __: recorded("sent"),
                "GET /transaction/*/process-status": lambda _, __: recorded("process-status"),
                "POST /vm-values/query": answer_query,
                "GET /network/config": lambda _, __: recorded("network-config"),
                "GET /network/status/*": lambda _, __: recorded("network-status"),
                "GET /hyperblock/by-nonce/42325043": lambda _, __: recorded("hyperblock"),
            }
        )
        self.addCleanup(self.server.close)
        self.gateway = connect(self.server.url)

    def test_sends_the_name_of_the_client(self) -> None:
        self.assertIn("my-app", self.gateway.config.requests_options["headers"]["User-Agent"])

    def test_reads_an_account_and_a_token_of_it(self) -> None:
        expected = {"nonce": 43, "balance": 1_399_932_000_000_000_000, "tokens": 1_000_300 * 10**18}
        self.assertEqual(read_account(self.gateway, ALICE), expected)

    def test_reads_a_balance_of_the_past(self) -> None:
        self.assertEqual(balance_at(self.gateway, ALICE, 42_327_114), 1_500_000_000_000_000_000)

    def test_sends_a_transaction_and_reads_how_it_ended(self) -> None:
        body = json.loads((RECORDINGS / "transfer.json").read_text())
        tx_hash = send(self.gateway, Transaction.new_from_dictionary(body))
        self.assertEqual(tx_hash, HASH)
        self.assertEqual({key: self.server.posted[-1]["body"][key] for key in body}, body)
        self.assertEqual(outcome_of(self.gateway, tx_hash), ("success", ""))

    def test_reads_a_number_and_refuses_the_answer_of_a_view_that_failed(self) -> None:
        self.assertEqual(deposit_of(self.gateway, CONTRACT, ALICE), 250_000_000_000_000_000)
        with self.assertRaisesRegex(ValueError, r"^getDeposit: function not found: invalid function \(not found\)$"):
            deposit_of(self.gateway, CONTRACT, CONTRACT)

    def test_counts_the_seconds_until_the_epoch_ends(self) -> None:
        self.assertEqual(seconds_left_in_epoch(self.gateway), 14_400)

    def test_lists_what_the_latest_final_hyperblock_completed(self) -> None:
        self.assertEqual(latest_transactions(self.gateway), [HASH])
