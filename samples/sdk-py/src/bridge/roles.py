from multiversx_sdk import Account, Address, MainnetEntrypoint, TokenManagementController, Transaction

# #region setup
entrypoint = MainnetEntrypoint()
tokens = entrypoint.create_token_management_controller()
# #endregion setup

# The contract of the Ethereum bridge that holds the tokens.
SAFE = Address.new_from_bech32("erd1qqqqqqqqqqqqqpgqf2cu60ffz9v68r0h62sufxxf67n7xprue3yq4ap4k2")


# #region give
def give_roles_to_safe(tokens: TokenManagementController, issuer: Account) -> Transaction:
    """Lets the bridge's safe mint and burn the token."""
    return tokens.create_transaction_for_setting_special_role_on_fungible_token(
        sender=issuer,
        nonce=issuer.get_nonce_then_increment(),
        user=SAFE,
        token_identifier="ALICE-a1b2c3",
        add_role_local_mint=True,
        add_role_local_burn=True,
        add_role_esdt_transfer_role=False,
    )


# #endregion give
