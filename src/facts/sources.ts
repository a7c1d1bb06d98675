import type {FactConversion, FactSource} from './fact';

/** Release of mx-chain-mainnet-config that the registry was read from; its binary is mx-chain-go v1.11.5. */
export const MAINNET_CONFIG_VERSION = 'v1.11.5.0';

/** Release of mx-chain-go that the registry was read from. */
const CHAIN_GO_VERSION = 'v1.11.5';

/** Release of mx-chain-core-go that the registry was read from. */
const CHAIN_CORE_GO_VERSION = 'v1.4.0';

/** Release of mx-sdk-js-core that the registry was read from. */
const SDK_JS_CORE_VERSION = 'v15.4.0';

/** A figure of the mainnet configuration that `facts:compare` reads again: file, key and conversion. */
export function mainnetConfig(file: string, key: string, conversion?: FactConversion): FactSource {
  const source = {
    repository: 'multiversx/mx-chain-mainnet-config',
    file,
    key,
    version: MAINNET_CONFIG_VERSION,
  };
  return conversion === undefined ? source : {...source, conversion};
}

/** A figure that was derived from the mainnet configuration, so that no single key holds it. */
export function derivedFromMainnetConfig(file: string): FactSource {
  return {repository: 'multiversx/mx-chain-mainnet-config', file, version: MAINNET_CONFIG_VERSION};
}

/** A figure that stands in the node's code. */
export function chainGo(file: string): FactSource {
  return {repository: 'multiversx/mx-chain-go', file, version: CHAIN_GO_VERSION};
}

/** A figure that stands in the code which node, proxy and indexer share. */
export function chainCoreGo(file: string): FactSource {
  return {repository: 'multiversx/mx-chain-core-go', file, version: CHAIN_CORE_GO_VERSION};
}

/** A default of the JavaScript SDK's transaction factories. */
export function sdkJsCore(file: string): FactSource {
  return {repository: 'multiversx/mx-sdk-js-core', file, version: SDK_JS_CORE_VERSION};
}
