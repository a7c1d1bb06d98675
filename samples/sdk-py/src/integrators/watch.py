# #region script
import os
import time

from multiversx_sdk import AddressComputer, Mnemonic

from integrators.deposits import AddressBook
from integrators.deposits_watcher import ChainMismatch, Ledger, catch_up
from integrators.gateway import Gateway


def main() -> None:
    gateway = Gateway(os.environ.get("GATEWAY", "https://devnet-gateway.multiversx.com"))
    computer = AddressComputer(gateway.network_config()["erd_num_shards_without_meta"])
    mnemonic = Mnemonic(os.environ["MNEMONIC"])
    shards: dict[str, int] = {}
    for index in range(int(os.environ.get("USERS", "10"))):
        address = mnemonic.derive_key(index).generate_public_key().to_address("erd")
        shards[address.to_bech32()] = computer.get_shard_of_address(address)

    start = gateway.hyperblock(gateway.highest_final_nonce())
    ledger = Ledger("deposits.db", start["nonce"], start["hash"])
    book = AddressBook(shards.get, lambda _: False)
    while True:
        try:
            catch_up(gateway, ledger, book)
        except ChainMismatch:
            raise
        except Exception as error:
            print(error)
        time.sleep(2)


if __name__ == "__main__":
    main()
# #endregion script
