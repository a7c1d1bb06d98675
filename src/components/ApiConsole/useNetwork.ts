import {useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {parseUrl} from '@site/src/urls/parseUrl';
import {isAllowed, networks, type Network, type Service} from '@site/src/api/networks';

const storedNetwork = createStorageSlot('api-console-network');
const storedAddress = createStorageSlot('api-console-address');

export const CUSTOM = 'custom';

/**
 * Returns the network that the reader chose last, here or on another page, and functions that change it.
 *
 * @param initial name of the network for a reader who hasn't chosen; by default, the first
 */
export function useNetwork(service: Service, initial = '') {
  const offered = networks.filter(({hosts}) => hosts[service] !== undefined);
  const [name, setName] = useState(() => storedNetwork.get() ?? initial);
  const [address, setAddress] = useState(() => storedAddress.get() ?? '');
  const network: Network | undefined =
    name === CUSTOM ? undefined : (offered.find((item) => item.name === name) ?? offered[0]);
  return {
    offered,
    /** Undefined if the reader types the address. */
    network,
    /** What the reader typed as the address of another network. */
    address,
    /** Base URL of the service, or undefined if the reader's address isn't a URL. */
    host: network === undefined ? hostOf(address) : network.hosts[service],
    choose(value: string) {
      setName(value);
      storedNetwork.set(value);
    },
    type(value: string) {
      setAddress(value);
      storedAddress.set(value);
    },
  };
}

/** Returns the URL without query and hash, or undefined if the text isn't an http or https URL. */
function hostOf(text: string): string | undefined {
  const url = parseUrl(text.trim());
  if (url === undefined) return undefined;
  const {protocol, origin, pathname} = url;
  return protocol === 'http:' || protocol === 'https:' ? origin + pathname : undefined;
}

/** Returns whether the site's content security policy forbids requests to a host. */
export function isForbidden(host: string): boolean {
  return !isAllowed(new URL(host));
}
