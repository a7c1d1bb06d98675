# #region script
import sys
from pathlib import Path

from multiversx_sdk import Account, Address, DevnetEntrypoint

from crowdfunding.campaign import campaign_controller, fund_with_egld, status_of


def main(pem_path: str, campaign_bech32: str) -> None:
    entrypoint = DevnetEntrypoint(with_gas_limit_estimator=True, gas_limit_multiplier=1.1)
    controller = campaign_controller(entrypoint, Path("output/crowdfunding.abi.json"))
    campaign = Address.new_from_bech32(campaign_bech32)

    donor = Account.new_from_pem(Path(pem_path))
    donor.nonce = entrypoint.recall_account_nonce(donor.address)

    transaction = fund_with_egld(controller, donor, campaign)
    transaction_hash = entrypoint.send_transaction(transaction)
    outcome = entrypoint.await_transaction_completed(transaction_hash)
    print(f"{transaction_hash.hex()}: {outcome.status.status}, the campaign is {status_of(controller, campaign)}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
# #endregion script
