import base64
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from multiversx_sdk import Address, AddressComputer, Mnemonic, NetworkProviderConfig, ProxyNetworkProvider

url = os.environ.get("GATEWAY", "https://devnet-gateway.multiversx.com")
gateway = ProxyNetworkProvider(url, config=NetworkProviderConfig(client_name="deposits"))


def main() -> None:
    shards = AddressComputer(gateway.get_network_config().num_shards)

    # One mnemonic for all deposit addresses. The first run creates it; later runs read it from the file.
    file = Path("mnemonic.txt")
    if not file.exists():
        file.touch(mode=0o600)
        file.write_text(Mnemonic.generate().get_text())
    mnemonic = Mnemonic(file.read_text().strip())
    users: dict[str, int] = {}
    for user in range(3):
        address = mnemonic.derive_key(user).generate_public_key().to_address("erd").to_bech32()
        users[address] = user
        print(f"user {user}: {address}")

    nonce = highest_final_nonce()
    print(f"waiting for a token after hyperblock {nonce}", flush=True)

    has_deposit = False
    while not has_deposit:
        hyperblock = read_hyperblock(nonce + 1)
        if hyperblock is None:
            time.sleep(2)
            continue
        for entry in hyperblock["transactions"]:
            for receiver, token, amount in token_transfers(entry):
                receiver_id = users.get(receiver.to_bech32())
                # Both shards log a transfer between shards. Count only the event in the receiver's shard.
                if receiver_id is None or entry["destinationShard"] != shards.get_shard_of_address(receiver):
                    continue
                decimals = gateway.get_definition_of_fungible_token(token).decimals
                text = format_amount(amount, decimals)
                print(f"hyperblock {hyperblock['nonce']}: user {receiver_id} receives {text} {token}")
                print(f"  from {entry['sender']}")
                print(f"  transaction {entry['hash']}")
                has_deposit = True
        nonce = hyperblock["nonce"]


def token_transfers(entry: dict[str, Any]) -> Iterator[tuple[Address, str, int]]:
    """Yields the fungible tokens that an entry of a hyperblock has moved."""
    events = (entry.get("logs") or {}).get("events") or []
    has_failed = any(event["identifier"] in ("signalError", "internalVMErrors") for event in events)
    if entry["status"] != "success" or has_failed:
        return
    for event in events:
        if event["identifier"] not in ("ESDTTransfer", "MultiESDTNFTTransfer"):
            continue
        *parts, receiver = [base64.b64decode(topic or "") for topic in event["topics"]]
        for index in range(0, len(parts), 3):
            token, nonce, amount = parts[index : index + 3]
            is_fungible = int.from_bytes(nonce) == 0
            if is_fungible and token != b"EGLD-000000":
                yield Address(receiver), token.decode(), int.from_bytes(amount)


def highest_final_nonce() -> int:
    return gateway.do_get_generic("network/status/4294967295").get("status")["erd_highest_final_nonce"]


def read_hyperblock(nonce: int) -> dict[str, Any] | None:
    """Returns None until the hyperblock is final and all its entries are executed."""
    if nonce > highest_final_nonce():
        return None
    try:
        hyperblock = gateway.do_get_generic(f"hyperblock/by-nonce/{nonce}?withLogs=true").get("hyperblock")
    except Exception as error:
        if "block not found" in str(error):
            return None
        raise
    is_pending = any(entry["status"] == "pending" for entry in hyperblock["transactions"])
    return None if is_pending else hyperblock


def format_amount(amount: int, decimals: int) -> str:
    """Formats atomic units as text, without rounding."""
    whole, fraction = divmod(amount, 10**decimals)
    return f"{whole}.{fraction:0{decimals}}" if decimals else str(whole)


if __name__ == "__main__":
    main()
