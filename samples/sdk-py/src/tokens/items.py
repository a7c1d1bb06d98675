from multiversx_sdk import (
    Account,
    Address,
    DevnetEntrypoint,
    Token,
    TokenTransfer,
    Transaction,
    TransactionOnNetwork,
)
from multiversx_sdk.abi import BigUIntValue

entrypoint = DevnetEntrypoint()
tokens = entrypoint.create_token_management_controller()
transfers = entrypoint.create_transfers_controller()
contracts = entrypoint.create_smart_contract_controller()


# #region create
def create(alice: Account) -> Transaction:
    return tokens.create_transaction_for_creating_nft(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ART-b2c3d4",
        initial_quantity=1,
        name="Beautiful song",
        royalties=7500,
        hash="",
        attributes=b"tags:song,blue",
        uris=["https://art.example/1.mp3"],
        gas_limit=1_500_000,
    )


# #endregion create


# #region nonce
def nonce_of(outcome: TransactionOnNetwork) -> int:
    [created] = tokens.parse_create_nft(outcome)
    return created.nonce


# #endregion nonce


# #region transfer
def transfer_item(alice: Account, bob: Address) -> Transaction:
    song = Token("ART-b2c3d4", nonce=1)
    return transfers.create_transaction_for_transfer(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        receiver=bob,
        token_transfers=[TokenTransfer(song, 1)],
        gas_limit=600_000,
    )


# #endregion transfer


# #region transfer-and-call
def transfer_item_and_call(alice: Account, contract: Address) -> Transaction:
    song = Token("ART-b2c3d4", nonce=1)
    return contracts.create_transaction_for_execute(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        contract=contract,
        function="sell",
        arguments=[BigUIntValue(2 * 10**18)],
        token_transfers=[TokenTransfer(song, 1)],
        gas_limit=10_000_000,
    )


# #endregion transfer-and-call


# #region add-quantity
def add_quantity(bob: Account) -> Transaction:
    return tokens.create_transaction_for_adding_quantity(
        sender=bob,
        nonce=bob.get_nonce_then_increment(),
        token_identifier="TICKET-c3d4e5",
        token_nonce=1,
        quantity_to_add=100,
        gas_limit=200_000,
    )


# #endregion add-quantity


# #region burn-quantity
def burn_quantity(bob: Account) -> Transaction:
    return tokens.create_transaction_for_burning_quantity(
        sender=bob,
        nonce=bob.get_nonce_then_increment(),
        token_identifier="TICKET-c3d4e5",
        token_nonce=1,
        quantity_to_burn=20,
        gas_limit=200_000,
    )


# #endregion burn-quantity


# #region update-attributes
def update_attributes(alice: Account) -> Transaction:
    return tokens.create_transaction_for_updating_attributes(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ART-b2c3d4",
        token_nonce=1,
        attributes=b"tags:song,gold",
        gas_limit=450_000,
    )


# #endregion update-attributes


# #region add-uris
def add_uris(alice: Account) -> Transaction:
    return tokens.create_transaction_for_adding_uris(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ART-b2c3d4",
        token_nonce=1,
        uris=["https://art.example/1.png"],
        gas_limit=600_000,
    )


# #endregion add-uris


# #region modify-royalties
def modify_royalties(alice: Account) -> Transaction:
    return tokens.create_transaction_for_modifying_royalties(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ART-b2c3d4",
        token_nonce=1,
        new_royalties=500,
        gas_limit=1_000_000,
    )


# #endregion modify-royalties


# #region set-uris
def set_uris(alice: Account) -> Transaction:
    return tokens.create_transaction_for_setting_new_uris(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ART-b2c3d4",
        token_nonce=1,
        new_uris=["https://art.example/2.mp3"],
        gas_limit=1_000_000,
    )


# #endregion set-uris


# #region modify-creator
def become_creator(bob: Account) -> Transaction:
    return tokens.create_transaction_for_modifying_creator(
        sender=bob,
        nonce=bob.get_nonce_then_increment(),
        token_identifier="ART-b2c3d4",
        token_nonce=1,
        gas_limit=1_000_000,
    )


# #endregion modify-creator


# #region update-metadata
def update_metadata(alice: Account) -> Transaction:
    return tokens.create_transaction_for_updating_metadata(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ART-b2c3d4",
        token_nonce=1,
        new_token_name="Beautiful song II",
        new_royalties=0,  # an empty argument: royalties stay
        new_hash="",  # stays
        new_attributes=b"tags:song,gold",
        new_uris=[""],  # stay
        gas_limit=1_600_000,
    )


# #endregion update-metadata


# #region recreate-metadata
def recreate_metadata(alice: Account) -> Transaction:
    return tokens.create_transaction_for_nft_metadata_recreate(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ART-b2c3d4",
        token_nonce=1,
        new_token_name="Quiet song",
        new_royalties=500,
        new_hash="",
        new_attributes=b"tags:song,quiet",
        new_uris=["https://art.example/3.mp3"],
        gas_limit=2_000_000,
    )


# #endregion recreate-metadata


# #region freeze-item
def freeze_item(alice: Account, holder: Address) -> Transaction:
    return tokens.create_transaction_for_freezing_single_nft(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ART-b2c3d4",
        token_nonce=1,
        user=holder,
    )


def unfreeze_item(alice: Account, holder: Address) -> Transaction:
    return tokens.create_transaction_for_unfreezing_single_nft(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ART-b2c3d4",
        token_nonce=1,
        user=holder,
    )


# #endregion freeze-item


# #region wipe-item
def wipe_item(alice: Account, holder: Address) -> Transaction:
    return tokens.create_transaction_for_wiping_single_nft(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ART-b2c3d4",
        token_nonce=1,
        user=holder,
    )


# #endregion wipe-item
