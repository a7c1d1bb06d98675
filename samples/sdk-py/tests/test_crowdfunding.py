import base64
import contextlib
import functools
import io
import tempfile
import time
import unittest
from pathlib import Path
from unittest.mock import patch

from multiversx_sdk import AddressComputer, DevnetEntrypoint

from crowdfunding import fund_on_devnet
from crowdfunding.campaign import (
    campaign_controller,
    claim,
    deploy,
    deposit_of,
    fund_with_egld,
    fund_with_esdt,
    refund,
    status_of,
)
from tests.support.expected_data import expected_data
from tests.support.fake_gateway import SENT_HASH, FakeGateway
from tests.support.test_wallets import ALICE, BOB, sample_account

ABI = Path(__file__).resolve().parents[2] / "contracts" / "crowdfunding" / "output" / "crowdfunding.abi.json"
# Where Alice's transaction of nonce 7 deploys.
CAMPAIGN = AddressComputer().compute_contract_address(ALICE, 7)
CODE = bytes.fromhex("0061736d01000000")
# What the gateway knows of every transaction that was sent.
TRANSACTION_ON_NETWORK = {"sender": BOB.to_bech32(), "receiver": CAMPAIGN.to_bech32(), "value": "500000000000000000"}
# In seconds.
THIRTY_DAYS = 30 * 24 * 60 * 60
ANSWERS = {"getStatus": "01", "getDeposit": "06f05b59d3b20000"}


def answer_query(body: dict[str, str], _path: str) -> dict[str, object]:
    value = base64.b64encode(bytes.fromhex(ANSWERS[body["funcName"]])).decode()
    return {"data": {"returnData": [value], "returnCode": "ok", "returnMessage": ""}}


class CrowdfundingTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.gateway = FakeGateway(
            {
                "POST /vm-values/query": answer_query,
                "GET /transaction/*": lambda _, __: {"transaction": TRANSACTION_ON_NETWORK},
                "GET /transaction/*/process-status": lambda _, __: {"status": "success", "reason": ""},
            }
        )
        cls.entrypoint = DevnetEntrypoint(url=cls.gateway.url, kind="proxy", with_gas_limit_estimator=True)
        cls.controller = campaign_controller(cls.entrypoint, ABI)

    @classmethod
    def tearDownClass(cls) -> None:
        cls.gateway.close()

    def test_deploys_with_the_data_that_the_page_shows(self) -> None:
        earliest = int(time.time()) + THIRTY_DAYS
        transaction = deploy(self.controller, sample_account("alice", 7), CODE)
        latest = int(time.time()) + THIRTY_DAYS
        code, *arguments, deadline = transaction.data.decode().split("@")
        self.assertIn(int(deadline, 16), range(earliest * 1000, latest * 1000 + 1, 1000))
        self.assertEqual(code, CODE.hex())
        self.assertEqual("@".join(["<code>", *arguments, "<deadline>"]), expected_data("crowdfundingDeploy"))
        self.assertEqual(transaction.nonce, 7)
        self.assertEqual(transaction.chain_id, "D")
        self.assertEqual(transaction.gas_limit, 3_000_000)

    def test_funds_with_half_an_egld(self) -> None:
        transaction = fund_with_egld(self.controller, sample_account("bob"), CAMPAIGN)
        self.assertEqual(transaction.value, 500_000_000_000_000_000)
        self.assertEqual(transaction.data.decode(), expected_data("crowdfundingFundEgld"))

    def test_funds_with_an_esdt(self) -> None:
        transaction = fund_with_esdt(self.controller, sample_account("bob"), CAMPAIGN)
        self.assertEqual(transaction.value, 0)
        self.assertEqual(transaction.receiver, CAMPAIGN)
        self.assertEqual(transaction.data.decode(), expected_data("crowdfundingFundEsdt"))

    def test_claims_and_refunds_without_arguments(self) -> None:
        claimed = claim(self.controller, sample_account("alice"), CAMPAIGN)
        refunded = refund(self.controller, sample_account("bob"), CAMPAIGN)
        self.assertEqual(claimed.data.decode(), expected_data("crowdfundingClaim"))
        self.assertEqual(refunded.data.decode(), expected_data("crowdfundingRefund"))

    def test_signs_so_that_the_sender_verifies_and_sends(self) -> None:
        bob = sample_account("bob", 3)
        transaction = fund_with_egld(self.controller, bob, CAMPAIGN)
        self.assertTrue(self.entrypoint.verify_transaction_signature(transaction))
        self.assertEqual(bob.nonce, 4)
        self.assertEqual(self.entrypoint.send_transaction(transaction).hex(), SENT_HASH)
        self.assertEqual(self.gateway.posted[-1]["body"]["nonce"], 3)

    def test_reads_the_status_by_its_name_and_a_deposit_in_atomic_units(self) -> None:
        self.assertEqual(status_of(self.controller, CAMPAIGN), "Succeeded")
        self.assertEqual(deposit_of(self.controller, CAMPAIGN, BOB), 500_000_000_000_000_000)
        self.assertEqual(self.gateway.posted[-1]["body"]["args"], [BOB.to_hex()])

    def test_the_script_funds_the_campaign_waits_for_the_outcome_and_prints_it(self) -> None:
        local = functools.partial(DevnetEntrypoint, url=self.gateway.url, kind="proxy")
        output = io.StringIO()
        with (
            tempfile.TemporaryDirectory() as folder,
            contextlib.chdir(ABI.parents[1]),
            contextlib.redirect_stdout(output),
            patch.object(fund_on_devnet, "DevnetEntrypoint", local),
        ):
            pem = Path(folder) / "donor.pem"
            sample_account("bob").save_to_pem(pem)
            fund_on_devnet.main(str(pem), CAMPAIGN.to_bech32())
        self.assertEqual(output.getvalue(), f"{SENT_HASH}: success, the campaign is Succeeded\n")
        sent = [posted["body"] for posted in self.gateway.posted if posted["path"] == "/transaction/send"][-1]
        self.assertEqual(sent["nonce"], 7)
        self.assertEqual(sent["value"], "500000000000000000")
        self.assertEqual(sent["gasLimit"], 3_300_000)


if __name__ == "__main__":
    unittest.main()
