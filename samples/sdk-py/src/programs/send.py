from pathlib import Path

from multiversx_sdk import Account, Address, AwaitingOptions, DevnetEntrypoint

entrypoint = DevnetEntrypoint()
account = Account.new_from_pem(Path("wallet.pem"))
account.nonce = entrypoint.recall_account_nonce(account.address)

transaction = entrypoint.create_transfers_controller().create_transaction_for_native_token_transfer(
    sender=account,
    nonce=account.get_nonce_then_increment(),
    receiver=Address.new_from_bech32("erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx"),
    native_transfer_amount=10**17,  # 0.1 EGLD
)
transaction_hash = entrypoint.send_transaction(transaction)
print("Sent:", transaction_hash.hex())

outcome = entrypoint.await_transaction_completed(transaction_hash, AwaitingOptions(timeout_in_milliseconds=120_000))
print("Status:", outcome.status.status)
