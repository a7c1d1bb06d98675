import base64
import unittest
from typing import Any

from multiversx_sdk import ProxyNetworkProvider

from rest_api.iterate import iterate_storage
from tests.support.local_gateway import Failed, LocalGateway
from tests.support.test_wallets import ALICE

PAIRS = {f"key{number}".encode(): f"value{number}".encode() for number in range(5)}


class StorageGateway(LocalGateway):
    """Answers portions of PAIRS; its state is the place of the next one, in base64, and `null` at the end."""

    def __init__(self) -> None:
        self.requests: list[tuple[list[str], Any]] = []
        super().__init__()

    def answer(self, route: str, query: dict[str, list[str]], body: Any) -> Any:
        if route != "POST /address/iterate-keys" or body["address"] != ALICE.to_bech32():
            raise Failed(404, f"no route {route}")
        self.requests.append((query["blockNonce"], body["iteratorState"]))
        start = int(base64.b64decode(body["iteratorState"][0])) if body["iteratorState"] else 0
        end = start + body["numKeys"]
        more = [base64.b64encode(str(end).encode()).decode()] if end < len(PAIRS) else None
        pairs = dict(list(PAIRS.items())[start:end])
        return {
            "pairs": {key.hex(): value.hex() for key, value in pairs.items()},
            "newIteratorState": more,
            "blockInfo": {"nonce": 42},
        }


class IterateTest(unittest.TestCase):
    def setUp(self) -> None:
        self.gateway = StorageGateway()
        self.addCleanup(self.gateway.close)

    def test_continues_from_the_state_of_the_last_response(self) -> None:
        found = dict(iterate_storage(ProxyNetworkProvider(self.gateway.url), ALICE, 42, batch=2))
        self.assertEqual(found, PAIRS)
        self.assertEqual(self.gateway.requests, [(["42"], []), (["42"], ["Mg=="]), (["42"], ["NA=="])])

    def test_one_portion_is_enough_for_a_small_account(self) -> None:
        self.assertEqual(len(list(iterate_storage(ProxyNetworkProvider(self.gateway.url), ALICE, 42))), 5)
        self.assertEqual(len(self.gateway.requests), 1)


if __name__ == "__main__":
    unittest.main()
