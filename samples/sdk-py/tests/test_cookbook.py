import base64
import contextlib
import io
import tempfile
import unittest
from pathlib import Path
from typing import Any
from unittest.mock import Mock, patch

import multiversx_sdk
from multiversx_sdk import (
    Account,
    Address,
    ApiNetworkProvider,
    KeyPair,
    LibraryConfig,
    Transaction,
    TransactionComputer,
    TransactionOnNetwork,
    UserRole,
    UserSecretKey,
)
from multiversx_sdk.native_auth.errors import NativeAuthInvalidSignatureError, NativeAuthOriginNotAcceptedError

from cookbook import accounts, contracts, entrypoints, management, multisig, native_auth, network
from cookbook import signing, tokens, transfers
from tests.support.fake_gateway import SENT_HASH, FakeGateway
from tests.support.hyperblock_entries import event, logs, normal_entry, number
from tests.support.test_wallets import ALICE, BOB, CAROL, PUBLIC_TEST_MNEMONIC, sample_account

TESTDATA = Path(multiversx_sdk.__file__).parent / "testutils" / "testdata"
ALICE_SECRET = "413f42575f7f26fad3317a778771212fdb80245850981e48b58a4f25e344e8f9"
ADDER = Address.new_from_bech32("erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y")
DELEGATION = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhllllsajxzat")
BLOCK = {"hash": "b1" * 32, "prevBlockHash": "b0" * 32, "nonce": 42, "shard": 1, "round": 44, "epoch": 2, "timestamp": 1}
EGLD = 10**18


def answer_query(body: Any, _: str) -> Any:
    views = {"getSum": b"\x0c", "getQuorum": b"\x02", "userRole": b"\x02", "quorumReached": b"\x01"}
    data = base64.b64encode(views[body["funcName"]]).decode()
    return {"data": {"returnData": [data], "returnCode": "ok", "returnMessage": ""}}


def fungible(path: str) -> Any:
    return {"tokenData": {"tokenIdentifier": path.split("/")[4], "balance": "5", "properties": ""}}


def properties(body: Any, _: str) -> Any:
    """The ESDT contract's response about a token or a collection."""
    parts = [b"AliceTokens", b"FungibleESDT" if body["args"][0].startswith("41") else b"SemiFungibleESDT"]
    parts += [ALICE.get_public_key(), b"0", b"0", b"NumDecimals-18", *[b"CanFreeze-true"] * 12]
    return {"data": {"returnData": [base64.b64encode(part).decode() for part in parts], "returnCode": "ok"}}


