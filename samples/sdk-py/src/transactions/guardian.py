from multiversx_sdk import Account, AccountController, Address, ProxyNetworkProvider, Transaction, TransactionComputer

CHAIN_ID = "D"
GUARDED_GAS = 50_000
controller = AccountController(CHAIN_ID)
computer = TransactionComputer()


# #region set
def set_guardian(account: Account, guardian: Address, service_id: str) -> Transaction:
    """Sets a guardian without the signature of the current one. It becomes active after a delay."""
    return controller.create_transaction_for_setting_guardian(
        account, account.get_nonce_then_increment(), guardian_address=guardian, service_id=service_id
    )


# #endregion set


# #region guard
def guard_account(account: Account) -> Transaction:
    """Once this is executed, every transaction of the account needs the guardian's signature."""
    return controller.create_transaction_for_guarding_account(account, account.get_nonce_then_increment())


# #endregion guard


# #region send
def sign_as_sender(transaction: Transaction, account: Account, guardian: Address) -> Transaction:
    """Sets the guardian, the option and the gas limit, and signs. The guardian signs the same bytes."""
    computer.apply_guardian(transaction, guardian)  # version 2, option bit 1, field guardian
    transaction.gas_limit += GUARDED_GAS
    transaction.signature = account.sign_transaction(transaction)
    return transaction


def co_sign(transaction: Transaction, guardian: Account) -> Transaction:
    """Adds the guardian's signature, possibly on another machine."""
    if transaction.guardian != guardian.address:
        raise ValueError("the transaction has another guardian")
    transaction.guardian_signature = guardian.sign_transaction(transaction)
    return transaction


# #endregion send


# #region unguard
def unguard_account(account: Account, guardian: Address) -> Transaction:
    """The transaction also needs the guardian's signature: add it with co_sign."""
    return controller.create_transaction_for_unguarding_account(
        account, account.get_nonce_then_increment(), guardian=guardian
    )


# #endregion unguard


# #region change
def change_guardian(account: Account, active: Address, successor: Address, service_id: str) -> Transaction:
    """Replaces the guardian without a delay. The active guardian must sign too: use co_sign."""
    return controller.create_transaction_for_setting_guardian(
        account,
        account.get_nonce_then_increment(),
        guardian_address=successor,
        service_id=service_id,
        guardian=active,
    )


# #endregion change


# #region state
def describe_guard(provider: ProxyNetworkProvider, address: Address, epoch: int) -> str:
    """Returns a sentence that says who signs for an account."""
    answer = provider.do_get_generic(f"address/{address.to_bech32()}/guardian-data")
    data = answer.get("guardianData")
    active, pending = data.get("activeGuardian"), data.get("pendingGuardian")
    soon = f"; {pending['address']} is active in {pending['activationEpoch'] - epoch} epochs" if pending else ""
    if data["guarded"]:
        return f"co-signed by {active['address']}{soon}"
    return f"signed alone, {'ready to be guarded' if active else 'no active guardian'}{soon}"


# #endregion state
