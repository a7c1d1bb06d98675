"""Values, outcomes, keystores, the Ledger and lists of the API, which the cookbook shows after its main recipes."""

import base64
import tempfile
import unittest
from pathlib import Path
from typing import Any
from unittest.mock import Mock, patch

import multiversx_sdk
from multiversx_sdk import (
    Address,
    ApiNetworkProvider,
    LedgerAccount,
    Message,
    Token,
    TokenTransfer,
    TransactionComputer,
    TransactionOnNetwork,
    UserSecretKey,
    UserVerifier,
)
from multiversx_sdk.abi import Abi, Serializer, U8Value, VariadicValues
from multiversx_sdk.abi.abi_definition import AbiDefinition

from cookbook import accounts, entrypoints, management, multisig, network, outcomes, signing, transfers, typed_values
from tests.support.fake_gateway import SENT_HASH, FakeGateway
from tests.support.hyperblock_entries import event, logs, normal_entry, number
from tests.support.test_wallets import ALICE, BOB, CAROL, PUBLIC_TEST_MNEMONIC, sample_account

TESTDATA = Path(multiversx_sdk.__file__).parent / "testutils" / "testdata"
CONTRACT = Address.new_from_bech32("erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y")
BLOCK = {"hash": "b1" * 32, "prevBlockHash": "b0" * 32, "nonce": 42, "shard": 1, "round": 44, "epoch": 2, "timestamp": 1}
# One action: 1 in group 0, add board member Carol, signed by Alice.
PENDING = b"".join(
    [
        (1).to_bytes(4, "big"),
        (0).to_bytes(4, "big"),
        b"\x01" + CAROL.get_public_key(),
        (1).to_bytes(4, "big") + ALICE.get_public_key(),
    ]
)


