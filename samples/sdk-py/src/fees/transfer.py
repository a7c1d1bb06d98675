# #region setup
from multiversx_sdk import Account, Address, DevnetEntrypoint, Transaction

from fees.fees import FeeSettings, fee_of, movement_gas

entrypoint = DevnetEntrypoint()
transfers = entrypoint.create_transfers_controller()
# #endregion setup


# #region transfer
def transfer(sender: Account, receiver: Address, amount: int, note: str) -> Transaction:
    """Sends EGLD, counted in atomic units, with a note."""
    return transfers.create_transaction_for_native_token_transfer(
        sender=sender,
        nonce=sender.get_nonce_then_increment(),
        receiver=receiver,
        native_transfer_amount=amount,
        data=note.encode(),
    )


# #endregion transfer


# #region guarded-relayed
def transfer_guarded_and_relayed(
    sender: Account, guardian: Account, relayer: Account, receiver: Address, amount: int, note: str
) -> Transaction:
    """The same from a guarded account, with a relayer that pays the fee."""
    transaction = transfers.create_transaction_for_native_token_transfer(
        sender=sender,
        nonce=sender.get_nonce_then_increment(),
        receiver=receiver,
        native_transfer_amount=amount,
        data=note.encode(),
        guardian=guardian.address,
        relayer=relayer.address,
    )
    transaction.guardian_signature = guardian.sign_transaction(transaction)
    transaction.relayer_signature = relayer.sign_transaction(transaction)
    return transaction


# #endregion guarded-relayed


# #region everything
def everything_but(settings: FeeSettings, balance: int, gas_price: int) -> int:
    """Returns the maximum amount of a transfer that leaves exactly enough for the fee."""
    fee = fee_of(settings, gas_price, movement_gas(settings, b""), 0)
    if balance < fee:
        raise ValueError(f"Expected a balance of {fee} or more for the fee, found {balance}.")
    return balance - fee


# #endregion everything
