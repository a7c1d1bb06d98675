from multiversx_sdk import Account, Address, DevnetEntrypoint, Transaction
from multiversx_sdk.abi import StringValue

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


# #region set-roles
def set_roles(alice: Account, bob: Address) -> Transaction:
    return tokens.create_transaction_for_setting_special_role_on_fungible_token(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        user=bob,
        token_identifier="ALICE-a1b2c3",
        add_role_local_mint=True,
        add_role_local_burn=True,
    )


# #endregion set-roles


# #region unset-roles
def unset_roles(alice: Account, bob: Address) -> Transaction:
    return tokens.create_transaction_for_unsetting_special_role_on_fungible_token(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        user=bob,
        token_identifier="ALICE-a1b2c3",
        remove_role_local_burn=True,
    )


# #endregion unset-roles


# #region unset-burn-for-all
def end_burning_for_all(alice: Account) -> Transaction:
    return tokens.create_transaction_for_unsetting_burn_role_globally(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ALICE-a1b2c3",
    )


def allow_burning_for_all(alice: Account) -> Transaction:
    return tokens.create_transaction_for_setting_burn_role_globally(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ALICE-a1b2c3",
    )


# #endregion unset-burn-for-all


# #region limit-transfers
def limit_transfers(alice: Account, bob: Address) -> Transaction:
    return tokens.create_transaction_for_setting_special_role_on_fungible_token(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        user=bob,
        token_identifier="ALICE-a1b2c3",
        add_role_esdt_transfer_role=True,
    )


# #endregion limit-transfers


# #region send-transfer-roles
def send_transfer_roles(alice: Account) -> Transaction:
    return call_esdt_contract(alice, "sendAllTransferRoleAddresses", [StringValue("ALICE-a1b2c3")])


# #endregion send-transfer-roles


# #region pause
def pause(alice: Account) -> Transaction:
    return tokens.create_transaction_for_pausing(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ALICE-a1b2c3",
    )


def unpause(alice: Account) -> Transaction:
    return tokens.create_transaction_for_unpausing(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ALICE-a1b2c3",
    )


# #endregion pause


# #region freeze
def freeze(alice: Account, holder: Address) -> Transaction:
    return tokens.create_transaction_for_freezing(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        user=holder,
        token_identifier="ALICE-a1b2c3",
    )


def unfreeze(alice: Account, holder: Address) -> Transaction:
    return tokens.create_transaction_for_unfreezing(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        user=holder,
        token_identifier="ALICE-a1b2c3",
    )


# #endregion freeze


# #region wipe
def wipe(alice: Account, holder: Address) -> Transaction:
    return tokens.create_transaction_for_wiping(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        user=holder,
        token_identifier="ALICE-a1b2c3",
    )


# #endregion wipe


# #region change-properties
def give_up_wiping(alice: Account) -> Transaction:
    arguments = ["ALICE-a1b2c3", "canWipe", "false", "canUpgrade", "false"]
    return call_esdt_contract(alice, "controlChanges", [StringValue(text) for text in arguments])


# #endregion change-properties


# #region transfer-ownership
def hand_over(alice: Account, successor: Address) -> Transaction:
    return tokens.create_transaction_for_transferring_ownership(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ALICE-a1b2c3",
        new_owner=successor,
    )


# #endregion transfer-ownership
