"""Runs the programs that pages show, from the first line to the last, against a local API.

`UPDATE_EXPECTED=1` writes what they print to `expected/programs`, which the pages show too.
"""

import base64
import contextlib
import functools
import io
import os
import runpy
import tempfile
import unittest
from pathlib import Path
from typing import Any
from unittest.mock import patch

import multiversx_sdk
from multiversx_sdk import (
    Account,
    Address,
    AddressComputer,
    DevnetEntrypoint,
    Mnemonic,
    ProxyNetworkProvider,
    Transaction,
)
from multiversx_sdk.network_providers.errors import NetworkProviderError

from tests.support.hyperblock_entries import event, logs, normal_entry, number
from tests.support.local_api import LocalApi
from tests.support.test_wallets import ALICE, BOB, PUBLIC_TEST_MNEMONIC, sample_account

PROGRAMS = Path(__file__).resolve().parents[1] / "src" / "programs"
EXPECTED = Path(__file__).resolve().parents[1] / "expected" / "programs"
ADDER_ABI = Path(__file__).resolve().parents[2] / "contracts" / "adder" / "output" / "adder.abi.json"
ADDER_CODE = Path(multiversx_sdk.__file__).parent / "testutils" / "testdata" / "adder.wasm"
EGLD = 10**18
DEVNET_API = "https://devnet-api.multiversx.com"


