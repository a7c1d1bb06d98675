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
    """Its controllers and factories ask the network for the gas, and add a tenth."""
    return DevnetEntrypoint(url=url, kind="proxy", with_gas_limit_estimator=True, gas_limit_multiplier=1.1)


# #endregion ready


# #region custom
def own_network(url: str) -> NetworkEntrypoint:
    """Any network: without a chain identifier, it is asked for when it is first needed."""
    return NetworkEntrypoint(network_provider_url=url, network_provider_kind="proxy")


# #endregion custom


# #region providers
def gateway(url: str) -> ProxyNetworkProvider:
    return ProxyNetworkProvider(url)


def api(url: str, key: str) -> ApiNetworkProvider:
    """With a name in its user agent, a header, a timeout in seconds, and retries of failed connections."""
    config = NetworkProviderConfig(
        client_name="my-service",
        requests_options={"headers": {"Api-Key": key}, "timeout": 10},
        requests_retry_options=RequestsRetryOptions(retries=3, backoff_factor=0.1),
    )
    return ApiNetworkProvider(url, config=config)


def on_provider(provider: ProxyNetworkProvider) -> NetworkEntrypoint:
    return NetworkEntrypoint.new_from_network_provider(provider, chain_id="D")


# #endregion providers
