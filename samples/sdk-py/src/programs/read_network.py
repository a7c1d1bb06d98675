from pathlib import Path

from multiversx_sdk import Account, AwaitingOptions, DevnetEntrypoint

entrypoint = DevnetEntrypoint()
provider = entrypoint.create_network_provider()

config = provider.get_network_config()
print("Chain:", config.chain_id, "with", config.num_shards, "shards")

account = Account.new_from_pem(Path("wallet.pem"))
before = provider.get_account(account.address)
account.nonce = before.nonce
print("Nonce:", before.nonce, "Balance:", before.balance)

transaction = entrypoint.create_transfers_controller().create_transaction_for_native_token_transfer(
    sender=account,
    nonce=account.get_nonce_then_increment(),
    receiver=account.address,
    native_transfer_amount=1,
)
transaction_hash = provider.send_transaction(transaction)
print("Sent:", transaction_hash.hex())

outcome = provider.await_transaction_completed(transaction_hash, AwaitingOptions(timeout_in_milliseconds=120_000))
after = provider.get_account(account.address)
print("Status:", outcome.status.status)
print("Nonce:", after.nonce, "Fee:", before.balance - after.balance)