class CookbookValuesTest(unittest.TestCase):
    def setUp(self) -> None:
        self.ending: dict[str, Any] = {}
        self.gateway = FakeGateway(
            {
                "GET /network/config": lambda _, __: {
                    "config": {
                        "erd_chain_id": "D",
                        "erd_min_gas_limit": 50_000,
                        "erd_gas_per_data_byte": 1_500,
                        "erd_gas_price_modifier": "0.01",
                    }
                },
                "GET /network/status/*": lambda _, __: {"status": {"erd_nonce": 42}},
                "GET /block/1/by-nonce/*": lambda _, __: {"block": BLOCK},
                "GET /transaction/*": lambda _, __: {"transaction": self.ending},
                "GET /transaction/*/process-status": lambda _, __: {"status": "success", "reason": ""},
                "POST /vm-values/query": lambda _, __: {
                    "data": {"returnData": [base64.b64encode(PENDING).decode()], "returnCode": "ok"}
                },
            }
        )
        self.addCleanup(self.gateway.close)
        self.entrypoint = entrypoints.devnet_through_gateway(self.gateway.url)
        self.provider = entrypoints.gateway(self.gateway.url)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def end(self, *events: dict[str, Any]) -> TransactionOnNetwork:
        self.ending = normal_entry("call", ALICE, CONTRACT, logs=logs(CONTRACT, *events))
        return self.provider.get_transaction(SENT_HASH)

    def test_every_value_is_encoded_as_its_comment_says(self) -> None:
        source = Path(typed_values.__file__).read_text().split("#region values")[1].split("\n]\n")[0]
        comments = [line.rsplit("# ", 1)[-1] for line in source.splitlines() if line.startswith("    ")]
        comments = [comment.replace("(nothing)", "") for comment in comments]
        self.assertEqual([typed_values.encode(value) for value in typed_values.VALUES], comments)
        self.assertEqual(typed_values.decode_order("07@01@02"), (7, [1, 2]))
        price = {"name": "set", "inputs": [{"name": "price", "type": "ManagedDecimal<2>"}], "outputs": []}
        abi = Abi(AbiDefinition.from_dict({"endpoints": [price]}))
        self.assertEqual(abi.encode_endpoint_input_parameters("set", [150]), [bytes([150])])
        with self.assertRaisesRegex(ValueError, "variadic values must be last among input values"):
            Serializer().serialize([VariadicValues([]), U8Value(1)])
        with self.assertRaisesRegex(Exception, "not all parts have been deserialized"):
            Serializer().deserialize("01@02", [U8Value()])

    def test_outcomes(self) -> None:
        hash_ = bytes.fromhex(SENT_HASH)
        tokens = self.entrypoint.create_token_management_controller()
        self.end(event("issue", ALICE, b"ALICE-a1b2c3", b"AliceTokens", b"ALICE", b"FungibleESDT", number(18)))
        self.assertEqual(outcomes.wait_for_identifier(tokens, hash_), "ALICE-a1b2c3")
        delegation = self.entrypoint.create_delegation_controller()
        created = self.end(event("SCDeploy", CONTRACT, CONTRACT.get_public_key(), ALICE.get_public_key(), b"hash"))
        self.assertEqual(outcomes.read_new_contract(delegation, created), CONTRACT)
        self.assertEqual(outcomes.read_error(created), "")
        failed = event("signalError", ALICE, ALICE.get_public_key(), b"insufficient funds")
        failed["data"] = base64.b64encode(b"@75736572206572726f72").decode()
        failed["additionalData"] = [failed["data"]]
        refused = self.end(failed)
        self.assertEqual(outcomes.read_error(refused), "insufficient funds")
        with self.assertRaisesRegex(Exception, r"encountered signalError: insufficient funds \(user error\)"):
            outcomes.read_new_contract(delegation, refused)

    def test_keystores_and_their_errors(self) -> None:
        phrase, key, pem = (self.folder / name for name in ["phrase.json", "key.json", "alice.pem"])
        accounts.save_phrase(PUBLIC_TEST_MNEMONIC, phrase, "password")
        self.assertEqual(accounts.decrypt_phrase(phrase, "password"), PUBLIC_TEST_MNEMONIC)
        secret_key = accounts.decrypt(phrase, "password")
        accounts.save_key(secret_key, pem, key, "password")
        self.assertEqual(accounts.from_pem(pem).address, ALICE)
        self.assertEqual(accounts.from_keystore(key, "password").address, ALICE)
        self.assertEqual(accounts.from_public_key(ALICE.get_public_key()), ALICE)
        for action, message in [
            (lambda: accounts.decrypt(phrase, "wrong"), "Provided keystore file password is invalid."),
            (lambda: accounts.decrypt_phrase(key, "password"), "Expected kind to be mnemonic, but it was secretKey"),
            (lambda: accounts.from_phrase("moral volcano"), "Bad mnemonic"),
            (lambda: UserSecretKey(b"short"), "Bad length of secret key"),
            (lambda: Address(b"short", "erd"), "Bad pubkey length: actual = 5, expected = 32"),
        ]:
            with self.assertRaises(Exception) as raised:
                action()
            self.assertEqual(str(raised.exception), message)

    def test_a_ledger_signs_the_hash(self) -> None:
        alice = sample_account("alice")
        app = Mock()
        app.get_address.side_effect = lambda index: [ALICE, BOB][index].to_bech32()
        app.sign_transaction.side_effect = lambda data: alice.sign(data).hex()
        with patch("multiversx_sdk.accounts.ledger_account.LedgerApp", return_value=app):
            ledger = accounts.from_ledger()
            factory = self.entrypoint.create_transfers_transactions_factory()
            transaction = factory.create_transaction_for_native_token_transfer(ledger.address, BOB, 1)
            with self.assertRaisesRegex(Exception, "Invalid transaction options. Set the least significant bit"):
                ledger.sign_transaction(transaction)
            accounts.sign_on_device(ledger, transaction)
            self.assertEqual((transaction.options, transaction.version, transaction.nonce), (1, 2, 0))
            controller = self.entrypoint.create_transfers_controller()
            sent = controller.create_transaction_for_transfer(ledger, 1, BOB, native_transfer_amount=1)
            self.assertEqual(sent.options, 1)
            accounts.use_other_address(ledger, 1, self.entrypoint)
        self.assertIsInstance(ledger, LedgerAccount)
        self.assertEqual((ledger.address, ledger.nonce), (BOB, 7))

    def test_lists_of_the_api_and_the_latest_block(self) -> None:
        entry = normal_entry("sent", ALICE, BOB, txHash=SENT_HASH)
        with patch.object(ApiNetworkProvider, "do_get_generic", return_value=[entry]) as get:
            self.assertEqual(network.last_sent(entrypoints.api("https://api.example", "key"), ALICE), [SENT_HASH])
        self.assertEqual(get.call_args.args[0], f"accounts/{ALICE.to_bech32()}/transactions")
        self.assertEqual(network.latest_block(self.provider, 1).nonce, 42)

    def test_carries_a_transaction_and_knows_hash_and_fee(self) -> None:
        sent = transfers.send_egld(self.entrypoint, sample_account("alice"), BOB)
        file = self.folder / "transfer.json"
        signing.to_file(sent, file)
        carried = signing.from_file(file)
        self.assertEqual(carried.to_dictionary(), sent.to_dictionary())
        self.assertTrue(self.entrypoint.verify_transaction_signature(carried))
        self.assertEqual(signing.hash_of(carried), TransactionComputer().compute_transaction_hash(sent).hex())
        self.assertEqual(signing.max_fee(carried, self.provider.get_network_config()), 50_000_000_000_000)
        message = Message(b"order 42", address=ALICE)
        message.signature = sample_account("alice").sign_message(message)
        self.assertTrue(signing.is_message_signed(self.entrypoint, message))

    def test_what_a_transfer_is_sent_as(self) -> None:
        """The rows of the page's table: what is passed, whether the receiver is the receiver, data and gas."""
        fungible, item = TokenTransfer(Token("ALICE-a1b2c3"), 5), TokenTransfer(Token("TICKET-c3d4e5", 10), 1)
        controller = self.entrypoint.create_transfers_controller()
        for passed, to_receiver, function, gas in [
            ({"native_transfer_amount": 1}, True, "", 50_000),
            ({"native_transfer_amount": 1, "data": b"thanks"}, True, "thanks", 59_000),
            ({"token_transfers": [fungible]}, True, "ESDTTransfer@414c4943452d613162326333@05", 410_000),
            ({"token_transfers": [item]}, False, "ESDTNFTTransfer@", 1_219_500),
            ({"token_transfers": [fungible, item]}, False, "MultiESDTNFTTransfer@", 1_475_000),
            ({"native_transfer_amount": 1, "token_transfers": [fungible]}, False, "MultiESDTNFTTransfer@", 1_466_000),
        ]:
            sent = controller.create_transaction_for_transfer(sample_account("alice"), 7, BOB, **passed)
            self.assertEqual(sent.receiver, BOB if to_receiver else ALICE)
            self.assertTrue(sent.data.decode().startswith(function))
            self.assertEqual((sent.value, sent.gas_limit), (1 if function in ("", "thanks") else 0, gas))

    def test_contracts_without_gas_limit_or_abi(self) -> None:
        factory = self.entrypoint.create_smart_contract_transactions_factory()
        controller = self.entrypoint.create_smart_contract_controller()
        call = {"contract": CONTRACT, "function": "add"}
        with self.assertRaisesRegex(Exception, "Either provide a `gas_limit` parameter or initialize the factory"):
            factory.create_transaction_for_execute(sender=ALICE, **call)
        self.assertEqual(controller.create_transaction_for_execute(sample_account("alice"), 7, **call).gas_limit, 0)
        with self.assertRaisesRegex(Exception, "Unable to encode arguments: unsupported format or missing ABI file"):
            factory.create_transaction_for_execute(sender=ALICE, **call, arguments=[5], gas_limit=5_000_000)

    def test_what_the_multisig_controller_lacks(self) -> None:
        controller = multisig.open_multisig(self.entrypoint, TESTDATA / "multisig-full.abi.json")
        with self.assertRaisesRegex(NotImplementedError, "proposeBatch was not implemented"):
            controller.create_transaction_for_propose_batch(sample_account("alice"), 7, CONTRACT, [], 10_000_000)
        with self.assertRaisesRegex(Exception, "No native token amount or token transfers provided"):
            controller.create_transaction_for_deposit(sample_account("alice"), 7, CONTRACT, gas_limit=10_000_000)

    def test_guardians_by_factory(self) -> None:
        alice, carol = sample_account("alice"), sample_account("carol")
        chosen = management.build_guardian(self.entrypoint, alice, CAROL, "service")
        self.assertEqual(chosen.data.decode(), f"SetGuardian@{CAROL.to_hex()}@{b'service'.hex()}")
        self.assertEqual(management.build_guard(self.entrypoint, alice).data, b"GuardAccount")
        undone = management.build_unguard(self.entrypoint, alice, carol)
        self.assertEqual((undone.data, undone.options, undone.guardian), (b"UnGuardAccount", 2, CAROL))
        data = TransactionComputer().compute_bytes_for_signing(undone)
        self.assertTrue(UserVerifier.from_address(CAROL).verify(data, undone.guardian_signature))

    def test_pending_actions_of_a_multisig(self) -> None:
        controller = multisig.open_multisig(self.entrypoint, TESTDATA / "multisig-full.abi.json")
        self.assertEqual(multisig.pending(controller, CONTRACT), {1: [ALICE.to_bech32()]})


if __name__ == "__main__":
    unittest.main()
