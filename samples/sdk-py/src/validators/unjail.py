from multiversx_sdk import Account, Transaction, ValidatorPublicKey, ValidatorsController

# #region unjail
UNJAIL_COST = 2_500_000_000_000_000_000

validators = ValidatorsController(chain_id="D")


def unjail(owner: Account, keys: list[str]) -> Transaction:
    return validators.create_transaction_for_unjailing(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        public_keys=[ValidatorPublicKey(bytes.fromhex(key)) for key in keys],
        amount=len(keys) * UNJAIL_COST,
        gas_limit=len(keys) * 6_000_000,
    )


# #endregion unjail
