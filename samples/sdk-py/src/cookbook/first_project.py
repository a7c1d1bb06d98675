# #region script
import sys
from pathlib import Path

from multiversx_sdk import Account, Address, DevnetEntrypoint


def main(pem_path: str, receiver_bech32: str) -> None:
    entrypoint = DevnetEntrypoint()
    account = Account.new_from_pem(Path(pem_path))
    account.nonce = entrypoint.recall_account_nonce(account.address)

    transaction = entrypoint.create_transfers_controller().create_transaction_for_transfer(
        sender=account,
        nonce=account.get_nonce_then_increment(),
        receiver=Address.new_from_bech32(receiver_bech32),
        native_transfer_amount=100_000_000_000_000_000,  # 0.1 EGLD
    )
    transaction_hash = entrypoint.send_transaction(transaction)
    outcome = entrypoint.await_transaction_completed(transaction_hash)
    print(f"{transaction_hash.hex()}: {outcome.status.status}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
# #endregion script
