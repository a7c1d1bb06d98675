from multiversx_sdk import (
    ApiNetworkProvider,
    DevnetEntrypoint,
    NetworkEntrypoint,
    NetworkProviderConfig,
    ProxyNetworkProvider,
    RequestsRetryOptions,
)


# #region ready
def devnet() -> NetworkEntrypoint:
    return DevnetEntrypoint()  # also MainnetEntrypoint, TestnetEntrypoint and LocalnetEntrypoint


def devnet_through_gateway(url: str) -> NetworkEntrypoint:
    return DevnetEntrypoint(url=url, kind="proxy")


def devnet_with_estimates(url: str) -> NetworkEntrypoint:
    """Requests gas estimates from the network, and adds 10%."""
    return DevnetEntrypoint(url=url, kind="proxy", with_gas_limit_estimator=True, gas_limit_multiplier=1.1)


# #endregion ready


# #region custom
def own_network(url: str) -> NetworkEntrypoint:
    """Works with any network. If you don't pass a chain ID, the SDK requests it when it needs it."""
    return NetworkEntrypoint(network_provider_url=url, network_provider_kind="proxy")


# #endregion custom


# #region providers
def gateway(url: str) -> ProxyNetworkProvider:
    return ProxyNetworkProvider(url)


def api(url: str, key: str) -> ApiNetworkProvider:
    """Sets a client name, a header, a timeout in seconds, and retries for failed connections."""
    config = NetworkProviderConfig(
        client_name="my-service",
        requests_options={"headers": {"Api-Key": key}, "timeout": 10},
        requests_retry_options=RequestsRetryOptions(retries=3, backoff_factor=0.1),
    )
    return ApiNetworkProvider(url, config=config)


def on_provider(provider: ProxyNetworkProvider) -> NetworkEntrypoint:
    return NetworkEntrypoint.new_from_network_provider(provider, chain_id="D")


# #endregion providers
