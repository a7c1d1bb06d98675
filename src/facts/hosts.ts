import type {Fact} from './fact';

/** Base URLs of the public gateways and APIs, and of the gateways of local networks. */
export const hostFacts = {
  'gateway-mainnet': gateway('https://gateway.multiversx.com'),
  'gateway-testnet': gateway('https://testnet-gateway.multiversx.com'),
  'gateway-devnet': gateway('https://devnet-gateway.multiversx.com'),
  'gateway-chain-simulator': gateway('http://localhost:8085'),
  'gateway-localnet': host('http://localhost:7950', {
    repository: 'multiversx/mx-sdk-py-cli',
    file: 'multiversx_sdk_cli/localnet/config_default.py',
    version: 'v11.3.1',
  }),
  'api-mainnet': api('https://api.multiversx.com'),
  'api-testnet': api('https://testnet-api.multiversx.com'),
  'api-devnet': api('https://devnet-api.multiversx.com'),
} as const satisfies Record<string, Fact>;

function gateway<Url extends string>(url: Url) {
  return host(url, {repository: 'multiversx/mx-sdk-rs', file: 'sdk/http/src/lib.rs', version: 'v0.66.2'});
}

function api<Url extends string>(url: Url) {
  return host(url, {
    repository: 'multiversx/mx-sdk-dapp',
    file: 'src/constants/network.constants.ts',
    version: 'v5.6.9',
  });
}

/** No URL is recognised in prose, because links and samples contain the same ones. */
function host<Url extends string>(value: Url, source: Fact['source']) {
  return {value, distinctive: false, source} as const;
}