class CookbookTest(unittest.TestCase):
    def setUp(self) -> None:
        self.ending: dict[str, Any] = {}
        self.gateway = FakeGateway(
            {
                "GET /network/config": lambda _, __: {
                    "config": {"erd_chain_id": "D", "erd_min_gas_limit": 50_000, "erd_round_duration": 600}
                },
                "GET /network/status/*": lambda _, __: {"status": {"erd_nonce": 42, "erd_highest_final_nonce": 41}},
                "GET /block/1/by-nonce/*": lambda _, __: {"block": BLOCK},
                "GET /address/*/keys": lambda _, __: {"pairs": {"6b657930": "76616c756530"}},
                "GET /address/*/key/*": lambda _, __: {"value": "76616c756530"},
                "GET /address/*/esdt": lambda _, __: {
                    "esdts": {
                        "ALICE-a1b2c3": {"tokenIdentifier": "ALICE-a1b2c3", "balance": "5"},
                        "TICKET-c3d4e5-0a": {"tokenIdentifier": "TICKET-c3d4e5-0a", "balance": "2", "nonce": 10},
                    }
                },
                "GET /address/*/nft/*/nonce/*": lambda _, path: fungible(path),
                "POST /transaction/send-multiple": lambda _, __: {"numOfSentTxs": 1, "txsHashes": {"0": SENT_HASH}},
                "POST /transaction/simulate": lambda _, __: {"result": {"status": "success", "hash": SENT_HASH}},
                "GET /transaction/*": lambda _, __: {"transaction": self.ending},
                "GET /transaction/*/process-status": lambda _, __: {"status": "success", "reason": ""},
                "POST /vm-values/query": lambda body, path: (
                    properties if body["funcName"] == "getTokenProperties" else answer_query
                )(body, path),
                "GET /network/epoch-start/*/by-epoch/*": lambda _, __: {"epochStart": {"nonce": 40}},
                "POST /address/bulk": lambda body, _: {"accounts": {bech32: {} for bech32 in body}},
            }
        )
        self.addCleanup(self.gateway.close)
        self.entrypoint = entrypoints.devnet_through_gateway(self.gateway.url)
        self.provider = entrypoints.gateway(self.gateway.url)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.end("transfer", ALICE, BOB)

    def end(self, name: str, sender: Address, receiver: Address, **fields: Any) -> TransactionOnNetwork:
        """How the transaction that the gateway knows ended."""
        self.ending = normal_entry(name, sender, receiver, **fields)
        return self.provider.get_transaction(SENT_HASH)

    def check(self, transaction: Transaction, data: str, value: int = 0) -> None:
        self.assertEqual(transaction.data.decode(), data)
        self.assertEqual(transaction.value, value)
        self.assertEqual(transaction.chain_id, "D")
        self.assertTrue(signing.is_signed_by_sender(transaction))

    def test_entrypoints(self) -> None:
        self.assertEqual(entrypoints.devnet().chain_id, "D")
        with self.assertRaisesRegex(NotImplementedError, "The faucet is unavailable at the moment."):
            entrypoints.devnet().get_airdrop(ALICE)
        estimating = entrypoints.devnet_with_estimates(self.gateway.url)
        sent = transfers.send_egld(estimating, sample_account("alice"), BOB)
        self.assertEqual(sent.gas_limit, 3_300_000)
        own = transfers.send_egld(entrypoints.own_network(self.gateway.url), sample_account("alice"), BOB)
        self.assertEqual(own.chain_id, "D")
        self.assertEqual(entrypoints.on_provider(self.provider).recall_account_nonce(ALICE), 7)
        self.assertEqual(entrypoints.api(self.gateway.url, "key").config.requests_options["headers"]["Api-Key"], "key")

    def test_accounts_open_and_save(self) -> None:
        pem, keystore, phrase = (self.folder / name for name in ["alice.pem", "key.json", "phrase.json"])
        alice = accounts.from_phrase(PUBLIC_TEST_MNEMONIC)
        accounts.save(alice, pem, keystore, "password")
        accounts.save_phrase(PUBLIC_TEST_MNEMONIC, phrase, "password")
        opened = [
            alice,
            accounts.from_pem(pem),
            accounts.from_keystore(keystore, "password"),
            accounts.from_keystore(phrase, "password"),
            accounts.from_secret_key(ALICE_SECRET),
        ]
        self.assertEqual({account.address.to_bech32() for account in opened}, {ALICE.to_bech32()})
        self.assertEqual(accounts.load_all_keys(pem)[0].hex(), ALICE_SECRET)
        self.assertEqual(accounts.decrypt(phrase, "password").hex(), ALICE_SECRET)
        self.assertNotEqual(accounts.from_key_pair().address, ALICE)
        self.assertEqual(len({key.hex() for key in accounts.derive_keys()}), 3)
        with self.assertRaisesRegex(Exception, "address_index must not be provided when kind == 'secretKey'"):
            Account.new_from_keystore(keystore, "password", 0)
        with self.assertRaisesRegex(Exception, "The ledgercomm package is not installed"):
            accounts.from_ledger()
        accounts.sync(alice, self.entrypoint)
        self.assertEqual((alice.get_nonce_then_increment(), alice.nonce), (7, 8))

    def test_addresses(self) -> None:
        self.assertEqual(accounts.describe(ALICE.to_bech32()), (ALICE.to_hex(), 1, False))
        self.assertEqual(accounts.describe(ADDER.to_bech32())[2], True)
        self.assertEqual(accounts.from_hex(ALICE.to_hex()), ALICE)
        self.assertEqual(accounts.contract_address(ALICE, 7), ADDER)
        with self.assertRaisesRegex(Exception, "Bad address: erd1xyz"):
            accounts.describe("erd1xyz")
        self.addCleanup(setattr, LibraryConfig, "default_address_hrp", LibraryConfig.default_address_hrp)
        accounts.use_other_prefix("test")
        self.assertTrue(KeyPair.generate().get_public_key().to_address().to_bech32().startswith("test1"))

    def test_reads_the_network(self) -> None:
        with contextlib.redirect_stdout(io.StringIO()) as output:
            self.assertEqual(network.network_config(self.provider).min_gas_limit, 50_000)
            self.assertEqual(network.balance_of(self.provider, ALICE), EGLD)
        self.assertEqual(output.getvalue(), f"D 50000 600\n7 {EGLD} False None\n")
        self.assertEqual(network.latest_nonce(self.provider), 42)
        self.assertEqual(network.block_by_nonce(self.provider, 1, 42).hash.hex(), BLOCK["hash"])
        self.assertEqual(network.read_storage(self.provider, ALICE), {"key0": b"value0"})
        self.assertEqual(network.read_entry(self.provider, ALICE, "key0"), b"value0")
        self.assertEqual(network.tokens_of(self.provider, ALICE), {"ALICE-a1b2c3": 5, "TICKET-c3d4e5-0a": 2})
        self.assertEqual(network.amount_of_item(self.provider, ALICE, "TICKET-c3d4e5", 10), 5)
        self.assertEqual(network.decimals_of(self.provider, "ALICE-a1b2c3"), 18)
        self.assertEqual(network.collection_type(self.provider, "TICKET-c3d4e5"), "SemiFungibleESDT")
        self.assertEqual(network.epoch_start(self.provider, 0, 2), {"epochStart": {"nonce": 40}})
        self.assertEqual(list(network.shards_of(self.provider, [BOB])["accounts"]), [BOB.to_bech32()])

    def test_reads_blocks_by_the_api(self) -> None:
        with patch.object(ApiNetworkProvider, "_do_get", return_value=BLOCK) as get:
            block = network.block_by_hash(entrypoints.api("https://api.example", "key"), BLOCK["hash"])
        self.assertEqual(block.nonce, 42)
        self.assertEqual(get.call_args.args[0], f"https://api.example/blocks/{BLOCK['hash']}")

    def test_sends_simulates_and_waits(self) -> None:
        alice = sample_account("alice", 7)
        pair = [transfers.send_egld(self.entrypoint, alice, BOB) for _ in range(2)]
        self.assertEqual([transaction.nonce for transaction in pair], [7, 8])
        with contextlib.redirect_stdout(io.StringIO()) as output:
            self.assertEqual(network.send_all(self.provider, pair), [bytes.fromhex(SENT_HASH), b""])
        self.assertEqual(output.getvalue(), "1 of 2 were accepted\n")
        self.assertEqual(network.simulate(self.provider, pair[0]), "success")
        self.assertEqual(network.estimate(self.provider, pair[0]), 3_000_000)
        hash_ = bytes.fromhex(SENT_HASH)
        self.assertTrue(network.wait_until_completed(self.provider, hash_).status.is_successful)
        self.assertTrue(network.wait_for_condition(self.provider, hash_).status.is_completed)
        self.assertEqual(network.wait_for_balance(self.provider, ALICE, EGLD).nonce, 7)
        self.assertEqual(network.result_of(self.provider, hash_), ("success", []))

    def test_transfers_by_controller_and_factory_are_the_same(self) -> None:
        sent = transfers.send_egld(self.entrypoint, sample_account("alice"), BOB)
        built = transfers.build_egld(self.entrypoint, sample_account("alice"), BOB)
        self.check(sent, "", EGLD)
        self.assertEqual(sent.to_dictionary(), built.to_dictionary())
        token = transfers.send_token(self.entrypoint, sample_account("alice"), BOB)
        self.check(token, "ESDTTransfer@414c4943452d613162326333@68155a43676e0000")
        several = transfers.build_tokens(self.entrypoint, sample_account("alice"), BOB)
        self.assertTrue(several.data.startswith(b"MultiESDTNFTTransfer@" + BOB.to_hex().encode() + b"@03@"))
        self.assertEqual(several.receiver, ALICE)
        self.assertEqual(transfers.token_of("TICKET-c3d4e5-0a").nonce, 10)
        on_chain = self.end("tokens", ALICE, ALICE, data=base64.b64encode(several.data).decode())
        self.assertEqual(
            transfers.decode_transfer(on_chain),
            (BOB.to_bech32(), [f"{75 * 10**17} ALICE-a1b2c3", "1 TICKET-c3d4e5", f"{EGLD // 10} EGLD-000000"]),
        )

    def test_contracts(self) -> None:
        abi = contracts.adder_abi()
        controller = self.entrypoint.create_smart_contract_controller(abi)
        wasm = TESTDATA / "adder.wasm"
        code = wasm.read_bytes().hex()
        self.check(contracts.deploy(controller, sample_account("alice"), wasm), f"{code}@0500@0500@05")
        self.check(contracts.build_deploy(self.entrypoint, sample_account("alice"), wasm), f"{code}@0500@0500@05")
        self.check(contracts.add(controller, sample_account("alice"), ADDER, 7), "add@07")
        self.check(contracts.build_call(self.entrypoint, sample_account("alice"), ADDER, 7), "add@07")
        self.check(contracts.upgrade(controller, sample_account("alice"), ADDER, wasm), f"upgradeContract@{code}@0504")
        built = contracts.build_upgrade(self.entrypoint, sample_account("alice"), ADDER, wasm)
        self.check(built, f"upgradeContract@{code}@0504")
        untyped = self.entrypoint.create_smart_contract_controller()
        self.assertTrue(contracts.pay(untyped, sample_account("alice"), ADDER).data.endswith(b"6465706f736974"))
        self.assertEqual(contracts.total(controller, ADDER), 12)
        self.assertEqual(contracts.query_in_steps(controller, ADDER, ALICE), [12])
        self.assertEqual(self.gateway.posted[-1]["body"]["caller"], ALICE.to_bech32())

    def test_outcomes_of_contracts(self) -> None:
        controller = self.entrypoint.create_smart_contract_controller(contracts.adder_abi())
        deployed = event("SCDeploy", ADDER, ADDER.get_public_key(), ALICE.get_public_key(), b"hash")
        outcome = self.end("deploy", ALICE, ADDER, logs=logs(ADDER, deployed))
        self.assertEqual(contracts.address_of(controller, outcome), ADDER)
        failed = event("signalError", ALICE, ALICE.get_public_key(), b"wrong number of arguments")
        failed["data"] = base64.b64encode(b"@04@6661696c").decode()
        with self.assertRaisesRegex(ValueError, "deployment failed: .*wrong number of arguments"):
            contracts.address_of(controller, self.end("deploy", ALICE, ADDER, logs=logs(ALICE, failed)))

        returned = event("writeLog", ALICE, ALICE.get_public_key())
        returned["data"] = base64.b64encode(b"@6f6b@0c").decode()
        outcome = self.end("call", ALICE, ADDER, function="getSum", logs=logs(ADDER, returned))
        self.assertEqual(contracts.values_of(contracts.adder_abi(), outcome, "getSum"), [12])

        abi = contracts.abi_from_file(
            Path(__file__).resolve().parents[2] / "contracts" / "crowdfunding" / "output" / "crowdfunding.abi.json"
        )
        funded = event("fund", ADDER, b"funded", BOB.get_public_key())
        funded["additionalData"] = [base64.b64encode(number(500)).decode()]
        outcome = self.end("fund", BOB, ADDER, logs=logs(ADDER, funded))
        [found] = contracts.events_of(abi, outcome, "funded")
        self.assertEqual((Address(found.donor, "erd"), found.amount), (BOB, 500))

    def test_issues_tokens_and_sets_roles(self) -> None:
        controller = self.entrypoint.create_token_management_controller()
        issue = tokens.issue_token(controller, sample_account("alice"))
        self.assertTrue(issue.data.startswith(b"issue@" + b"AliceTokens".hex().encode()))
        self.assertEqual(issue.to_dictionary(), tokens.build_issue(self.entrypoint, sample_account("alice")).to_dictionary())
        for build, function, name in [
            (tokens.issue_nft_collection, "issueNonFungible", "AliceArt"),
            (tokens.issue_sft_collection, "issueSemiFungible", "AliceTickets"),
        ]:
            issue = build(controller, sample_account("alice"))
            self.assertTrue(issue.data.decode().startswith(f"{function}@{name.encode().hex()}"))
        for set_roles, identifier, roles in [
            (tokens.set_token_roles, "ALICE-a1b2c3", ["ESDTRoleLocalMint", "ESDTRoleLocalBurn"]),
            (tokens.set_nft_roles, "ART-b2c3d4", ["ESDTRoleNFTCreate", "ESDTRoleNFTBurn"]),
            (tokens.set_sft_roles, "TICKET-c3d4e5", ["ESDTRoleNFTCreate", "ESDTRoleNFTAddQuantity"]),
        ]:
            parts = [identifier.encode().hex(), BOB.to_hex(), *(role.encode().hex() for role in roles)]
            self.check(set_roles(controller, sample_account("alice"), BOB), "@".join(["setSpecialRole", *parts]))
        created = tokens.create_nft(controller, sample_account("alice"))
        self.assertTrue(created.data.decode().startswith(f"ESDTNFTCreate@{b'ART-b2c3d4'.hex()}@01@"))

        topics = [b"ALICE-a1b2c3", b"AliceTokens", b"ALICE", b"FungibleESDT", number(18)]
        outcome = self.end("issue", ALICE, BOB, logs=logs(ALICE, event("issue", ALICE, *topics)))
        self.assertEqual(tokens.read_identifier(controller, outcome), "ALICE-a1b2c3")
        minted = event("ESDTNFTCreate", ALICE, b"ART-b2c3d4", number(3), number(1), b"")
        outcome = self.end("create", ALICE, ALICE, logs=logs(ALICE, minted))
        self.assertEqual(tokens.read_nft_nonce(controller, outcome), 3)

    def test_delegation_and_factories(self) -> None:
        controller = self.entrypoint.create_delegation_controller()
        for build, data, value in [
            (management.delegate, "delegate", EGLD),
            (management.claim, "claimRewards", 0),
            (management.redelegate, "reDelegateRewards", 0),
            (management.undelegate, "unDelegate@0de0b6b3a7640000", 0),
            (management.withdraw, "withdraw", 0),
        ]:
            self.check(build(controller, sample_account("alice"), DELEGATION), data, value)
        self.check(management.build_delegation(self.entrypoint, sample_account("alice"), DELEGATION), "delegate", EGLD)
        issue = management.build_issue(self.entrypoint, sample_account("alice"))
        self.assertTrue(issue.data.startswith(b"issue@" + b"AliceTokens".hex().encode()))
        self.assertEqual(issue.value, 50_000_000_000_000_000)
        self.check(management.build_vote(self.entrypoint, sample_account("alice")), "vote@0c@796573")
        saved = management.build_saved_value(self.entrypoint, sample_account("alice"))
        self.check(saved, "SaveKeyValue@6b657930@76616c756530")

    def test_guarded_and_relayed(self) -> None:
        alice, bob, carol = (sample_account(name) for name in ["alice", "bob", "carol"])
        for transaction, gas in [
            (management.guarded(self.entrypoint, alice, carol, BOB), 100_000),
            (management.relayed(self.entrypoint, alice, carol, BOB), 100_000),
            (management.both_from_factory(self.entrypoint, alice, carol, bob, BOB), 150_000),
        ]:
            self.check(transaction, "", EGLD)
            self.assertEqual(transaction.gas_limit, gas)
            data = TransactionComputer().compute_bytes_for_signing(transaction)
            for address, signature in [
                (transaction.guardian, transaction.guardian_signature),
                (transaction.relayer, transaction.relayer_signature),
            ]:
                self.assertEqual(signature != b"", address is not None)
                if address is not None:
                    self.assertTrue(multiversx_sdk.UserVerifier.from_address(address).verify(data, signature))

    def test_multisig(self) -> None:
        abi_file = TESTDATA / "multisig-full.abi.json"
        controller = multisig.open_multisig(self.entrypoint, abi_file)
        deployed = multisig.deploy(controller, sample_account("alice"), TESTDATA / "multisig-full.wasm", [ALICE, BOB])
        self.assertTrue(deployed.data.decode().endswith(f"@0500@0504@02@{ALICE.to_hex()}@{BOB.to_hex()}"))
        proposed = multisig.propose_transfer(controller, sample_account("alice"), ADDER, CAROL)
        self.check(proposed, f"proposeTransferExecute@{CAROL.to_hex()}@0de0b6b3a7640000@")
        self.check(multisig.sign(controller, sample_account("bob"), ADDER, 1), "sign@01")
        self.check(multisig.perform(controller, sample_account("alice"), ADDER, 1), "performAction@01")
        abi = contracts.abi_from_file(abi_file)
        member = multisig.build_proposal(self.entrypoint, abi, sample_account("alice"), ADDER, CAROL)
        self.check(member, f"proposeAddBoardMember@{CAROL.to_hex()}")
        self.assertEqual(multisig.state_of(controller, ADDER, ALICE, 1), (2, UserRole.BOARD_MEMBER, True))
        returned = event("writeLog", ALICE, ALICE.get_public_key())
        returned["data"] = base64.b64encode(b"@6f6b@01").decode()
        fields = {"function": "proposeTransferExecute", "logs": logs(ADDER, returned)}
        self.assertEqual(multisig.action_of(controller, self.end("propose", ALICE, ADDER, **fields)), 1)

    def test_signs_and_verifies(self) -> None:
        key = UserSecretKey.new_from_string(ALICE_SECRET)
        alice = Account(key)
        transaction = transfers.build_egld(self.entrypoint, alice, BOB)
        with_account = transaction.signature
        signing.sign_with_account(transaction, alice)
        signing.sign_with_key(transaction, key)
        self.assertEqual(transaction.signature, with_account)
        signing.sign_hash(transaction, key)
        self.assertEqual(transaction.options, 1)
        self.assertTrue(signing.is_signed_by_sender(transaction))
        transaction.value += 1
        self.assertFalse(signing.is_signed_by_sender(transaction))
        signature = signing.sign_text("order 42", alice)
        self.assertEqual(signature.hex()[:16], "6e7ca499645c7ac6")
        self.assertEqual(signing.sign_text_with_key("order 42", key), signature)
        self.assertTrue(signing.is_text_signed_by("order 42", signature, ALICE))
        self.assertFalse(signing.is_text_signed_by("order 43", signature, ALICE))
        self.assertTrue(signing.is_signed_by_key(b"bytes", key.sign(b"bytes"), key.generate_public_key()))
        packed = signing.pack("order 42", alice)
        self.assertEqual(sorted(packed), ["address", "message", "signature", "signer", "version"])
        self.assertEqual(signing.unpack(packed).signature, signature)

    def test_a_native_auth_token_proves_an_address(self) -> None:
        origin, api = "https://example.com", "https://api.example"
        answers = {"/blocks/latest": {"hash": "b1" * 32}, "/blocks?": [{"timestamp": 1_000}], "/blocks/": 1_000}

        def get(url: str, **_: Any) -> Any:
            response = Mock(status_code=200)
            found = next(answer for path, answer in answers.items() if path in url)
            response.json.return_value = found
            response.text = str(found)
            return response

        with patch("requests.get", get):
            token = native_auth.log_in(sample_account("alice"), origin, api)
            self.assertEqual(native_auth.who_is(token, origin, api), ALICE.to_bech32())
            with self.assertRaises(NativeAuthOriginNotAcceptedError):
                native_auth.who_is(token, "https://other.example", api)
            stolen = token.rsplit(".", 1)[0] + "." + "00" * 64
            with self.assertRaises(NativeAuthInvalidSignatureError):
                native_auth.who_is(stolen, origin, api)


if __name__ == "__main__":
    unittest.main()
