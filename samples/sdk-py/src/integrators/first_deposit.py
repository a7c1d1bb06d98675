import os
import time
from pathlib import Path
from typing import Any

from multiversx_sdk import Mnemonic, NetworkProviderConfig, ProxyNetworkProvider

url = os.environ.get("GATEWAY", "https://devnet-gateway.multiversx.com")
gateway = ProxyNetworkProvider(url, config=NetworkProviderConfig(client_name="deposits"))


def main() -> None:
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
    print(f"waiting for a deposit after hyperblock {nonce}", flush=True)

    has_deposit = False
    while not has_deposit:
        hyperblock = read_hyperblock(nonce + 1)
        if hyperblock is None:
            time.sleep(2)
            continue
        for entry in hyperblock["transactions"]:
            receiver_id = users.get(entry["receiver"])
            amount = int(entry.get("value") or 0)
            if receiver_id is None or amount == 0 or entry["status"] != "success" or has_failed(entry):
                continue
            print(f"hyperblock {hyperblock['nonce']}: user {receiver_id} receives {format_egld(amount)} EGLD")
            print(f"  from {entry['sender']}")
            print(f"  transaction {entry['hash']}")
            has_deposit = True
        nonce = hyperblock["nonce"]


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


def has_failed(entry: dict[str, Any]) -> bool:
    """A transfer that was returned to its sender can have the status success: only its events show the failure."""
    events = (entry.get("logs") or {}).get("events") or []
    return any(event["identifier"] in ("signalError", "internalVMErrors") for event in events)


def format_egld(amount: int) -> str:
    return f"{amount // 10**18}.{amount % 10**18:018}"


if __name__ == "__main__":
    main()
