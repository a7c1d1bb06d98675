import base64
import unittest
from typing import Any

from multiversx_sdk import Address, DevnetEntrypoint, Transaction

from tests.support.expected_data import expected_data
from tests.support.fake_gateway import SENT_HASH, FakeGateway
from tests.support.test_wallets import ALICE, BOB, CAROL, sample_account
from tokens import collections, fungible, items, manage
from tokens.fungible import ESDT_CONTRACT, send

# Where Alice's transaction of nonce 7 deploys.
CONTRACT = Address.new_from_bech32("erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y")
ISSUE_COST = 50_000_000_000_000_000
ESDT_CONTRACT_GAS = 50_000_000
STORE_PER_BYTE = 10_000

PROPERTIES = ["AliceTokens", "FungibleESDT", "CanFreeze-true"]


def encoded(text: str) -> str:
    return base64.b64encode(text.encode()).decode()


def answer_transaction(identifier: str, topics: list[str]) -> dict[str, Any]:
    event = {"address": ALICE.to_bech32(), "identifier": identifier, "topics": [encoded(topic) for topic in topics]}
    return {
        "transaction": {
            "sender": ALICE.to_bech32(),
            "receiver": ESDT_CONTRACT.to_bech32(),
            "value": "0",
            "status": "success",
            "logs": {"address": ALICE.to_bech32(), "events": [event]},
        }
    }


class CallTest(unittest.TestCase):
    def check(self, transaction: Transaction, name: str, receiver: Address, gas: int, value: int = 0) -> None:
        """The data field that the page shows, and a gas limit that covers it without being charged whole."""
        data = transaction.data.decode()
        self.assertEqual(data, expected_data(name))
        self.assertEqual(transaction.receiver, receiver)
        self.assertEqual(transaction.value, value)
        self.assertEqual(transaction.chain_id, "D")
        self.assertNotEqual(transaction.signature, b"")
        movement = 50_000 + 1_500 * len(data)
        self.assertGreaterEqual(transaction.gas_limit, movement + gas)
        self.assertLessEqual(transaction.gas_limit, movement + 2 * gas)

    def check_contract_call(self, transaction: Transaction, name: str, value: int = 0) -> None:
        self.check(transaction, name, ESDT_CONTRACT, ESDT_CONTRACT_GAS, value)


class FungibleTest(CallTest):
    def test_issues(self) -> None:
        self.check_contract_call(fungible.issue(sample_account("alice")), "tokensIssue", ISSUE_COST)
        self.check_contract_call(fungible.issue_with_roles(sample_account("alice")), "tokensIssueWithRoles", ISSUE_COST)

    def test_transfers(self) -> None:
        self.check(fungible.transfer(sample_account("alice"), BOB), "tokensTransfer", BOB, 200_000)
        # What the contract runs comes on top; 9 million of it here.
        call = fungible.transfer_and_call(sample_account("alice"), CONTRACT)
        self.check(call, "tokensTransferAndCall", CONTRACT, 9_200_000)
        several = fungible.transfer_several(sample_account("alice"), BOB)
        self.check(several, "tokensMultiTransfer", ALICE, 3 * 200_000)
        several_and_call = fungible.transfer_several_and_call(sample_account("alice"), CONTRACT)
        self.check(several_and_call, "tokensMultiTransferAndCall", ALICE, 2 * 200_000 + 9_000_000)

    def test_mints_and_burns(self) -> None:
        self.check(fungible.mint(sample_account("alice")), "tokensMint", ALICE, 50_000)
        self.check(fungible.burn(sample_account("alice")), "tokensBurn", ALICE, 50_000)

    def test_gives_and_takes_roles(self) -> None:
        self.check_contract_call(manage.set_roles(sample_account("alice"), BOB), "tokensSetRoles")
        self.check_contract_call(manage.unset_roles(sample_account("alice"), BOB), "tokensUnsetRoles")
        self.check_contract_call(manage.end_burning_for_all(sample_account("alice")), "tokensUnsetBurnForAll")
        self.check_contract_call(manage.allow_burning_for_all(sample_account("alice")), "tokensSetBurnForAll")
        self.check_contract_call(manage.limit_transfers(sample_account("alice"), BOB), "tokensLimitTransfers")
        self.check_contract_call(manage.send_transfer_roles(sample_account("alice")), "tokensSendTransferRoles")

    def test_controls(self) -> None:
        self.check_contract_call(manage.pause(sample_account("alice")), "tokensPause")
        self.check_contract_call(manage.unpause(sample_account("alice")), "tokensUnpause")
        self.check_contract_call(manage.freeze(sample_account("alice"), CAROL), "tokensFreeze")
        self.check_contract_call(manage.unfreeze(sample_account("alice"), CAROL), "tokensUnfreeze")
        self.check_contract_call(manage.wipe(sample_account("alice"), CAROL), "tokensWipe")
        self.check_contract_call(manage.give_up_wiping(sample_account("alice")), "tokensControlChanges")
        self.check_contract_call(manage.hand_over(sample_account("alice"), CAROL), "tokensTransferOwnership")


