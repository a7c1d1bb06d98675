from pathlib import Path

from multiversx_sdk import Account, AwaitingOptions, DevnetEntrypoint
from multiversx_sdk.abi import Abi

entrypoint = DevnetEntrypoint()
account = Account.new_from_pem(Path("wallet.pem"))
account.nonce = entrypoint.recall_account_nonce(account.address)
contracts = entrypoint.create_smart_contract_controller(Abi.load(Path("adder.abi.json")))
options = AwaitingOptions(timeout_in_milliseconds=120_000)

deployment = contracts.create_transaction_for_deploy(
    sender=account,
    nonce=account.get_nonce_then_increment(),
    bytecode=Path("adder.wasm"),
    arguments=[5],
    gas_limit=10_000_000,
)
deployed = contracts.await_completed_deploy(entrypoint.send_transaction(deployment), options)
if not deployed.contracts:
    raise SystemExit(f"Deployment failed: {deployed.return_message}")
contract = deployed.contracts[0].address
print("Contract:", contract.to_bech32())

call = contracts.create_transaction_for_execute(
    sender=account,
    nonce=account.get_nonce_then_increment(),
    contract=contract,
    function="add",
    arguments=[7],
    gas_limit=5_000_000,
)
called = contracts.await_completed_execute(entrypoint.send_transaction(call), options)
print("Call:", called.return_code)

[total] = contracts.query(contract=contract, function="getSum", arguments=[])
print("Sum:", total)
