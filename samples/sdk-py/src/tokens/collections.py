from multiversx_sdk import Account, Address, DevnetEntrypoint, TokenType, Transaction
from multiversx_sdk.abi import AddressValue, BigUIntValue, StringValue

entrypoint = DevnetEntrypoint()
tokens = entrypoint.create_token_management_controller()
contracts = entrypoint.create_smart_contract_controller()

ESDT_CONTRACT = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u")


def call_esdt_contract(manager: Account, name: str, arguments: list[object]) -> Transaction:
    """Calls a function of the ESDT contract for which the SDK has no method."""
    return contracts.create_transaction_for_execute(
        sender=manager,
        nonce=manager.get_nonce_then_increment(),
        contract=ESDT_CONTRACT,
        function=name,
        arguments=arguments,
        gas_limit=60_000_000,
    )


# #region issue-nft
def issue_non_fungible(alice: Account) -> Transaction:
    return tokens.create_transaction_for_issuing_non_fungible(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_name="AliceArt",
        token_ticker="ART",
        can_freeze=False,
        can_wipe=False,
        can_pause=False,
        can_transfer_nft_create_role=False,
        can_change_owner=False,
        can_upgrade=True,
        can_add_special_roles=True,
    )


# #endregion issue-nft


# #region issue-sft
def issue_semi_fungible(alice: Account) -> Transaction:
    return tokens.create_transaction_for_issuing_semi_fungible(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_name="AliceTickets",
        token_ticker="TICKET",
        can_freeze=False,
        can_wipe=False,
        can_pause=False,
        can_transfer_nft_create_role=False,
        can_change_owner=False,
        can_upgrade=True,
        can_add_special_roles=True,
    )


# #endregion issue-sft


# #region issue-meta
def register_meta_esdt(alice: Account) -> Transaction:
    return tokens.create_transaction_for_registering_meta_esdt(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_name="LockedAlice",
        token_ticker="LOCKED",
        num_decimals=18,
        can_freeze=False,
        can_wipe=False,
        can_pause=False,
        can_transfer_nft_create_role=False,
        can_change_owner=False,
        can_upgrade=True,
        can_add_special_roles=True,
    )


# #endregion issue-meta


# #region issue-with-roles
def issue_with_roles(alice: Account) -> Transaction:
    return tokens.create_transaction_for_registering_and_setting_roles(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_name="AliceArt",
        token_ticker="ART",
        token_type=TokenType.NFT,
        num_decimals=0,
    )


# #endregion issue-with-roles


# #region register-dynamic
def register_dynamic(alice: Account) -> Transaction:
    return contracts.create_transaction_for_execute(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        contract=ESDT_CONTRACT,
        function="registerDynamic",
        arguments=[
            StringValue("AlicePoints"),
            StringValue("POINTS"),
            StringValue("META"),
            BigUIntValue(18),
            StringValue("canFreeze"),
            StringValue("true"),
        ],
        native_transfer_amount=5 * 10**16,
        gas_limit=60_000_000,
    )


# #endregion register-dynamic


# #region register-dynamic-with-roles
def register_dynamic_with_roles(alice: Account) -> Transaction:
    return tokens.create_transaction_for_registering_dynamic_and_setting_roles(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_name="AliceCards",
        token_ticker="CARD",
        token_type=TokenType.SFT,
    )


# #endregion register-dynamic-with-roles


# #region set-roles
def set_roles(alice: Account, bob: Address) -> Transaction:
    return tokens.create_transaction_for_setting_special_role_on_semi_fungible_token(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        user=bob,
        token_identifier="TICKET-c3d4e5",
        add_role_nft_create=True,
        add_role_nft_add_quantity=True,
    )


# #endregion set-roles


# #region transfer-create-role
def transfer_create_role(alice: Account, giver: Address, taker: Address) -> Transaction:
    addresses = [AddressValue.new_from_address(address) for address in (giver, taker)]
    return call_esdt_contract(alice, "transferNFTCreateRole", [StringValue("TICKET-c3d4e5"), *addresses])


# #endregion transfer-create-role


# #region stop-creating
def stop_creating(alice: Account) -> Transaction:
    return tokens.create_transaction_for_stopping_nft_creation(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="TICKET-c3d4e5",
    )


# #endregion stop-creating


# #region sft-to-meta
def change_to_meta_esdt(alice: Account) -> Transaction:
    return tokens.create_transaction_for_changing_sft_to_meta_esdt(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        collection="TICKET-c3d4e5",
        num_decimals=6,
    )


# #endregion sft-to-meta


# #region to-dynamic
def change_to_dynamic(alice: Account) -> Transaction:
    return tokens.create_transaction_for_changing_token_to_dynamic(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="TICKET-c3d4e5",
    )


# #endregion to-dynamic


# #region update-token-id
def update_token_id(anyone: Account) -> Transaction:
    return tokens.create_transaction_for_updating_token_id(
        sender=anyone,
        nonce=anyone.get_nonce_then_increment(),
        token_identifier="ART-b2c3d4",
    )


# #endregion update-token-id


# #region multi-shard
def allow_several_creators(alice: Account) -> Transaction:
    return call_esdt_contract(alice, "changeToMultiShardCreate", [StringValue("TICKET-c3d4e5")])


# #endregion multi-shard
