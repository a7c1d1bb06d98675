import os
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest
from collections.abc import Callable
from pathlib import Path

from tests.support.hyperblock_entries import normal_entry
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


if __name__ == "__main__":
    unittest.main()
