import {addressFacts} from '../facts/addresses';
import type {Address} from './address';
import {isContract, isOnMetachain} from './address';

/**
 * - `account`: a wallet, which has a secret key.
 * - `contract`: a smart contract on an execution shard.
 * - `metachain contract`: a contract on the metachain, such as a delegation contract.
 * - `system contract`: one of the protocol's own contracts on the metachain.
 * - `deployment address`: only zeros; a transaction to it deploys a contract.
 * - `system account`: only ones; every shard has it and keeps data of tokens in it.
 */
export type AddressKind =
  'account' | 'contract' | 'metachain contract' | 'system contract' | 'deployment address' | 'system account';

const systemContracts: ReadonlySet<string> = new Set(Object.values(addressFacts).map(({value}) => value));

/** Returns the kind of owner of an address. */
export function kindOf(address: Address): AddressKind {
  if (address.publicKey.every((byte) => byte === 0)) return 'deployment address';
  if (address.publicKey.every((byte) => byte === 0xff)) return 'system account';
  if (systemContracts.has(address.bech32)) return 'system contract';
  if (isOnMetachain(address)) return 'metachain contract';
  return isContract(address) ? 'contract' : 'account';
}