class CollectionsTest(CallTest):
    def test_issues(self) -> None:
        for transaction, name in [
            (collections.issue_non_fungible(sample_account("alice")), "nftIssue"),
            (collections.issue_semi_fungible(sample_account("alice")), "nftIssueSemiFungible"),
            (collections.register_meta_esdt(sample_account("alice")), "nftRegisterMeta"),
            (collections.issue_with_roles(sample_account("alice")), "nftIssueWithRoles"),
            (collections.register_dynamic(sample_account("alice")), "nftRegisterDynamic"),
            (collections.register_dynamic_with_roles(sample_account("alice")), "nftRegisterDynamicWithRoles"),
        ]:
            self.check_contract_call(transaction, name, ISSUE_COST)

    def test_manages_roles_and_type(self) -> None:
        for transaction, name in [
            (collections.set_roles(sample_account("alice"), BOB), "nftSetRoles"),
            (collections.transfer_create_role(sample_account("alice"), BOB, CAROL), "nftTransferCreateRole"),
            (collections.stop_creating(sample_account("alice")), "nftStopCreating"),
            (collections.change_to_meta_esdt(sample_account("alice")), "nftChangeToMeta"),
            (collections.change_to_dynamic(sample_account("alice")), "nftChangeToDynamic"),
            (collections.update_token_id(sample_account("carol")), "nftUpdateTokenId"),
            (collections.allow_several_creators(sample_account("alice")), "nftMultiShard"),
        ]:
            self.check_contract_call(transaction, name)


class ItemsTest(CallTest):
    def test_creates(self) -> None:
        stored = 10 + 1 + 14 + 2 + 14 + 25
        self.check(items.create(sample_account("alice")), "nftCreate", ALICE, 150_000 + stored * STORE_PER_BYTE)

    def test_transfers(self) -> None:
        self.check(items.transfer_item(sample_account("alice"), BOB), "nftTransfer", ALICE, 200_000)
        # What the contract runs comes on top; 9 million of it here.
        call = items.transfer_item_and_call(sample_account("alice"), CONTRACT)
        self.check(call, "nftTransferAndCall", ALICE, 9_200_000)

    def test_changes_quantity(self) -> None:
        self.check(items.add_quantity(sample_account("bob")), "nftAddQuantity", BOB, 50_000)
        self.check(items.burn_quantity(sample_account("bob")), "nftBurn", BOB, 50_000)

    def test_changes_fields(self) -> None:
        for transaction, name, gas in [
            (items.update_attributes(sample_account("alice")), "nftUpdateAttributes", 50_000 + 14 * STORE_PER_BYTE),
            (items.add_uris(sample_account("alice")), "nftAddUris", 50_000 + 25 * STORE_PER_BYTE),
            (items.modify_royalties(sample_account("alice")), "nftModifyRoyalties", 500_000),
            (items.set_uris(sample_account("alice")), "nftSetUris", 500_000),
            (items.update_metadata(sample_account("alice")), "nftUpdateMetadata", 1_000_000),
            (items.recreate_metadata(sample_account("alice")), "nftRecreateMetadata", 1_000_000),
        ]:
            self.check(transaction, name, ALICE, gas)
        self.check(items.become_creator(sample_account("bob")), "nftModifyCreator", BOB, 500_000)

    def test_freezes_and_wipes(self) -> None:
        self.check_contract_call(items.freeze_item(sample_account("alice"), CAROL), "nftFreezeItem")
        self.check_contract_call(items.unfreeze_item(sample_account("alice"), CAROL), "nftUnfreezeItem")
        self.check_contract_call(items.wipe_item(sample_account("alice"), CAROL), "nftWipeItem")


