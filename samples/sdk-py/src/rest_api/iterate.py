from collections.abc import Iterator
from typing import Any

from multiversx_sdk import Address, ProxyNetworkProvider


# #region iterate
def iterate_storage(
    gateway: ProxyNetworkProvider, address: Address, block_nonce: int, batch: int = 1_000
) -> Iterator[tuple[bytes, bytes]]:
    """Every key and value of an account at a block of its shard, in no order."""
    state: list[str] = []
    while True:
        body: dict[str, Any] = {"address": address.to_bech32(), "numKeys": batch, "iteratorState": state}
        answer = gateway.do_post_generic(f"address/iterate-keys?blockNonce={block_nonce}", body)
        for key, value in answer.get("pairs").items():
            yield bytes.fromhex(key), bytes.fromhex(value)
        state = answer.get("newIteratorState") or []
        if not state:
            return


# #endregion iterate
