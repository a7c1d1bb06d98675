import {hostFacts} from '../facts/hosts';
import {networkFacts} from '../facts/network';
import type {ApiOperation} from './operation';

export type Service = ApiOperation['service'];

export type Network = {
  name: 'mainnet' | 'testnet' | 'devnet' | 'simulator' | 'localnet';
  label: string;
  /** The chain ID of its transactions. Undefined if it depends on the reader's configuration. */
  chainId?: string;
  /** The base URL of each service that the network has. */
  hosts: Readonly<Partial<Record<Service, string>>>;
};

/** The networks that the API console offers, the default first. */
export const networks: readonly [Network, ...Network[]] = [
  {
    name: 'mainnet',
    label: 'Mainnet',
    chainId: networkFacts['chain-id-mainnet'].value,
    hosts: {gateway: hostFacts['gateway-mainnet'].value, api: hostFacts['api-mainnet'].value},
  },
  {
    name: 'testnet',
    label: 'Testnet',
    chainId: networkFacts['chain-id-testnet'].value,
    hosts: {gateway: hostFacts['gateway-testnet'].value, api: hostFacts['api-testnet'].value},
  },
  {
    name: 'devnet',
    label: 'Devnet',
    chainId: networkFacts['chain-id-devnet'].value,
    hosts: {gateway: hostFacts['gateway-devnet'].value, api: hostFacts['api-devnet'].value},
  },
  {
    name: 'simulator',
    label: 'Chain simulator',
    hosts: {gateway: hostFacts['gateway-chain-simulator'].value},
  },
  {name: 'localnet', label: 'Localnet', hosts: {gateway: hostFacts['gateway-localnet'].value}},
];

/** Every port, because readers choose the ports of local networks. */
const LOCAL_HOST = 'http://localhost:*';

/**
 * Sources of the directive `connect-src` in the content security policy of all pages: the hosts of the networks, and
 * services on the reader's machine. The browser refuses requests to other hosts.
 */
export const connectSources: readonly string[] = [
  ...networks
    .flatMap(({hosts}) => Object.values(hosts))
    .filter((host) => new URL(host).hostname !== 'localhost'),
  LOCAL_HOST,
];

/** Returns whether `connectSources` allow requests to a URL. */
export function isAllowed({protocol, hostname, origin}: URL): boolean {
  return (protocol === 'http:' && hostname === 'localhost') || connectSources.includes(origin);
}