class NetworkTest(unittest.TestCase):
    def with_gateway(self, routes: dict[str, Any]) -> tuple[FakeGateway, DevnetEntrypoint]:
        gateway = FakeGateway(routes)
        self.addCleanup(gateway.close)
        return gateway, DevnetEntrypoint(url=gateway.url, kind="proxy")

    def test_sends_waits_and_finds_the_identifier(self) -> None:
        topics = ["ALICE-a1b2c3", "AliceTokens", "ALICE", "FungibleESDT", "\x12"]
        _, network = self.with_gateway(
            {
                "GET /transaction/*": lambda _, __: answer_transaction("issue", topics),
                "GET /transaction/*/process-status": lambda _, __: {"status": "success"},
            }
        )
        transaction = fungible.issue(sample_account("alice", 7))
        self.assertEqual(transaction.nonce, 7)
        self.assertTrue(network.verify_transaction_signature(transaction))
        outcome = send(network, transaction)
        self.assertEqual(outcome.hash.hex(), SENT_HASH)
        self.assertEqual(fungible.identifier_of(outcome), "ALICE-a1b2c3")

    def test_finds_the_nonce_of_a_new_item(self) -> None:
        _, network = self.with_gateway(
            {
                "GET /transaction/*": lambda _, __: answer_transaction("ESDTNFTCreate", ["ART-b2c3d4", "\x01", "\x01"]),
                "GET /transaction/*/process-status": lambda _, __: {"status": "success"},
            }
        )
        self.assertEqual(items.nonce_of(network.get_transaction(SENT_HASH)), 1)

    def test_reads_a_balance_and_the_properties(self) -> None:
        balance = {"tokenIdentifier": "ALICE-a1b2c3", "balance": "7500000000000000000", "properties": ""}
        answer = {"returnData": [encoded(text) for text in PROPERTIES], "returnCode": "ok", "returnMessage": ""}
        gateway, network = self.with_gateway(
            {
                "GET /address/*/esdt/*": lambda _, __: {"tokenData": balance},
                "POST /vm-values/query": lambda _, __: {"data": answer},
            }
        )
        self.assertEqual(fungible.balance_of(network, BOB), 7_500_000_000_000_000_000)
        parts = fungible.properties_of(network, "ALICE-a1b2c3")
        self.assertEqual([part.decode() for part in parts], PROPERTIES)
        body = gateway.posted[-1]["body"]
        self.assertEqual(body["funcName"], "getTokenProperties")
        self.assertEqual(body["args"], [b"ALICE-a1b2c3".hex()])

    def test_reads_the_roles_of_a_token_and_the_rules_of_issuing(self) -> None:
        roles = [f"{BOB.to_bech32()}:ESDTRoleLocalMint,ESDTRoleLocalBurn", ":ESDTRoleBurnForAll"]
        # The owner, 0.05 EGLD, and the shortest and longest name.
        config = [bytes(32), ISSUE_COST.to_bytes(7, "big"), bytes([10]), bytes([20])]
        answers = {
            "getSpecialRoles": [encoded(text) for text in roles],
            "getContractConfig": [base64.b64encode(part).decode() for part in config],
        }
        gateway, network = self.with_gateway(
            {
                "POST /vm-values/query": lambda body, _: {
                    "data": {"returnData": answers[body["funcName"]], "returnCode": "ok", "returnMessage": ""}
                },
            }
        )
        self.assertEqual(fungible.roles_of(network, "ALICE-a1b2c3"), roles)
        self.assertEqual(gateway.posted[-1]["body"]["args"], [b"ALICE-a1b2c3".hex()])
        self.assertEqual(fungible.issue_rules(network), (ISSUE_COST, 20))
        self.assertEqual(gateway.posted[-1]["body"]["args"], [])


if __name__ == "__main__":
    unittest.main()
