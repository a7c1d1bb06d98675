from multiversx_sdk import (
    Account,
    Address,
    NetworkEntrypoint,
    Token,
    TokenComputer,
    TokenTransfer,
    Transaction,
    TransactionDecoder,
    TransactionOnNetwork,
)


# #region controller
def send_egld(entrypoint: NetworkEntrypoint, sender: Account, receiver: Address) -> Transaction:
    """The controller sets the chain ID and gas limit, and signs."""
    return entrypoint.create_transfers_controller().create_transaction_for_native_token_transfer(
        sender=sender,
        nonce=sender.get_nonce_then_increment(),
        receiver=receiver,
        native_transfer_amount=10**18,
    )


# #endregion controller


# #region factory
def build_egld(entrypoint: NetworkEntrypoint, sender: Account, receiver: Address) -> Transaction:
    """The factory needs only an address. You add the nonce and the signature, possibly on another machine."""
    factory = entrypoint.create_transfers_transactions_factory()
    transaction = factory.create_transaction_for_native_token_transfer(
        sender=sender.address,
        receiver=receiver,
        native_amount=10**18,
    )
    transaction.nonce = sender.get_nonce_then_increment()
    transaction.signature = sender.sign_transaction(transaction)
    return transaction


# #endregion factory


# #region token
def send_token(entrypoint: NetworkEntrypoint, sender: Account, receiver: Address) -> Transaction:
    return entrypoint.create_transfers_controller().create_transaction_for_transfer(
        sender=sender,
        nonce=sender.get_nonce_then_increment(),
        receiver=receiver,
        token_transfers=[TokenTransfer(Token("ALICE-a1b2c3"), 75 * 10**17)],  # 7.5 with 18 decimals
    )


# #endregion token


# #region tokens
def build_tokens(entrypoint: NetworkEntrypoint, sender: Account, receiver: Address) -> Transaction:
    """Sends a fungible token, an NFT and EGLD in one transaction."""
    transaction = entrypoint.create_transfers_transactions_factory().create_transaction_for_transfer(
        sender=sender.address,
        receiver=receiver,
        native_amount=10**17,
        token_transfers=[
            TokenTransfer(Token("ALICE-a1b2c3"), 75 * 10**17),
            TokenTransfer(Token("TICKET-c3d4e5", nonce=10), 1),
        ],
    )
    transaction.nonce = sender.get_nonce_then_increment()
    transaction.signature = sender.sign_transaction(transaction)
    return transaction


def token_of(extended_identifier: str) -> Token:
    """Returns the parts of `TICKET-c3d4e5-0a`: the collection, and the nonce 10."""
    computer = TokenComputer()
    return Token(
        computer.extract_identifier_from_extended_identifier(extended_identifier),
        computer.extract_nonce_from_extended_identifier(extended_identifier),
    )


# #endregion tokens


# #region decode
def decode_transfer(transaction: TransactionOnNetwork) -> tuple[str, list[str]]:
    """Returns the actual receiver and the tokens, which are in the data field."""
    metadata = TransactionDecoder().get_transaction_metadata(transaction)
    transfers = metadata.transfers or []
    return metadata.receiver, [f"{transfer.amount} {transfer.token.identifier}" for transfer in transfers]


# #endregion decode
