from pathlib import Path

from multiversx_sdk import Account, Address, AwaitingOptions, DevnetEntrypoint, Token, TokenTransfer

TOKEN = Token("ALICE-a1b2c3")  # a fungible token that your account holds
BOB = Address.new_from_bech32("erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx")

entrypoint = DevnetEntrypoint()
provider = entrypoint.create_network_provider()
account = Account.new_from_pem(Path("wallet.pem"))
account.nonce = entrypoint.recall_account_nonce(account.address)

transaction = entrypoint.create_transfers_controller().create_transaction_for_transfer(
    sender=account,
    nonce=account.get_nonce_then_increment(),
    receiver=BOB,
    native_transfer_amount=10**17,  # 0.1 EGLD
    token_transfers=[TokenTransfer(TOKEN, 75 * 10**17)],  # 7.5, if the token has 18 decimals
)
print("Data:", transaction.data.decode())

transaction_hash = entrypoint.send_transaction(transaction)
outcome = entrypoint.await_transaction_completed(transaction_hash, AwaitingOptions(timeout_in_milliseconds=120_000))
print("Status:", outcome.status.status)
print("Bob has:", provider.get_token_of_account(BOB, TOKEN).amount)
