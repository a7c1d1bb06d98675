from pathlib import Path

from multiversx_sdk import Account, Address, DevnetEntrypoint, Transaction, ValidatorPEM, ValidatorPublicKey

# #region setup
EGLD = 10**18

delegation = DevnetEntrypoint().create_delegation_controller()
contract = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhllllsajxzat")
# #endregion setup


# #region create
def create_contract(owner: Account) -> Transaction:
    """Creates a contract with a cap of 10,000 EGLD and a service fee of 10%."""
    return delegation.create_transaction_for_new_delegation_contract(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        total_delegation_cap=10_000 * EGLD,
        service_fee=1_000,
        amount=1_250 * EGLD,
        gas_limit=60_000_000,
    )


# #endregion create


# #region settings
def set_metadata(owner: Account) -> Transaction:
    return delegation.create_transaction_for_setting_metadata(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        delegation_contract=contract,
        name="Alice Staking",
        website="https://alice.example",
        identifier="alice-staking",
        gas_limit=2_000_000,
    )


def change_service_fee(owner: Account, hundredths_of_percent: int) -> Transaction:
    return delegation.create_transaction_for_changing_service_fee(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        delegation_contract=contract,
        service_fee=hundredths_of_percent,
        gas_limit=2_000_000,
    )


def change_cap(owner: Account, cap: int) -> Transaction:
    return delegation.create_transaction_for_modifying_delegation_cap(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        delegation_contract=contract,
        delegation_cap=cap,
        gas_limit=2_000_000,
    )


# #endregion settings


# #region switches
def let_rewards_pass_the_cap(owner: Account) -> Transaction:
    return delegation.create_transaction_for_unsetting_cap_check_on_redelegate_rewards(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        delegation_contract=contract,
        gas_limit=2_000_000,
    )


def switch_automatic_activation_off(owner: Account) -> Transaction:
    return delegation.create_transaction_for_unsetting_automatic_activation(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        delegation_contract=contract,
        gas_limit=2_000_000,
    )


# #endregion switches


# #region add-nodes
def add_nodes(owner: Account, pem_file: Path) -> Transaction:
    """Adds all keys of a PEM file. Each key signs the bytes of the contract's address."""
    keys = [entry.secret_key for entry in ValidatorPEM.from_file_all(pem_file)]
    return delegation.create_transaction_for_adding_nodes(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        delegation_contract=contract,
        public_keys=[key.generate_public_key() for key in keys],
        signed_messages=[key.sign(contract.get_public_key()) for key in keys],
        gas_limit=1_000_000 + 2_000_000 * len(keys),
    )


# #endregion add-nodes


# #region stake-nodes
def stake_nodes(owner: Account, keys: list[ValidatorPublicKey]) -> Transaction:
    return delegation.create_transaction_for_staking_nodes(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        delegation_contract=contract,
        public_keys=keys,
        gas_limit=1_000_000 + 6_000_000 * len(keys),
    )


# #endregion stake-nodes


# #region leave-nodes
def unstake_nodes(owner: Account, keys: list[ValidatorPublicKey]) -> Transaction:
    return delegation.create_transaction_for_unstaking_nodes(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        delegation_contract=contract,
        public_keys=keys,
        gas_limit=1_000_000 + 6_000_000 * len(keys),
    )


def unbond_nodes(owner: Account, keys: list[ValidatorPublicKey]) -> Transaction:
    return delegation.create_transaction_for_unbonding_nodes(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        delegation_contract=contract,
        public_keys=keys,
        gas_limit=1_000_000 + 6_000_000 * len(keys),
    )


def remove_nodes(owner: Account, keys: list[ValidatorPublicKey]) -> Transaction:
    return delegation.create_transaction_for_removing_nodes(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        delegation_contract=contract,
        public_keys=keys,
        gas_limit=1_000_000 + 2_000_000 * len(keys),
    )


# #endregion leave-nodes


# #region unjail-nodes
def unjail_nodes(owner: Account, keys: list[ValidatorPublicKey]) -> Transaction:
    return delegation.create_transaction_for_unjailing_nodes(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        delegation_contract=contract,
        public_keys=keys,
        amount=2_500_000_000_000_000_000 * len(keys),
        gas_limit=1_000_000 + 6_000_000 * len(keys),
    )


# #endregion unjail-nodes
