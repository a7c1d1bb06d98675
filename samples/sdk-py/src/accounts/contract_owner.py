# #region setup
from multiversx_sdk import Account, Address, DevnetEntrypoint, Transaction

entrypoint = DevnetEntrypoint()
factory = entrypoint.create_smart_contract_transactions_factory()
# #endregion setup


# #region claim-rewards
def claim_rewards(owner: Account, contract: Address) -> Transaction:
    transaction = factory.create_transaction_for_claiming_developer_rewards(
        sender=owner.address,
        contract=contract,
    )
    transaction.nonce = owner.get_nonce_then_increment()
    transaction.signature = owner.sign_transaction(transaction)
    return transaction


# #endregion claim-rewards


# #region change-owner
def change_owner(owner: Account, contract: Address, new_owner: Address) -> Transaction:
    transaction = factory.create_transaction_for_changing_owner_address(
        sender=owner.address,
        contract=contract,
        new_owner=new_owner,
    )
    transaction.nonce = owner.get_nonce_then_increment()
    transaction.signature = owner.sign_transaction(transaction)
    return transaction


# #endregion change-owner