class ProgramsTest(unittest.TestCase):
    def setUp(self) -> None:
        self.api = LocalApi()
        self.addCleanup(self.api.close)
        self.api.fund(ALICE, 5 * EGLD)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def save_wallet(self) -> None:
        sample_account("alice").save_to_pem(self.folder / "wallet.pem")

    def run_program(self, name: str, *arguments: str, **settings: Any) -> str:
        """Returns what a program prints in a folder that has the wallet, on a devnet that is local."""
        local = functools.partial(DevnetEntrypoint, url=self.api.url, **settings)
        phrase = Mnemonic(PUBLIC_TEST_MNEMONIC)
        with (
            contextlib.redirect_stdout(io.StringIO()) as output,
            contextlib.chdir(self.folder),
            patch.object(multiversx_sdk, "DevnetEntrypoint", local),
            patch.object(multiversx_sdk, "ProxyNetworkProvider", lambda _: ProxyNetworkProvider(self.api.url)),
            patch.object(Mnemonic, "generate", return_value=phrase),
            patch.object(multiversx_sdk.NetworkEntrypoint, "create_account", lambda _: self.new_account),
            patch("getpass.getpass", return_value="a long password"),
            patch("sys.argv", [name, *arguments]),
            patch("time.sleep"),
        ):
            runpy.run_path(str(PROGRAMS / name), run_name="__main__")
        return output.getvalue()

    new_account: Account = sample_account("alice")

    def check_output(self, name: str, output: str) -> None:
        file = EXPECTED / f"{name}.txt"
        output = output.replace(self.api.url, DEVNET_API)
        if os.environ.get("UPDATE_EXPECTED") == "1":
            file.parent.mkdir(exist_ok=True)
            file.write_text(output)
        self.assertEqual(output, file.read_text())

    def test_create_wallet(self) -> None:
        self.check_output("create_wallet", self.run_program("create_wallet.py"))
        self.assertEqual(Account.new_from_pem(self.folder / "wallet.pem").address, ALICE)
        with self.assertRaisesRegex(SystemExit, "wallet.pem already exists"):
            self.run_program("create_wallet.py")

    def test_send(self) -> None:
        self.save_wallet()
        self.check_output("send", self.run_program("send.py"))
        self.assertEqual(self.api.accounts[ALICE.to_bech32()]["nonce"], 1)

    def test_send_without_funds(self) -> None:
        self.save_wallet()
        self.api.accounts.clear()
        with self.assertRaises(NetworkProviderError) as raised:
            self.run_program("send.py")
        self.check_output("send_without_funds", last_line_of(raised.exception))

    def test_send_to_another_network(self) -> None:
        self.save_wallet()
        self.api.chain_id = "T"
        with self.assertRaises(NetworkProviderError) as raised:
            self.run_program("send.py")
        self.check_output("send_to_another_network", last_line_of(raised.exception).replace(self.api.url, TESTNET_API))

    def test_load_account(self) -> None:
        self.check_output("load_account", self.run_program("load_account.py"))
        self.assertNotIn("24 words", self.run_program("load_account.py"))

    def test_read_network(self) -> None:
        self.save_wallet()
        self.check_output("read_network", self.run_program("read_network.py"))

    def test_send_tokens(self) -> None:
        self.save_wallet()
        self.api.routes[f"GET /accounts/{BOB.to_bech32()}/tokens/ALICE-a1b2c3"] = lambda _: {
            "identifier": "ALICE-a1b2c3",
            "balance": str(75 * 10**17),
        }
        self.check_output("send_tokens", self.run_program("send_tokens.py"))

    def test_deploy_contract(self) -> None:
        self.save_wallet()
        (self.folder / "adder.wasm").write_bytes(ADDER_CODE.read_bytes())
        (self.folder / "adder.abi.json").write_text(ADDER_ABI.read_text())
        total = 0

        def deploy(transaction: Transaction) -> dict[str, Any]:
            nonlocal total
            total = int(transaction.data.decode().split("@")[3], 16)
            contract = AddressComputer().compute_contract_address(transaction.sender, transaction.nonce)
            deployed = event("SCDeploy", contract, contract.get_public_key(), ALICE.get_public_key(), b"hash")
            return {"logs": logs(contract, deployed, completed(contract))}

        def add(transaction: Transaction) -> dict[str, Any]:
            nonlocal total
            total += int(transaction.data.decode().split("@")[1], 16)
            return {"logs": logs(transaction.receiver, completed(transaction.receiver))}

        self.api.effects = {"deploy": deploy, "add": add}
        self.api.routes["POST /query"] = lambda _: {"returnData": [encode(number(total))], "returnCode": "ok"}
        self.check_output("deploy_contract", self.run_program("deploy_contract.py"))

    def test_a_deployment_that_fails_says_why(self) -> None:
        self.save_wallet()
        (self.folder / "adder.wasm").write_bytes(ADDER_CODE.read_bytes())
        (self.folder / "adder.abi.json").write_text(ADDER_ABI.read_text())
        self.api.effects = {"deploy": lambda _: {"logs": logs(ALICE, failed(ALICE, b"out of gas"))}}
        with self.assertRaisesRegex(SystemExit, "Deployment failed: out of gas"):
            self.run_program("deploy_contract.py")

    def test_issue_token(self) -> None:
        self.save_wallet()
        token = b"ALICE-a1b2c3"

        def issue(transaction: Transaction) -> dict[str, Any]:
            topics = [token, b"AliceTokens", b"ALICE", b"FungibleESDT", number(18)]
            return {"logs": logs(transaction.receiver, event("issue", ALICE, *topics))}

        def set_roles(transaction: Transaction) -> dict[str, Any]:
            [identifier, _, *roles] = [bytes.fromhex(part) for part in transaction.data.decode().split("@")[1:]]
            self.assertEqual(identifier, token)
            return {"logs": logs(transaction.receiver, event("ESDTSetRole", ALICE, identifier, b"", b"", *roles))}

        self.api.effects = {"issue": issue, "setSpecialRole": set_roles}
        self.api.routes[f"GET /accounts/{ALICE.to_bech32()}/tokens/ALICE-a1b2c3"] = lambda _: {
            "identifier": "ALICE-a1b2c3",
            "balance": str(1_000_000 * EGLD),
        }
        self.check_output("issue_token", self.run_program("issue_token.py"))

    def test_read_outcome(self) -> None:
        hash = "a1" * 32
        transfer = event("ESDTTransfer", ALICE, b"ALICE-a1b2c3", b"", number(5), BOB.get_public_key())
        self.api.transactions[hash] = {
            **normal_entry("transfer", ALICE, BOB, function="ESDTTransfer"),
            "logs": logs(ALICE, transfer, event("completedTxEvent", BOB)),
        }
        self.check_output("read_outcome", self.run_program("read_outcome.py", hash))
        self.api.transactions[hash] = {
            **normal_entry("call", ALICE, BOB, function="claim", status="fail"),
            "logs": logs(ALICE, failed(ALICE, b"cannot claim before deadline")),
        }
        self.check_output("read_outcome_of_failure", self.run_program("read_outcome.py", hash))

    def test_set_guardian(self) -> None:
        self.save_wallet()
        self.new_account = sample_account("bob")

        def set_guardian(transaction: Transaction) -> dict[str, Any]:
            guardian = Address(bytes.fromhex(transaction.data.decode().split("@")[1]), "erd").to_bech32()
            pending = {"activationEpoch": 2300, "address": guardian, "serviceUID": "my-service"}
            self.api.routes[f"GET /address/{ALICE.to_bech32()}/guardian-data"] = lambda _: {
                "data": {"guardianData": {"guarded": False, "pendingGuardian": pending}},
                "code": "successful",
            }
            return {}

        self.api.effects = {"SetGuardian": set_guardian}
        self.check_output("set_guardian", self.run_program("set_guardian.py"))

    def test_sign_message(self) -> None:
        self.save_wallet()
        self.check_output("sign_message", self.run_program("sign_message.py"))

    def test_delegate(self) -> None:
        self.save_wallet()
        amounts = [number(EGLD), b"", b"", b""]

        def delegate(transaction: Transaction) -> dict[str, Any]:
            topics = [number(transaction.value), number(transaction.value), b"\x01", number(transaction.value)]
            return {"logs": logs(transaction.receiver, event("delegate", ALICE, *topics))}

        self.api.effects = {"delegate": delegate}
        self.api.routes["POST /query"] = lambda body: {
            "returnData": [encode(part) for part in amounts],
            "returnCode": "ok",
        }
        self.check_output("delegate", self.run_program("delegate.py"))


TESTNET_API = "https://testnet-api.multiversx.com"


def last_line_of(error: Exception) -> str:
    return f"{type(error).__module__}.{type(error).__qualname__}: {error}\n"


def encode(data: bytes) -> str:
    return base64.b64encode(data).decode()


def completed(contract: Address) -> dict[str, Any]:
    """The event with the return code `ok` of a contract call."""
    return {**event("writeLog", contract, ALICE.get_public_key()), "data": encode(b"@6f6b")}


def failed(contract: Address, reason: bytes) -> dict[str, Any]:
    return {
        **event("signalError", contract, ALICE.get_public_key(), reason),
        "data": encode(b"@04@" + reason.hex().encode()),
    }


if __name__ == "__main__":
    unittest.main()
