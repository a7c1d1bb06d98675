# #region setup
from multiversx_sdk import Account, Address, DevnetEntrypoint, Transaction

entrypoint = DevnetEntrypoint()
accounts = entrypoint.create_account_controller()
# #endregion setup


# #region set-guardian
def set_guardian(owner: Account, guardian_address: Address, service_id: str) -> Transaction:
    return accounts.create_transaction_for_setting_guardian(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        guardian_address=guardian_address,
        service_id=service_id,
    )


# #endregion set-guardian


# #region guard
def guard(owner: Account) -> Transaction:
    return accounts.create_transaction_for_guarding_account(sender=owner, nonce=owner.get_nonce_then_increment())


# #endregion guard


# #region unguard
def unguard(owner: Account, guardian: Account) -> Transaction:
    """The guardian holds a key of ours here; a guardian service signs the same bytes on request."""
    transaction = accounts.create_transaction_for_unguarding_account(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        guardian=guardian.address,
    )
    transaction.guardian_signature = guardian.sign_transaction(transaction)
    return transaction


# #endregion unguard
