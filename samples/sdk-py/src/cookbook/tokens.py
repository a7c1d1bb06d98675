from multiversx_sdk import (
    Account,
    Address,
    NetworkEntrypoint,
    TokenManagementController,
    Transaction,
    TransactionOnNetwork,
)


# #region issue
def issue_token(tokens: TokenManagementController, alice: Account) -> Transaction:
    return tokens.create_transaction_for_issuing_fungible(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_name="AliceTokens",
        token_ticker="ALICE",
        initial_supply=1_000_000 * 10**18,
        num_decimals=18,
        can_freeze=False,
        can_wipe=False,
        can_pause=False,
        can_change_owner=False,
        can_upgrade=True,
        can_add_special_roles=True,
    )


def read_identifier(tokens: TokenManagementController, outcome: TransactionOnNetwork) -> str:
    [issued] = tokens.parse_issue_fungible(outcome)
    return issued.token_identifier


# #endregion issue


# #region issue-factory
def build_issue(entrypoint: NetworkEntrypoint, alice: Account) -> Transaction:
    factory = entrypoint.create_token_management_transactions_factory()
    transaction = factory.create_transaction_for_issuing_fungible(
        sender=alice.address,
        token_name="AliceTokens",
        token_ticker="ALICE",
        initial_supply=1_000_000 * 10**18,
        num_decimals=18,
        can_freeze=False,
        can_wipe=False,
        can_pause=False,
        can_change_owner=False,
        can_upgrade=True,
        can_add_special_roles=True,
    )
    transaction.nonce = alice.get_nonce_then_increment()
    transaction.signature = alice.sign_transaction(transaction)
    return transaction


# #endregion issue-factory


# #region issue-nft
def issue_nft_collection(tokens: TokenManagementController, alice: Account) -> Transaction:
    return tokens.create_transaction_for_issuing_non_fungible(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_name="AliceArt",
        token_ticker="ART",
        can_freeze=False,
        can_wipe=False,
        can_pause=False,
        can_transfer_nft_create_role=True,
        can_change_owner=False,
        can_upgrade=True,
        can_add_special_roles=True,
    )


# #endregion issue-nft


# #region issue-sft
def issue_sft_collection(tokens: TokenManagementController, alice: Account) -> Transaction:
    return tokens.create_transaction_for_issuing_semi_fungible(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_name="AliceTickets",
        token_ticker="TICKET",
        can_freeze=False,
        can_wipe=False,
        can_pause=False,
        can_transfer_nft_create_role=True,
        can_change_owner=False,
        can_upgrade=True,
        can_add_special_roles=True,
    )


# #endregion issue-sft


# #region roles
def set_token_roles(tokens: TokenManagementController, alice: Account, user: Address) -> Transaction:
    return tokens.create_transaction_for_setting_special_role_on_fungible_token(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        user=user,
        token_identifier="ALICE-a1b2c3",
        add_role_local_mint=True,
        add_role_local_burn=True,
    )


# #endregion roles


# #region nft-roles
def set_nft_roles(tokens: TokenManagementController, alice: Account, user: Address) -> Transaction:
    return tokens.create_transaction_for_setting_special_role_on_non_fungible_token(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        user=user,
        token_identifier="ART-b2c3d4",
        add_role_nft_create=True,
        add_role_nft_burn=True,
    )


def set_sft_roles(tokens: TokenManagementController, alice: Account, user: Address) -> Transaction:
    return tokens.create_transaction_for_setting_special_role_on_semi_fungible_token(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        user=user,
        token_identifier="TICKET-c3d4e5",
        add_role_nft_create=True,
        add_role_nft_add_quantity=True,
    )


# #endregion nft-roles


# #region create
def create_nft(tokens: TokenManagementController, alice: Account) -> Transaction:
    return tokens.create_transaction_for_creating_nft(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ART-b2c3d4",
        initial_quantity=1,
        name="Beautiful song",
        royalties=750,  # 7.5%
        hash="",
        attributes=b"tags:song,blue",
        uris=["https://art.example/1.mp3"],
    )


def read_nft_nonce(tokens: TokenManagementController, outcome: TransactionOnNetwork) -> int:
    [created] = tokens.parse_create_nft(outcome)
    return created.nonce


# #endregion create
