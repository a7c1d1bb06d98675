import type {FactConversion, FactSource} from './fact';

/** Release of mx-chain-mainnet-config that the registry was read from; its binary is mx-chain-go v1.11.5. */
const MAINNET_CONFIG_VERSION = 'v1.11.5.0';

/** Latest known release of mx-chain-mainnet-config. It contains the round in which Supernova started. */
export const LATEST_MAINNET_CONFIG_VERSION = 'v2.1.7.0';

/**
 * Branch of mx-chain-mainnet-config with the values for Supernova. Only their epoch and round are placeholders. Pull
 * request 259 merged it after 21 August 2026 with some changes, at least in the limits of the peer-to-peer network.
 */
const SUPERNOVA_CONFIG_VERSION = 'branch release-v2.0.0.0, April 2026';

/** First round of Supernova on mainnet, as a fact's `since`. */
export const SINCE_SUPERNOVA = 'round 32157661';

/** Key of the latest entry of the chain parameters in `config.toml`. */
export const LATEST_CHAIN_PARAMETERS = 'GeneralSettings.ChainParametersByEpoch[-1]';

/** Release of mx-chain-go that the registry was read from. */
const CHAIN_GO_VERSION = 'v1.11.5';

/** Release of mx-chain-core-go that the registry was read from. */
const CHAIN_CORE_GO_VERSION = 'v1.4.0';

/** Release of mx-sdk-js-core that the registry was read from. */
const SDK_JS_CORE_VERSION = 'v15.4.0';

/** Returns the source of a figure in the mainnet configuration. `npm run drift facts` reads the key again. */
export function mainnetConfig(file: string, key: string, conversion?: FactConversion): FactSource {
  const source = {
    repository: 'multiversx/mx-chain-mainnet-config',
    file,
    key,
    version: MAINNET_CONFIG_VERSION,
  };
  return conversion === undefined ? source : {...source, conversion};
}

/** Returns the source of a mainnet figure since Supernova, in that release's branch of the configuration. */
export function supernovaConfig(file: string, key: string, conversion?: FactConversion): FactSource {
  return {...mainnetConfig(file, key, conversion), version: SUPERNOVA_CONFIG_VERSION};
}

/** Returns the source of a figure that is calculated from several keys of `supernovaConfig`. */
export function derivedFromSupernovaConfig(file: string): FactSource {
  return {...derivedFromMainnetConfig(file), version: SUPERNOVA_CONFIG_VERSION};
}

/** Returns the source of a figure that is calculated from several keys of the mainnet configuration. */
export function derivedFromMainnetConfig(file: string): FactSource {
  return {repository: 'multiversx/mx-chain-mainnet-config', file, version: MAINNET_CONFIG_VERSION};
}

/** Returns the source of a figure in the node's code. */
export function chainGo(file: string): FactSource {
  return {repository: 'multiversx/mx-chain-go', file, version: CHAIN_GO_VERSION};
}

/** Returns the source of a figure in the code that node, proxy and indexer share. */
export function chainCoreGo(file: string): FactSource {
  return {repository: 'multiversx/mx-chain-core-go', file, version: CHAIN_CORE_GO_VERSION};
}

/** Returns the source of a default of the JavaScript SDK's transaction factories. */
export function sdkJsCore(file: string): FactSource {
  return {repository: 'multiversx/mx-sdk-js-core', file, version: SDK_JS_CORE_VERSION};
}

/** Returns the source of a figure in the built-in functions, as of the release that the registry was read from. */
export function vmCommonGo(file: string, version = 'v1.6.5'): FactSource {
  return {repository: 'multiversx/mx-chain-vm-common-go', file, version};
}
