from urllib.parse import parse_qs, quote, urlsplit

from multiversx_sdk import Address, Message, MessageComputer, Transaction, UserVerifier

# #region build
DEVNET_WALLET = "https://devnet-wallet.multiversx.com"


def hook_url(wallet: str, hook: str, parameters: list[tuple[str, str]]) -> str:
    """The address of a hook. `quote` also encodes ( and ), because the wallet rejects a query with them."""
    query = "&".join(f"{quote(name, safe='')}={quote(value, safe='')}" for name, value in parameters)
    return f"{wallet}/hook/{hook}?{query}"


# #endregion build


# #region login
def login_url(wallet: str, callback_url: str, token: str = "") -> str:
    parameters = [("token", token)] if token else []
    return hook_url(wallet, "login", [*parameters, ("callbackUrl", callback_url)])


def logout_url(wallet: str, callback_url: str) -> str:
    return hook_url(wallet, "logout", [("callbackUrl", callback_url)])


# #endregion login


# #region transaction
def transaction_url(wallet: str, receiver: str, value: int, gas_limit: int, data: str, callback_url: str) -> str:
    """Opens the form "send" with these values; the user signs and the wallet broadcasts."""
    parameters = [("receiver", receiver), ("value", str(value)), ("gasLimit", str(gas_limit)), ("data", data)]
    return hook_url(wallet, "transaction", [*parameters, ("callbackUrl", callback_url)])


# #endregion transaction


# #region sign
def sign_url(wallet: str, transactions: list[Transaction], callback_url: str) -> str:
    """Requests signatures; nothing is broadcast. Names consist of field and position: nonce[0], nonce[1]."""
    parameters: list[tuple[str, str]] = []
    for position, transaction in enumerate(transactions):
        fields = {
            "nonce": transaction.nonce,
            "value": transaction.value,
            "receiver": transaction.receiver.to_bech32(),
            "sender": transaction.sender.to_bech32(),
            "gasPrice": transaction.gas_price,
            "gasLimit": transaction.gas_limit,
            "data": transaction.data.decode(),
            "chainID": transaction.chain_id,
            "version": transaction.version,
        }
        parameters += [(f"{name}[{position}]", str(value)) for name, value in fields.items()]
    return hook_url(wallet, "sign", [*parameters, ("callbackUrl", callback_url)])


def sign_message_url(wallet: str, message: str, callback_url: str) -> str:
    return hook_url(wallet, "sign-message", [("message", message), ("callbackUrl", callback_url)])


# #endregion sign


# #region verify
def is_signed_by(address: str, text: str, signature: str) -> bool:
    """Returns whether the owner of the address signed the text, for example with `sign-message`."""
    signer = Address.new_from_bech32(address)
    data = MessageComputer().compute_bytes_for_verifying(Message(text.encode(), address=signer))
    return UserVerifier.from_address(signer).verify(data, bytes.fromhex(signature))


def is_login_of(callback: str, token: str) -> bool:
    """A login with a token: the wallet signs the address and the token together."""
    query = parse_qs(urlsplit(callback).query)
    address, signature = query["address"][0], query["signature"][0]
    return is_signed_by(address, f"{address}{token}", signature)


# #endregion verify
