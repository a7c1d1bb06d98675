import json
import unittest
from typing import Any

from multiversx_sdk import Address, DevnetEntrypoint, Transaction

from governance.proposals import close, propose, vote
from governance.upkeep import change_config, claim_fees, clear_votes
from governance.views import (
    GOVERNANCE_CONTRACT,
    count_delegation_contracts,
    read_config,
    read_delegated,
    read_power,
    read_proposal,
)
from tests.support.expected_data import FOLDER, expected_data
from tests.support.fake_gateway import FakeGateway
from tests.support.test_wallets import ALICE, BOB, CAROL, sample_account

EGLD = 10**18
CONTRACT = Address.new_from_bech32("erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y")
ANSWERS = {
    "viewConfig": "governanceViewConfig",
    "viewProposal": "governanceViewProposal",
    "viewDelegatedVoteInfo": "governanceViewDelegatedVoteInfo",
}


def answer_query(body: Any, _: str) -> Any:
    name = body["funcName"]
    if name in ANSWERS:
        data = json.loads((FOLDER / f"{ANSWERS[name]}.json").read_text())["returnData"]
    elif name == "getAllContractAddresses":
        data = ["AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE="] * 200
    else:
        data = ["oqFdCVGb4AAA"]
    return {"data": {"returnData": data, "returnCode": "ok", "returnMessage": ""}}


class GovernanceTest(unittest.TestCase):
    def setUp(self) -> None:
        self.gateway = FakeGateway({"POST /vm-values/query": answer_query})
        self.addCleanup(self.gateway.close)
        network = DevnetEntrypoint(url=self.gateway.url, kind="proxy")
        self.governance = network.create_governance_controller()
        self.contracts = network.create_smart_contract_controller()

    def check(self, transaction: Transaction, name: str, gas: int, value: int = 0) -> None:
        data = transaction.data.decode()
        self.assertEqual(data, expected_data(name))
        self.assertEqual(transaction.receiver, GOVERNANCE_CONTRACT)
        self.assertEqual(transaction.value, value)
        self.assertNotEqual(transaction.signature, b"")
        movement = 50_000 + 1_500 * len(data)
        self.assertGreaterEqual(transaction.gas_limit, movement + gas)
        self.assertLessEqual(transaction.gas_limit, movement + 2 * gas)

    def last_arguments(self) -> list[str]:
        return self.gateway.posted[-1]["body"]["args"]

    def test_proposes_votes_and_closes(self) -> None:
        proposal = propose(self.governance, sample_account("alice"), 2310, 2319)
        self.check(proposal, "governanceProposal", 50_000_000, 1_000 * EGLD)
        self.check(vote(self.governance, sample_account("alice"), 200), "governanceVote", 15_050_000)
        self.check(close(self.governance, sample_account("alice")), "governanceClose", 50_000_000)

    def test_clears_changes_and_claims(self) -> None:
        cleared = clear_votes(self.governance, sample_account("alice"), [BOB, CAROL])
        self.check(cleared, "governanceClear", 150_000_000)
        changed = change_config(self.governance, sample_account("alice"))
        self.check(changed, "governanceChangeConfig", 50_000_000)
        self.check(claim_fees(self.governance, sample_account("alice")), "governanceClaimFees", 1_000_000)

    def test_reads(self) -> None:
        self.assertEqual(read_config(self.governance).proposal_fee, 1_000 * EGLD)
        proposal = read_proposal(self.governance, 12)
        self.assertEqual(self.last_arguments(), ["0c"])
        self.assertEqual(proposal.num_yes_votes, 1_900_000 * EGLD)
        self.assertTrue(proposal.is_passed)
        self.assertEqual(read_power(self.governance, ALICE), 3_000 * EGLD)
        self.assertEqual(self.last_arguments(), [ALICE.to_hex()])

    def test_reads_delegated_votes(self) -> None:
        info = read_delegated(self.contracts, CONTRACT, 12)
        self.assertEqual(self.last_arguments(), [CONTRACT.to_hex(), "0c"])
        self.assertEqual(info["used_stake"], 150 * EGLD)
        self.assertEqual(info["total_power"], 40_000 * EGLD)
        self.assertEqual(count_delegation_contracts(self.contracts), 200)

    def test_the_sdk_sends_an_account_where_the_contract_reads_a_nonce(self) -> None:
        self.governance.get_delegated_vote_info(CONTRACT, ALICE)
        self.assertEqual(self.last_arguments(), [CONTRACT.to_hex(), ALICE.to_hex()])


if __name__ == "__main__":
    unittest.main()
