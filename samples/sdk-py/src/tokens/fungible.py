from multiversx_sdk import (
    Account,
    Address,
    AwaitingOptions,
    DevnetEntrypoint,
    NetworkEntrypoint,
    Token,
    TokenTransfer,
    TokenType,
    Transaction,
    TransactionOnNetwork,
)
from multiversx_sdk.abi import BigUIntValue, StringValue

entrypoint = DevnetEntrypoint()
tokens = entrypoint.create_token_management_controller()
transfers = entrypoint.create_transfers_controller()
contracts = entrypoint.create_smart_contract_controller()

ESDT_CONTRACT = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u")


# #region send
def send(network: NetworkEntrypoint, transaction: Transaction) -> TransactionOnNetwork:
    """Sends a signed transaction and waits until every shard has executed its part."""
    transaction_hash = network.send_transaction(transaction)
    # The default of 9 seconds is too short between shards.
    return network.await_transaction_completed(transaction_hash, AwaitingOptions(timeout_in_milliseconds=120_000))


# #endregion send


# #region issue
def issue(alice: Account) -> Transaction:
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


# #endregion issue


# #region identifier
def identifier_of(outcome: TransactionOnNetwork) -> str:
    [issued] = tokens.parse_issue_fungible(outcome)
    return issued.token_identifier


# #endregion identifier


# #region issue-with-roles
def issue_with_roles(alice: Account) -> Transaction:
    return tokens.create_transaction_for_registering_and_setting_roles(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_name="AliceTokens",
        token_ticker="ALICE",
        token_type=TokenType.FNG,
        num_decimals=18,
    )


# #endregion issue-with-roles


# #region transfer
def transfer(alice: Account, bob: Address) -> Transaction:
    token = Token("ALICE-a1b2c3")
    return transfers.create_transaction_for_transfer(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        receiver=bob,
        token_transfers=[TokenTransfer(token, 75 * 10**17)],
        gas_limit=500_000,
    )


# #endregion transfer


# #region transfer-and-call
def transfer_and_call(alice: Account, contract: Address) -> Transaction:
    token = Token("ALICE-a1b2c3")
    return contracts.create_transaction_for_execute(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        contract=contract,
        function="deposit",
        arguments=[BigUIntValue(365)],
        token_transfers=[TokenTransfer(token, 75 * 10**17)],
        gas_limit=10_000_000,
    )


# #endregion transfer-and-call


# #region multi-transfer
def transfer_several(alice: Account, bob: Address) -> Transaction:
    money = Token("ALICE-a1b2c3")
    ticket = Token("TICKET-c3d4e5", nonce=1)
    return transfers.create_transaction_for_transfer(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        receiver=bob,
        token_transfers=[TokenTransfer(money, 75 * 10**17), TokenTransfer(ticket, 2)],
        native_transfer_amount=10**17,
        gas_limit=1_500_000,
    )


# #endregion multi-transfer


# #region multi-transfer-and-call
def transfer_several_and_call(alice: Account, contract: Address) -> Transaction:
    money = Token("ALICE-a1b2c3")
    ticket = Token("TICKET-c3d4e5", nonce=1)
    return contracts.create_transaction_for_execute(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        contract=contract,
        function="deposit",
        arguments=[BigUIntValue(365)],
        token_transfers=[TokenTransfer(money, 75 * 10**17), TokenTransfer(ticket, 2)],
        gas_limit=10_000_000,
    )


# #endregion multi-transfer-and-call


# #region mint
def mint(alice: Account) -> Transaction:
    return tokens.create_transaction_for_local_minting(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ALICE-a1b2c3",
        supply_to_mint=500 * 10**18,
        gas_limit=220_000,
    )


# #endregion mint


# #region burn
def burn(alice: Account) -> Transaction:
    return tokens.create_transaction_for_local_burning(
        sender=alice,
        nonce=alice.get_nonce_then_increment(),
        token_identifier="ALICE-a1b2c3",
        supply_to_burn=200 * 10**18,
        gas_limit=220_000,
    )


# #endregion burn


# #region balance
def balance_of(network: NetworkEntrypoint, holder: Address) -> int:
    token = Token("ALICE-a1b2c3")
    return network.create_network_provider().get_token_of_account(holder, token).amount


# #endregion balance


# #region properties
def properties_of(network: NetworkEntrypoint, identifier: str) -> list[bytes]:
    """`FungibleESDT`, the manager's public key, `CanFreeze-true` and so on, as bytes."""
    return network.create_smart_contract_controller().query(
        contract=ESDT_CONTRACT,
        function="getTokenProperties",
        arguments=[StringValue(identifier)],
    )


# #endregion properties


# #region special-roles
def roles_of(network: NetworkEntrypoint, identifier: str) -> list[str]:
    """One text for each address, such as `erd1…:ESDTRoleLocalMint,ESDTRoleLocalBurn`."""
    holders = network.create_smart_contract_controller().query(
        contract=ESDT_CONTRACT,
        function="getSpecialRoles",
        arguments=[StringValue(identifier)],
    )
    return [holder.decode() for holder in holders]


# #endregion special-roles


# #region contract-config
def issue_rules(network: NetworkEntrypoint) -> tuple[int, int]:
    """Returns the issue cost in atomic units of EGLD, and the maximum length of a name."""
    _, issue_cost, _, max_name_length = network.create_smart_contract_controller().query(
        contract=ESDT_CONTRACT,
        function="getContractConfig",
        arguments=[],
    )
    return int.from_bytes(issue_cost, "big"), int.from_bytes(max_name_length, "big")


# #endregion contract-config
