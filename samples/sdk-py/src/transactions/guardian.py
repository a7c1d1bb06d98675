from multiversx_sdk import Account, AccountController, Address, ProxyNetworkProvider, Transaction, TransactionComputer

CHAIN_ID = "D"
GUARDED_GAS = 50_000
controller = AccountController(CHAIN_ID)
computer = TransactionComputer()


# #region set
def set_guardian(account: Account, guardian: Address, service_id: str) -> Transaction:
    """Registers a guardian without its signature: it becomes active after the delay of the network."""
    return controller.create_transaction_for_setting_guardian(
        account, account.get_nonce_then_increment(), guardian_address=guardian, service_id=service_id
    )


# #endregion set


# #region guard
def guard_account(account: Account) -> Transaction:
    """After the block that executes this, the account can't send anything without its guardian."""
    return controller.create_transaction_for_guarding_account(account, account.get_nonce_then_increment())


# #endregion guard


# #region send
def sign_as_sender(transaction: Transaction, account: Account, guardian: Address) -> Transaction:
    """Adds guardian, option and gas before the sender signs, because both sign all three."""
    computer.apply_guardian(transaction, guardian)  # version 2, option bit 1, field guardian
    transaction.gas_limit += GUARDED_GAS
    transaction.signature = account.sign_transaction(transaction)
    return transaction


def co_sign(transaction: Transaction, guardian: Account) -> Transaction:
    """The guardian's part, which may run on another machine."""
    if transaction.guardian != guardian.address:
        raise ValueError("another guardian is asked")
    transaction.guardian_signature = guardian.sign_transaction(transaction)
    return transaction


# #endregion send


# #region unguard
def unguard_account(account: Account, guardian: Address) -> Transaction:
    """Only the guardian's signature makes it valid: add it with co_sign."""
    return controller.create_transaction_for_unguarding_account(
        account, account.get_nonce_then_increment(), guardian=guardian
    )


# #endregion unguard


# #region change
def change_guardian(account: Account, active: Address, successor: Address, service_id: str) -> Transaction:
    """Replaces the guardian immediately, since the active guardian signs too: add its signature with co_sign."""
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
    """Describes in one sentence what an account needs to send."""
    answer = provider.do_get_generic(f"address/{address.to_bech32()}/guardian-data")
    data = answer.get("guardianData")
    active, pending = data.get("activeGuardian"), data.get("pendingGuardian")
    soon = f"; {pending['address']} is active in {pending['activationEpoch'] - epoch} epochs" if pending else ""
    if data["guarded"]:
        return f"co-signed by {active['address']}{soon}"
    return f"signed alone, {'ready to be guarded' if active else 'no active guardian'}{soon}"


# #endregion state
