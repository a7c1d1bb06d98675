from pathlib import Path

from multiversx_sdk import Account, Address, Transaction, ValidatorPublicKey, ValidatorsController

# #region setup
EGLD = 10**18
NODE_PRICE = 2_500 * EGLD
GAS_FOR_EACH_KEY = 6_000_000

validators = ValidatorsController(chain_id="D")
# #endregion setup


# #region stake
def stake(owner: Account, pem_file: Path, nodes: int, reward_address: Address) -> Transaction:
    """Stakes every key of a PEM file, each with the node price."""
    return validators.create_transaction_for_staking(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        validators_file=pem_file,
        amount=nodes * NODE_PRICE,
        rewards_address=reward_address,
        gas_limit=nodes * GAS_FOR_EACH_KEY,
    )


# #endregion stake


# #region top-up
def top_up(owner: Account, amount: int) -> Transaction:
    return validators.create_transaction_for_topping_up(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        amount=amount,
        gas_limit=GAS_FOR_EACH_KEY,
    )


# #endregion top-up


# #region leave
def unstake(owner: Account, keys: list[ValidatorPublicKey]) -> Transaction:
    return validators.create_transaction_for_unstaking(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        public_keys=keys,
        gas_limit=len(keys) * GAS_FOR_EACH_KEY,
    )


def unbond(owner: Account, keys: list[ValidatorPublicKey]) -> Transaction:
    return validators.create_transaction_for_unbonding(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        public_keys=keys,
        gas_limit=len(keys) * GAS_FOR_EACH_KEY,
    )


# #endregion leave


# #region reward-address
def change_reward_address(owner: Account, address: Address, registered_keys: int) -> Transaction:
    return validators.create_transaction_for_changing_rewards_address(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        rewards_address=address,
        gas_limit=registered_keys * GAS_FOR_EACH_KEY,
    )


# #endregion reward-address
