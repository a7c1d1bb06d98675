from pathlib import Path

from multiversx_sdk import Account, Address, AwaitingOptions, DevnetEntrypoint
from multiversx_sdk.abi import AddressValue

# The contract of a staking provider on devnet
PROVIDER = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhllllsajxzat")

entrypoint = DevnetEntrypoint()
account = Account.new_from_pem(Path("wallet.pem"))
account.nonce = entrypoint.recall_account_nonce(account.address)
delegation = entrypoint.create_delegation_controller()

transaction = delegation.create_transaction_for_delegating(
    sender=account,
    nonce=account.get_nonce_then_increment(),
    delegation_contract=PROVIDER,
    amount=10**18,  # 1 EGLD, the minimum
)
options = AwaitingOptions(timeout_in_milliseconds=120_000)
[delegated] = delegation.await_completed_delegate(entrypoint.send_transaction(transaction), options)
print("Delegated:", delegated.amount / 10**18, "EGLD")

funds = entrypoint.create_smart_contract_controller().query(
    contract=PROVIDER,
    function="getDelegatorFundsData",
    arguments=[AddressValue.new_from_address(account.address)],
)
print("Active stake:", int.from_bytes(funds[0], "big") / 10**18, "EGLD")
