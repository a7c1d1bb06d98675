import {
  ApiNetworkProvider,
  DevnetEntrypoint,
  NetworkEntrypoint,
  ProxyNetworkProvider,
  TransfersController,
} from '@multiversx/sdk-core';

// #region ready
export const devnet = new DevnetEntrypoint(); // also MainnetEntrypoint and TestnetEntrypoint

export function devnetThroughGateway(url: string): NetworkEntrypoint {
  return new DevnetEntrypoint({url, kind: 'proxy'});
}

/** Controllers and factories estimate the gas limit with the network, and add 10%. */
export function devnetWithEstimates(url: string): NetworkEntrypoint {
  return new DevnetEntrypoint({url, kind: 'proxy', withGasLimitEstimator: true, gasLimitMultiplier: 1.1});
}
// #endregion ready

// #region custom
/** Any other network: a local network, the chain simulator or a sovereign chain. */
export function localnet(): NetworkEntrypoint {
  return new NetworkEntrypoint({
    networkProviderUrl: 'http://localhost:7950',
    networkProviderKind: 'proxy',
    chainId: 'localnet',
  });
}
// #endregion custom

// #region providers
export function gateway(url: string): ProxyNetworkProvider {
  return new ProxyNetworkProvider(url);
}

/** With a client name, a header and a timeout of 10 seconds. */
export function api(url: string, key: string): ApiNetworkProvider {
  return new ApiNetworkProvider(url, {clientName: 'my-service', headers: {'Api-Key': key}, timeout: 10_000});
}

/** You can create a controller without an entrypoint. */
export const offline = new TransfersController({chainID: 'D'});
// #endregion providers
