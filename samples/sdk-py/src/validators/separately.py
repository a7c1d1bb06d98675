from multiversx_sdk import Account, Transaction, ValidatorPublicKey, ValidatorsController

GAS_FOR_EACH_KEY = 6_000_000
validators = ValidatorsController(chain_id="D")


# #region unstake
def unstake_nodes(owner: Account, keys: list[ValidatorPublicKey]) -> Transaction:
    return validators.create_transaction_for_unstaking_nodes(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        public_keys=keys,
        gas_limit=len(keys) * GAS_FOR_EACH_KEY,
    )


def unstake_tokens(owner: Account, amount: int) -> Transaction:
    return validators.create_transaction_for_unstaking_tokens(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        amount=amount,
        gas_limit=GAS_FOR_EACH_KEY,
    )


# #endregion unstake


# #region unbond
def unbond_nodes(owner: Account, keys: list[ValidatorPublicKey]) -> Transaction:
    return validators.create_transaction_for_unbonding_nodes(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        public_keys=keys,
        gas_limit=len(keys) * GAS_FOR_EACH_KEY,
    )


def unbond_tokens(owner: Account, amount: int) -> Transaction:
    return validators.create_transaction_for_unbonding_tokens(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        amount=amount,
        gas_limit=GAS_FOR_EACH_KEY,
    )


# #endregion unbond


# #region restake
GAS_FOR_ALL_STATES = 20_000_000


def restake(owner: Account, keys: list[ValidatorPublicKey]) -> Transaction:
    return validators.create_transaction_for_restaking_unstaked_nodes(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        public_keys=keys,
        gas_limit=GAS_FOR_ALL_STATES + len(keys) * GAS_FOR_EACH_KEY,
    )


# #endregion restake
