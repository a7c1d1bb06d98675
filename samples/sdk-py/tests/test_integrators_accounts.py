import base64
import tempfile
import unittest
from pathlib import Path
from typing import Any

from multiversx_sdk import AddressComputer, ProxyNetworkProvider

from integrators.accounts import (
    check_withdrawal_address,
    deposit_address,
    first_index_in_shard,
    open_hot_wallet,
    save_hot_wallet,
)
from integrators.completion import await_completion
from integrators.gateway import Gateway
from integrators.tokens import ListedToken, format_amount, list_token, parse_amount
from tests.support.fake_gateway import FakeGateway
from tests.support.stand_in_gateway import StandInGateway
from tests.support.test_wallets import ALICE, BOB, CAROL, PUBLIC_TEST_MNEMONIC

CONTRACT = "erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y"


class AccountsTest(unittest.TestCase):
    def test_derives_the_wallets_of_the_public_phrase_by_their_index(self) -> None:
        self.assertEqual([deposit_address(PUBLIC_TEST_MNEMONIC, index) for index in range(3)], [ALICE, BOB, CAROL])

    def test_finds_an_index_for_every_shard(self) -> None:
        for shard in range(3):
            address = deposit_address(PUBLIC_TEST_MNEMONIC, first_index_in_shard(PUBLIC_TEST_MNEMONIC, shard, 0))
            self.assertEqual(AddressComputer(3).get_shard_of_address(address), shard)

    def test_opens_a_hot_wallet_from_its_keystore_and_rejects_a_wrong_password(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "hot-wallet.json"
            save_hot_wallet(PUBLIC_TEST_MNEMONIC, 1, file, "secret")
            self.assertEqual(open_hot_wallet(file, "secret").address, BOB)
            with self.assertRaises(Exception):
                open_hot_wallet(file, "wrong")

    def test_checks_a_withdrawal_address(self) -> None:
        own = {CAROL.to_bech32()}
        self.assertEqual(check_withdrawal_address(f" {BOB.to_bech32()}\n", own), BOB.to_bech32())
        for wrong in (CAROL.to_bech32(), BOB.to_bech32().replace("spy", "spz"), CONTRACT, "0x8049d639"):
            with self.assertRaises(Exception):
                check_withdrawal_address(wrong, own)


class CompletionTest(unittest.TestCase):
    def test_a_wait_ends_with_an_outcome_or_with_an_error(self) -> None:
        chain = StandInGateway()
        self.addCleanup(chain.close)
        gateway, hash = Gateway(chain.url), "b2" * 32
        with self.assertRaisesRegex(TimeoutError, "is still unknown"):
            await_completion(gateway, hash, 0.02, 0.005)
        chain.process_statuses[hash] = ("pending", "")
        with self.assertRaisesRegex(TimeoutError, "is still pending"):
            await_completion(gateway, hash, 0.02, 0.005)
        chain.process_statuses[hash] = ("fail", "@75736572206572726f72")
        self.assertEqual(await_completion(gateway, hash), ("fail", "@75736572206572726f72"))


class TokensTest(unittest.TestCase):
    def test_reads_the_decimals_and_what_the_manager_can_do(self) -> None:
        parts = ["WrappedUSDC", "FungibleESDT", ALICE.get_public_key(), "0", "0", "NumDecimals-6", "IsPaused-false"]
        parts += ["CanUpgrade-true", "CanMint-false", "CanBurn-false", "CanChangeOwner-true", "CanPause-true"]
        parts += ["CanFreeze-true", "CanWipe-false", "CanAddSpecialRoles-true"]
        raw = [part if isinstance(part, bytes) else part.encode() for part in parts]

        def answer(body: Any, _path: str) -> Any:
            self.assertEqual((body["funcName"], body["args"]), ("getTokenProperties", [b"USDC-c76f1f".hex()]))
            encoded = [base64.b64encode(part).decode() for part in raw]
            return {"data": {"returnData": encoded, "returnCode": "ok", "returnMessage": ""}}

        gateway = FakeGateway({"POST /vm-values/query": answer})
        self.addCleanup(gateway.close)
        token = list_token(ProxyNetworkProvider(gateway.url), "USDC-c76f1f")
        self.assertEqual(
            token, ListedToken("USDC-c76f1f", 6, ["can be paused", "can be frozen", "properties can change"])
        )

    def test_converts_amounts_without_rounding(self) -> None:
        self.assertEqual(parse_amount("1.5", 6), 1_500_000)
        self.assertEqual(parse_amount("0.000001", 6), 1)
        for wrong in ("1.0000001", "", ".5", "1.", "1e3", "-1", "1,5"):
            with self.assertRaises(ValueError, msg=wrong):
                parse_amount(wrong, 6)
        big = 12345678901234567890123456789012345678901234567890
        self.assertEqual(format_amount(big, 18), "12345678901234567890123456789012.34567890123456789")
        self.assertEqual(format_amount(1_500_000, 6), "1.5")
        self.assertEqual(format_amount(10, 0), "10")
        self.assertEqual(format_amount(10**18, 18), "1")


if __name__ == "__main__":
    unittest.main()
