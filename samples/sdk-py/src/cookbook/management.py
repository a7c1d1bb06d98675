from multiversx_sdk import (
    Account,
    Address,
    DelegationController,
    NetworkEntrypoint,
    Transaction,
    TransactionComputer,
    VoteType,
)


# #region sign
def add_nonce_and_sign(transaction: Transaction, account: Account) -> Transaction:
    """Adds the nonce and the signature, which factories leave out."""
    transaction.nonce = account.get_nonce_then_increment()
    transaction.signature = account.sign_transaction(transaction)
    return transaction


# #endregion sign


# #region delegate
def delegate(delegation: DelegationController, user: Account, contract: Address) -> Transaction:
    return delegation.create_transaction_for_delegating(
        sender=user, nonce=user.get_nonce_then_increment(), delegation_contract=contract, amount=10**18
    )


def claim(delegation: DelegationController, user: Account, contract: Address) -> Transaction:
    return delegation.create_transaction_for_claiming_rewards(
        sender=user, nonce=user.get_nonce_then_increment(), delegation_contract=contract
    )


def redelegate(delegation: DelegationController, user: Account, contract: Address) -> Transaction:
    return delegation.create_transaction_for_redelegating_rewards(
        sender=user, nonce=user.get_nonce_then_increment(), delegation_contract=contract
    )


def undelegate(delegation: DelegationController, user: Account, contract: Address) -> Transaction:
    return delegation.create_transaction_for_undelegating(
        sender=user, nonce=user.get_nonce_then_increment(), delegation_contract=contract, amount=10**18
    )


def withdraw(delegation: DelegationController, user: Account, contract: Address) -> Transaction:
    return delegation.create_transaction_for_withdrawing(
        sender=user, nonce=user.get_nonce_then_increment(), delegation_contract=contract
    )


# #endregion delegate


# #region factories
def build_delegation(entrypoint: NetworkEntrypoint, user: Account, contract: Address) -> Transaction:
    factory = entrypoint.create_delegation_transactions_factory()
    return add_nonce_and_sign(factory.create_transaction_for_delegating(user.address, contract, 10**18), user)


def build_issue(entrypoint: NetworkEntrypoint, user: Account) -> Transaction:
    factory = entrypoint.create_token_management_transactions_factory()
    transaction = factory.create_transaction_for_issuing_fungible(
        sender=user.address,
        token_name="AliceTokens",
        token_ticker="ALICE",
        initial_supply=1_000_000 * 10**18,
        num_decimals=18,
        can_freeze=True,
        can_wipe=True,
        can_pause=True,
        can_change_owner=True,
        can_upgrade=True,
        can_add_special_roles=True,
    )
    return add_nonce_and_sign(transaction, user)


def build_vote(entrypoint: NetworkEntrypoint, user: Account) -> Transaction:
    factory = entrypoint.create_governance_transactions_factory()
    transaction = factory.create_transaction_for_voting(user.address, proposal_nonce=12, vote=VoteType.YES)
    return add_nonce_and_sign(transaction, user)


def build_saved_value(entrypoint: NetworkEntrypoint, user: Account) -> Transaction:
    factory = entrypoint.create_account_transactions_factory()
    return add_nonce_and_sign(factory.create_transaction_for_saving_key_value(user.address, {b"key0": b"value0"}), user)


# #endregion factories


# #region guardian-factory
def build_guardian(entrypoint: NetworkEntrypoint, user: Account, guardian: Address, service_id: str) -> Transaction:
    factory = entrypoint.create_account_transactions_factory()
    return add_nonce_and_sign(factory.create_transaction_for_setting_guardian(user.address, guardian, service_id), user)


def build_guard(entrypoint: NetworkEntrypoint, user: Account) -> Transaction:
    factory = entrypoint.create_account_transactions_factory()
    return add_nonce_and_sign(factory.create_transaction_for_guarding_account(user.address), user)


def build_unguard(entrypoint: NetworkEntrypoint, user: Account, guardian: Account) -> Transaction:
    """The factory sets the guardian before the first signature, because both sign the same bytes."""
    factory = entrypoint.create_account_transactions_factory()
    transaction = factory.create_transaction_for_unguarding_account(user.address, guardian.address)
    add_nonce_and_sign(transaction, user)
    transaction.guardian_signature = guardian.sign_transaction(transaction)
    return transaction


# #endregion guardian-factory


# #region guarded
def guarded(entrypoint: NetworkEntrypoint, sender: Account, guardian: Account, receiver: Address) -> Transaction:
    """The controller sets the guardian, the option and the extra gas, and signs. Then the guardian signs."""
    transaction = entrypoint.create_transfers_controller().create_transaction_for_transfer(
        sender=sender,
        nonce=sender.get_nonce_then_increment(),
        receiver=receiver,
        native_transfer_amount=10**18,
        guardian=guardian.address,
    )
    transaction.guardian_signature = guardian.sign_transaction(transaction)
    return transaction


def relayed(entrypoint: NetworkEntrypoint, sender: Account, relayer: Account, receiver: Address) -> Transaction:
    """The relayer pays the fee. It must be in the sender's shard."""
    transaction = entrypoint.create_transfers_controller().create_transaction_for_transfer(
        sender=sender,
        nonce=sender.get_nonce_then_increment(),
        receiver=receiver,
        native_transfer_amount=10**18,
        relayer=relayer.address,
    )
    transaction.relayer_signature = relayer.sign_transaction(transaction)
    return transaction


def both_from_factory(
    entrypoint: NetworkEntrypoint, sender: Account, guardian: Account, relayer: Account, receiver: Address
) -> Transaction:
    """With a factory, set all fields before the first signature."""
    factory = entrypoint.create_transfers_transactions_factory()
    transaction = factory.create_transaction_for_native_token_transfer(sender.address, receiver, 10**18)
    TransactionComputer().apply_guardian(transaction, guardian.address)
    transaction.relayer = relayer.address
    transaction.gas_limit += 50_000 + 50_000
    add_nonce_and_sign(transaction, sender)
    transaction.guardian_signature = guardian.sign_transaction(transaction)
    transaction.relayer_signature = relayer.sign_transaction(transaction)
    return transaction


# #endregion guarded
