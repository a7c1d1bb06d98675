import base64
import json
import unittest
from typing import Any

from multiversx_sdk import Address, DevnetEntrypoint, Transaction, ValidatorPEM, ValidatorPublicKey
from multiversx_sdk.abi import AddressValue

from delegation.plain_calls import change_owner, claim_from_many, restake_nodes
from delegation.provider import (
    add_nodes,
    change_cap,
    change_service_fee,
    contract,
    create_contract,
    let_rewards_pass_the_cap,
    remove_nodes,
    set_metadata,
    stake_nodes,
    switch_automatic_activation_off,
    unbond_nodes,
    unjail_nodes,
    unstake_nodes,
)
from delegation.views import Funds, read_funds, read_nodes, share_of_epoch
from tests.support.expected_data import OWN_FOLDER, expected_data
from tests.support.fake_gateway import FakeGateway
from tests.support.test_wallets import BOB, sample_account

EGLD = 10**18
MANAGER = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqylllslmq6y6")
PEM = OWN_FOLDER / "validators.pem.txt"
SECRET_KEYS = [entry.secret_key for entry in ValidatorPEM.from_file_all(PEM)]
KEYS = [ValidatorPublicKey(key.generate_public_key().buffer) for key in SECRET_KEYS]
VIEWS = json.loads((OWN_FOLDER / "delegationViews.json").read_text())


def answer_query(body: Any, _: str) -> Any:
    view = VIEWS[body["funcName"]]
    if body["args"] != view["args"]:
        raise AssertionError(f"Expected the arguments {view['args']}, found {body['args']}")
    return {"data": {"returnData": view["returnData"], "returnCode": "ok", "returnMessage": ""}}


class DelegationTest(unittest.TestCase):
    def check(self, transaction: Transaction, name: str, gas: int, value: int = 0, receiver: Address = contract) -> None:
        data = transaction.data.decode()
        self.assertEqual(data, expected_data(name, OWN_FOLDER))
        self.assertEqual(transaction.receiver, receiver)
        self.assertEqual(transaction.value, value)
        self.assertNotEqual(transaction.signature, b"")
        movement = 50_000 + 1_500 * len(data)
        self.assertGreaterEqual(transaction.gas_limit, movement + gas)
        self.assertLessEqual(transaction.gas_limit, movement + 2 * gas)

    def test_creates_a_contract_with_the_least_deposit(self) -> None:
        transaction = create_contract(sample_account("alice"))
        self.check(transaction, "delegationCreate", 55_000_000, 1_250 * EGLD, MANAGER)

    def test_changes_settings(self) -> None:
        self.check(set_metadata(sample_account("alice")), "delegationMetadata", 1_000_000)
        self.check(change_service_fee(sample_account("alice"), 1_250), "delegationFee", 1_000_000)
        self.check(change_cap(sample_account("alice"), 20_000 * EGLD), "delegationCap", 1_000_000)

    def test_adds_nodes_that_signed_the_address_of_the_contract(self) -> None:
        transaction = add_nodes(sample_account("alice"), PEM)
        self.check(transaction, "delegationAddNodes", 3_000_000)
        signatures = transaction.data.decode().split("@")[2::2]
        self.assertEqual(signatures, [key.sign(contract.get_public_key()).hex() for key in SECRET_KEYS])

    def test_stakes_and_unjails_nodes(self) -> None:
        self.check(stake_nodes(sample_account("alice"), KEYS), "delegationStakeNodes", 11_000_000)
        unjail = unjail_nodes(sample_account("alice"), KEYS[:1])
        self.check(unjail, "delegationUnjail", 6_000_000, 2_500_000_000_000_000_000)

    def test_switches_off_with_the_text_false(self) -> None:
        self.check(let_rewards_pass_the_cap(sample_account("alice")), "delegationCapCheckOff", 1_000_000)
        self.check(switch_automatic_activation_off(sample_account("alice")), "delegationActivationOff", 1_000_000)

    def test_takes_nodes_out_again(self) -> None:
        self.check(unstake_nodes(sample_account("alice"), KEYS), "delegationUnstakeNodes", 11_000_000)
        self.check(unbond_nodes(sample_account("alice"), KEYS), "delegationUnbondNodes", 11_000_000)
        self.check(remove_nodes(sample_account("alice"), KEYS), "delegationRemoveNodes", 3_000_000)
        restake = restake_nodes(sample_account("alice"), contract, KEYS)
        self.check(restake, "delegationRestakeNodes", 31_000_000)

    def test_hands_the_contract_over(self) -> None:
        transaction = change_owner(sample_account("alice"), contract, BOB)
        self.check(transaction, "delegationChangeOwner", 1_000_000)

    def test_claims_from_many_at_the_manager(self) -> None:
        second = Address(contract.get_public_key()[:-4] + bytes.fromhex("03ffffff"), "erd")
        transaction = claim_from_many(sample_account("bob"), [contract, second])
        self.check(transaction, "delegationClaimMulti", 3_000_000, receiver=MANAGER)


class ViewsTest(unittest.TestCase):
    def setUp(self) -> None:
        self.gateway = FakeGateway({"POST /vm-values/query": answer_query})
        self.addCleanup(self.gateway.close)
        self.contracts = DevnetEntrypoint(url=self.gateway.url, kind="proxy").create_smart_contract_controller()

    def test_reads_what_a_delegator_has(self) -> None:
        funds = read_funds(self.contracts, contract, BOB)
        self.assertEqual(funds, Funds(3_500 * EGLD, 63 * EGLD // 100, 100 * EGLD, 0))

    def test_asks_as_the_shown_request_does(self) -> None:
        request, answer = (
            json.loads((OWN_FOLDER / f"delegation{name}.json").read_text()) for name in ("Query", "Answer")
        )
        parts = self.contracts.query(
            contract=contract, function="getClaimableRewards", arguments=[AddressValue.new_from_address(BOB)]
        )
        body = self.gateway.posted[0]["body"]
        self.assertEqual({name: body[name] for name in request}, request)
        shown = [base64.b64decode(part) for part in answer["data"]["data"]["returnData"]]
        self.assertEqual(parts, shown)
        self.assertEqual(shown[0].hex(), "08be35a9807f0000")
        self.assertEqual(int.from_bytes(shown[0], "big"), 63 * EGLD // 100)

    def test_reads_the_nodes_by_state(self) -> None:
        self.assertEqual(read_nodes(self.contracts, contract), {"staked": [key.hex() for key in KEYS]})

    def test_shares_the_rewards_of_an_epoch_without_a_rest(self) -> None:
        stakes = {"alice": 2_000, "bob": 3_500, "carol": 500}
        shares = {
            name: share_of_epoch(self.contracts, contract, 2310, stake * EGLD, name == "alice")
            for name, stake in stakes.items()
        }
        self.assertEqual(shares, {"alice": 48 * EGLD // 100, "bob": 63 * EGLD // 100, "carol": 9 * EGLD // 100})
        self.assertEqual(sum(shares.values()), 12 * EGLD // 10)


if __name__ == "__main__":
    unittest.main()
