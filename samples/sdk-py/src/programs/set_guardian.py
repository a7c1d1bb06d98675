from pathlib import Path

from multiversx_sdk import Account, AwaitingOptions, DevnetEntrypoint, ProxyNetworkProvider

entrypoint = DevnetEntrypoint()
account = Account.new_from_pem(Path("wallet.pem"))
account.nonce = entrypoint.recall_account_nonce(account.address)

guardian_file = Path("guardian.pem")
if not guardian_file.exists():
    entrypoint.create_account().save_to_pem(guardian_file)
guardian = Account.new_from_pem(guardian_file)

transaction = entrypoint.create_account_controller().create_transaction_for_setting_guardian(
    sender=account,
    nonce=account.get_nonce_then_increment(),
    guardian_address=guardian.address,
    service_id="my-service",
)
transaction_hash = entrypoint.send_transaction(transaction)
outcome = entrypoint.await_transaction_completed(transaction_hash, AwaitingOptions(timeout_in_milliseconds=120_000))
print("Status:", outcome.status.status)

gateway = ProxyNetworkProvider("https://devnet-gateway.multiversx.com")
guardians = gateway.do_get_generic(f"address/{account.address.to_bech32()}/guardian-data").get("guardianData")
print("Pending guardian:", guardians["pendingGuardian"]["address"])
print("Active from epoch:", guardians["pendingGuardian"]["activationEpoch"])
