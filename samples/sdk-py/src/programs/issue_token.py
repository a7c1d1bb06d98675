from pathlib import Path

from multiversx_sdk import Account, AwaitingOptions, DevnetEntrypoint, Token

entrypoint = DevnetEntrypoint()
account = Account.new_from_pem(Path("wallet.pem"))
account.nonce = entrypoint.recall_account_nonce(account.address)
tokens = entrypoint.create_token_management_controller()
options = AwaitingOptions(timeout_in_milliseconds=120_000)

issue = tokens.create_transaction_for_issuing_fungible(
    sender=account,
    nonce=account.get_nonce_then_increment(),
    token_name="AliceTokens",
    token_ticker="ALICE",
    initial_supply=1_000_000 * 10**18,
    num_decimals=18,
    can_freeze=False,
    can_wipe=False,
    can_pause=False,
    can_change_owner=False,
    can_upgrade=True,
    can_add_special_roles=True,
)
[issued] = tokens.await_completed_issue_fungible(entrypoint.send_transaction(issue), options)
print("Token:", issued.token_identifier)

roles = tokens.create_transaction_for_setting_special_role_on_fungible_token(
    sender=account,
    nonce=account.get_nonce_then_increment(),
    user=account.address,
    token_identifier=issued.token_identifier,
    add_role_local_mint=True,
    add_role_local_burn=True,
)
[granted] = tokens.await_completed_set_special_role_on_fungible_token(entrypoint.send_transaction(roles), options)
print("Roles:", ", ".join(granted.roles))

provider = entrypoint.create_network_provider()
print("Balance:", provider.get_token_of_account(account.address, Token(issued.token_identifier)).amount)
