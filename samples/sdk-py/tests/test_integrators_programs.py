import base64
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.support.hyperblock_entries import logs, normal_entry, transfer_event
from tests.support.local_gateway import Failed, LocalGateway
from tests.support.stand_in_gateway import StandInGateway
from tests.support.test_wallets import ALICE, BOB, PUBLIC_TEST_MNEMONIC, sample_account


class ProgramsTest(unittest.TestCase):
    def setUp(self) -> None:
        self.chain = StandInGateway(final_nonce=900)
        self.chain.add_hyperblock([])
        self.chain.accounts[ALICE.to_bech32()] = {"nonce": 3, "balance": 10**19}
        self.folder = tempfile.TemporaryDirectory()

    def tearDown(self) -> None:
        self.chain.close()
        self.folder.cleanup()

    def run_program(self, module: str, *arguments: str, **env: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            cwd=self.folder.name,
            env={**os.environ, **env, "PYTHONPATH": str(Path("src").resolve()), "GATEWAY": self.chain.url},
        )

    def rows(self, file: str, query: str) -> list[tuple[str]]:
        try:
            return sqlite3.connect(Path(self.folder.name) / file).execute(query).fetchall()
        except sqlite3.OperationalError:
            return []

    def wait_for(self, condition: Callable[[], object]) -> None:
        deadline = time.monotonic() + 60
        while not condition():
            self.assertLess(time.monotonic(), deadline, "it took more than a minute")
            time.sleep(0.02)

    def test_the_watcher_runs_as_a_program(self) -> None:
        program = self.run_program("integrators.watch", MNEMONIC=PUBLIC_TEST_MNEMONIC, USERS="3")
        self.wait_for(lambda: self.rows("deposits.db", "SELECT nonce FROM cursor") == [(901,)])
        self.chain.add_hyperblock([normal_entry("first deposit", ALICE, BOB, value="77")])
        self.wait_for(lambda: self.rows("deposits.db", "SELECT amount FROM deposits") == [("77",)])
        program.terminate()
        program.wait()

    def test_the_sender_runs_as_a_program_and_ends_when_everything_is_paid(self) -> None:
        sample_account("alice").save_to_keystore(Path(self.folder.name) / "hot.json", "secret")
        arguments = ("w1", BOB.to_bech32(), "5")
        program = self.run_program("integrators.pay", *arguments, KEYSTORE="hot.json", PASSWORD="secret")
        self.wait_for(lambda: self.chain.pool)
        self.chain.execute()
        self.assertEqual(program.wait(), 0)
        self.assertEqual(self.rows("withdrawals.db", "SELECT state FROM withdrawals"), [("done",)])


EXPECTED = Path("../sdk-js/expected")
# The recorded hyperblock that the pages show: Alice sends Bob, user 1 of the public mnemonic, 0.1 EGLD.
RECORDED = json.loads((EXPECTED / "integratorsHyperblock.json").read_text())["data"]["hyperblock"]
NETWORK_CONFIG = {
    "erd_chain_id": "D",
    "erd_gas_per_data_byte": 1_500,
    "erd_gas_price_modifier": "0.01",
    "erd_min_gas_limit": 50_000,
    "erd_min_gas_price": 1_000_000_000,
    "erd_extra_gas_limit_guarded_tx": 50_000,
    "erd_num_shards_without_meta": 3,
    "erd_round_duration": 600,
    "erd_rounds_per_epoch": 144_000,
    "erd_start_time": 1_596_117_600,
}


class OneHyperblock(LocalGateway):
    """A gateway whose next hyperblock is the given one."""

    def __init__(self, hyperblock: dict[str, Any]) -> None:
        self.hyperblock = hyperblock
        self.final_nonce = hyperblock["nonce"] - 1
        self.is_stored = False
        super().__init__()

    def answer(self, route: str, query: dict[str, list[str]], body: Any) -> Any:
        if route == "GET /network/config":
            return {"config": NETWORK_CONFIG}
        if route == "GET /network/status/4294967295":
            nonce, self.final_nonce = self.final_nonce, self.hyperblock["nonce"]
            return {"status": {"erd_highest_final_nonce": nonce}}
        if route == f"GET /hyperblock/by-nonce/{self.hyperblock['nonce']}":
            if not self.is_stored:
                self.is_stored = True
                raise Failed(500, "sending request error, getting block failed: block not found")
            return {"hyperblock": self.hyperblock}
        if route == "POST /vm-values/query":
            name, owner = [b"WrappedUSDC", b"FungibleESDT"], ALICE.get_public_key()
            parts = [*name, owner, b"0", b"0", b"NumDecimals-6", b"IsPaused-false"]
            data = [base64.b64encode(part).decode() for part in parts]
            return {"data": {"returnData": data, "returnCode": "ok", "returnMessage": ""}}
        raise Failed(404, f"no route {route}")


class FirstDepositTest(unittest.TestCase):
    def output_of(self, module: str, hyperblock: dict[str, Any]) -> str:
        gateway = OneHyperblock(hyperblock)
        self.addCleanup(gateway.close)
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "mnemonic.txt").write_text(PUBLIC_TEST_MNEMONIC)
            env = {**os.environ, "PYTHONPATH": str(Path("src").resolve()), "GATEWAY": gateway.url}
            command = [sys.executable, "-m", module]
            return subprocess.run(command, cwd=folder, env=env, check=True, capture_output=True, text=True).stdout

    def test_prints_the_first_deposit_of_egld(self) -> None:
        output = self.output_of("integrators.first_deposit", RECORDED)
        self.assertEqual(output, (EXPECTED / "integratorsFirstDeposit.txt").read_text())

    def test_prints_the_first_deposit_of_a_token(self) -> None:
        transfer = transfer_event("ESDTTransfer", ALICE, BOB, ("USDC-c76f1f", 0, 1_500_000))
        entry = {**RECORDED["transactions"][0], "value": "0", "logs": logs(ALICE, transfer)}
        output = self.output_of("integrators.first_token_deposit", {**RECORDED, "transactions": [entry]})
        self.assertEqual(output, (EXPECTED / "integratorsFirstTokenDeposit.txt").read_text())


if __name__ == "__main__":
    unittest.main()
