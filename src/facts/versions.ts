import type {Fact} from './fact';
import {mainnetConfig, LATEST_MAINNET_CONFIG_VERSION, SINCE_SUPERNOVA} from './sources';

/** Latest released versions in the package registries, as of November 2026. */
export const versionFacts = {
  'version-multiversx-sc': release('crates.io', 'multiversx-sc', '0.66.2'),
  'version-sdk-rust': release('crates.io', 'multiversx-sdk', '0.16.1'),
  'version-sc-meta': release('crates.io', 'multiversx-sc-meta', '0.66.2'),
  'version-sdk-core': release('npm', '@multiversx/sdk-core', '15.4.0'),
  'version-sdk-dapp': release('npm', '@multiversx/sdk-dapp', '5.6.23'),
  'version-sdk-dapp-ui': release('npm', '@multiversx/sdk-dapp-ui', '0.1.24'),
  'version-sdk-dapp-utils': release('npm', '@multiversx/sdk-dapp-utils', '3.0.2'),
  'version-sdk-extension-provider': release('npm', '@multiversx/sdk-extension-provider', '5.1.2'),
  'version-sdk-hw-provider': release('npm', '@multiversx/sdk-hw-provider', '8.2.0'),
  'version-sdk-wallet-connect-provider': release('npm', '@multiversx/sdk-wallet-connect-provider', '6.1.5'),
  'version-sdk-metamask-provider': release('npm', '@multiversx/sdk-metamask-provider', '3.0.2'),
  'version-sdk-passkey-provider': release('npm', '@multiversx/sdk-passkey-provider', '3.0.5'),
  'version-sdk-cross-window-provider': release(
    'npm',
    '@multiversx/sdk-web-wallet-cross-window-provider',
    '3.2.2',
  ),
  'version-sdk-iframe-provider': release('npm', '@multiversx/sdk-web-wallet-iframe-provider', '4.0.1'),
  'version-sdk-web-wallet-provider': release('npm', '@multiversx/sdk-web-wallet-provider', '5.1.1'),
  'version-sdk-webview-provider': release('npm', '@multiversx/sdk-webview-provider', '3.2.7'),
  'version-sdk-transaction-decoder': release('npm', '@multiversx/sdk-transaction-decoder', '2.0.0'),
  'version-sdk-native-auth-client': release('npm', '@multiversx/sdk-native-auth-client', '2.0.1'),
  'version-sdk-native-auth-server': release('npm', '@multiversx/sdk-native-auth-server', '2.1.0'),
  'version-sdk-py': release('PyPI', 'multiversx-sdk', '3.0.1'),
  'version-mxpy': release('PyPI', 'multiversx-sdk-cli', '12.0.0'),
  'version-chain-go': {
    value: '2.0.0',
    note: 'Latest release of the node whose code was read, the first with Supernova. Mainnet runs a later one: pull requests 277 to 279 of mx-chain-mainnet-config name 2.0.7 to 2.0.9 for September 2026, and its tag v2.1.7.0 follows.',
    source: {repository: 'multiversx/mx-chain-go', file: 'tag', version: 'v2.0.0'},
  },
  'version-sdk-nestjs': release('npm', '@multiversx/sdk-nestjs-common', '6.0.0'),
  'version-sdk-go': tag('mx-sdk-go', '1.4.8'),
  'version-proxy-go': tag('mx-chain-proxy-go', '1.3.4'),
  'version-chain-simulator': tag('mx-chain-simulator-go', '1.11.3'),
  'version-notifier-go': tag('mx-chain-notifier-go', '1.2.12'),
  'version-es-indexer-go': tag('mx-chain-es-indexer-go', '1.9.3'),
  'version-api-service': tag('mx-api-service', '1.18.0'),
  'version-sovereign-sc': tag('mx-sovereign-sc', '0.5.0'),
  'version-python-min': {
    value: '3.11',
    distinctive: false,
    note: 'Requires-Python of multiversx-sdk 3.0.1 and multiversx-sdk-cli 12.0.0.',
    source: {repository: 'PyPI', file: 'multiversx-sdk-cli', version: '12.0.0'},
  },
  'version-rust-min': {
    value: '1.85',
    distinctive: false,
    note: 'rust-version of multiversx-sc.',
    source: {repository: 'crates.io', file: 'multiversx-sc', version: '0.66.2'},
  },
  'version-go-node': {
    value: '1.23.6',
    note: 'The Go release that builds the node, by goVersion of the configuration release.',
    source: mainnetConfig('goVersion', 'content'),
  },
  'protocol-release': {
    value: 'Supernova',
    since: SINCE_SUPERNOVA,
    distinctive: false,
    note: 'Latest named release that the mainnet configuration activates.',
    source: {
      repository: 'multiversx/mx-specs',
      file: 'releases/protocol/release-specs-v2.0.0-Supernova.md',
      version: '8eb2c18',
    },
  },
  'version-mainnet-config': {
    value: '2.1.7.0',
    note: 'Latest tag of the configuration that was seen. The activation round of Supernova is from this tag.',
    source: {
      repository: 'multiversx/mx-chain-mainnet-config',
      file: 'tag',
      version: LATEST_MAINNET_CONFIG_VERSION,
    },
  },
} as const satisfies Record<string, Fact>;

function release(registry: 'crates.io' | 'npm' | 'PyPI', name: string, version: string) {
  return {value: version, source: {repository: registry, file: name, version}} as const;
}

/** The latest tag of a repository whose releases aren't in a package registry. */
function tag(name: string, version: string) {
  return {
    value: version,
    source: {repository: `multiversx/${name}`, file: 'tag', version: `v${version}`},
  } as const;
}
