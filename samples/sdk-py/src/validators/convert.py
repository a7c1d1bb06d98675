# #region setup
from multiversx_sdk import Account, Address, DevnetEntrypoint, Transaction, ValidatorsController

validators = ValidatorsController(chain_id="D")
delegation = DevnetEntrypoint().create_delegation_controller()

CONVERSION_GAS = 510_000_000
# #endregion setup


# #region convert
def convert(owner: Account, max_cap: int, fee: int) -> Transaction:
    """A cap of 0 means no cap; the fee is in hundredths of a percent."""
    return validators.create_transaction_for_new_delegation_contract_from_validator_data(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        max_cap=max_cap,
        fee=fee,
        gas_limit=CONVERSION_GAS,
    )


# #endregion convert


# #region whitelist
def whitelist(contract_owner: Account, contract: Address, wallet: Address) -> Transaction:
    return delegation.create_transaction_for_whitelist_for_merge(
        sender=contract_owner,
        nonce=contract_owner.get_nonce_then_increment(),
        delegation_contract=contract,
        validator_operator=wallet,
        gas_limit=2_000_000,
    )


# #endregion whitelist


# #region merge
def merge_whitelisted(wallet: Account, contract: Address) -> Transaction:
    return validators.create_transaction_for_merging_validator_to_delegation_with_whitelist(
        sender=wallet,
        nonce=wallet.get_nonce_then_increment(),
        delegation_contract=contract,
        gas_limit=CONVERSION_GAS,
    )


def merge_own(owner: Account, contract: Address) -> Transaction:
    return validators.create_transaction_for_merging_validator_to_delegation_same_owner(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        delegation_contract=contract,
        gas_limit=CONVERSION_GAS,
    )


# #endregion merge
