from getpass import getpass
from pathlib import Path

from multiversx_sdk import Account, AddressComputer, DevnetEntrypoint, Mnemonic, UserWallet

keystore = Path("wallet.json")
password = getpass("Password of wallet.json: ")
if not keystore.exists():
    words = Mnemonic.generate().get_text()
    print("Write down these 24 words:", words)
    UserWallet.from_mnemonic(words, password).save(keystore)

account = Account.new_from_keystore(keystore, password)
print("Address:", account.address.to_bech32())
print("Shard:", AddressComputer().get_shard_of_address(account.address))

provider = DevnetEntrypoint().create_network_provider()
state = provider.get_account(account.address)
account.nonce = state.nonce
print("Balance:", state.balance / 10**18, "EGLD")
print("Next nonce:", account.nonce)
