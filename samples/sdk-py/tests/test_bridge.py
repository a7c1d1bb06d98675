import base64
import unittest
from typing import Any

from multiversx_sdk import Address, DevnetEntrypoint, Transaction

from bridge.roles import give_roles_to_safe
from bridge.views import fee_of, refunds_of
from bridge.withdraw import SAFE, WRAPPER, claim_refund, withdraw, withdraw_directly
from tests.support.expected_data import expected_data
from tests.support.fake_gateway import FakeGateway
from tests.support.test_wallets import ALICE, sample_account

# An address of the examples of EIP-55.
ETHEREUM_ADDRESS = "0x52908400098527886E0F7030069857D2E4169EE7"
ESDT_CONTRACT = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u")
ANSWERS = {
    "calculateRequiredFee": [(20_000_000).to_bytes(4, "big")],
    "getRefundAmounts": [b"ETHUSDC-220753", (230_000_000).to_bytes(4, "big")],
}


def answer_query(body: Any, _: str) -> Any:
    data = [base64.b64encode(value).decode() for value in ANSWERS[body["funcName"]]]
    return {"data": {"returnData": data, "returnCode": "ok", "returnMessage": ""}}


class BridgeTest(unittest.TestCase):
    def setUp(self) -> None:
        self.gateway = FakeGateway({"POST /vm-values/query": answer_query})
        self.addCleanup(self.gateway.close)
        network = DevnetEntrypoint(url=self.gateway.url, kind="proxy")
        self.contracts = network.create_smart_contract_controller()
        self.tokens = network.create_token_management_controller()

    def check(self, transaction: Transaction, name: str, receiver: Address) -> None:
        self.assertEqual(transaction.data.decode(), expected_data(name))
        self.assertEqual(transaction.receiver, receiver)
        self.assertEqual(transaction.value, 0)
        self.assertNotEqual(transaction.signature, b"")

    def test_withdraws(self) -> None:
        through_wrapper = withdraw(self.contracts, sample_account("alice"), ETHEREUM_ADDRESS)
        self.check(through_wrapper, "bridgeWithdraw", WRAPPER)
        direct = withdraw_directly(self.contracts, sample_account("alice"), ETHEREUM_ADDRESS)
        self.check(direct, "bridgeWithdrawDirectly", SAFE)

    def test_claims_a_refund(self) -> None:
        self.check(claim_refund(self.contracts, sample_account("alice")), "bridgeClaimRefund", SAFE)

    def test_gives_roles(self) -> None:
        self.check(give_roles_to_safe(self.tokens, sample_account("alice")), "bridgeGiveRoles", ESDT_CONTRACT)

    def test_reads(self) -> None:
        self.assertEqual(fee_of(self.contracts, "ETHUSDC-220753"), 20_000_000)
        self.assertEqual(refunds_of(self.contracts, ALICE), {"ETHUSDC-220753": 230_000_000})


if __name__ == "__main__":
    unittest.main()
