from pathlib import Path

from multiversx_sdk import DevnetEntrypoint

wallet = Path("wallet.pem")
if wallet.exists():
    raise SystemExit("wallet.pem already exists")

account = DevnetEntrypoint().create_account()
account.save_to_pem(wallet)
print("Saved:", wallet)
print("Address:", account.address.to_bech32())
