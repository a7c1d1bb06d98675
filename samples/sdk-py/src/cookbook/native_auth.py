from multiversx_sdk import (
    Account,
    Message,
    NativeAuthClient,
    NativeAuthClientConfig,
    NativeAuthServer,
    NativeAuthServerConfig,
)


# #region client
def log_in(account: Account, origin: str, api_url: str) -> str:
    """Returns a login token that is valid for two hours."""
    client = NativeAuthClient(NativeAuthClientConfig(origin=origin, api_url=api_url, expiry_seconds=7_200))
    start = client.initialize()
    signature = account.sign_message(Message(client.get_token_for_signing(account.address, start)))
    return client.get_token(account.address, start, signature.hex())


# #endregion client


# #region server
def who_is(token: str, origin: str, api_url: str) -> str:
    """Returns the user's address. Raises an exception if the token is invalid."""
    server = NativeAuthServer(NativeAuthServerConfig(api_url=api_url, accepted_origins=[origin]))
    return server.validate(token).address.to_bech32()


# #endregion server
