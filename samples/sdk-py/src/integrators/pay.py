# #region script
import os
import sys
import time
from pathlib import Path

from multiversx_sdk import Account

from integrators.gateway import Gateway
from integrators.withdrawals import WithdrawalSender


def main(id: str, receiver: str, amount: str) -> None:
    gateway = Gateway(os.environ.get("GATEWAY", "https://devnet-gateway.multiversx.com"))
    account = Account.new_from_keystore(Path(os.environ["KEYSTORE"]), os.environ["PASSWORD"])
    sender = WithdrawalSender(gateway, "withdrawals.db", account, gateway.network_config())
    sender.request(id, receiver, "EGLD", int(amount))
    is_open = "SELECT 1 FROM withdrawals WHERE state IN ('queued', 'signed')"
    while sender.db.execute(is_open).fetchone():
        sender.tick()
        time.sleep(3)


if __name__ == "__main__":
    main(*sys.argv[1:])
# #endregion script
