import {keccak_256} from '@noble/hashes/sha3.js';
import type {Address} from './address';
import {addressOf} from './address';

/** The virtual machine that runs WebAssembly, in the two bytes after the zeros of a contract's address. */
const WASM_VM_TYPE = Uint8Array.of(5, 0);
const MAX_NONCE = 2n ** 64n - 1n;

/**
 * Returns the address of the contract that a deployment creates: eight zero bytes, the type of the virtual machine, 20
 * bytes of a hash of deployer and nonce, and the last two bytes of the deployer, which keep both in the same shard
 * (mx-chain-vm-go `AddressGenerator`).
 *
 * @param nonce nonce of the transaction that deploys
 * @throws Error if the nonce isn't an unsigned 64-bit number
 */
export function contractAddress(deployer: Address, nonce: bigint): Address {
  if (nonce < 0n || nonce > MAX_NONCE) {
    throw new Error(
      `Expected a nonce from 0 to ${MAX_NONCE}, found ${nonce}: use the nonce of the deploy transaction.`,
    );
  }
  const hashed = new Uint8Array(40);
  hashed.set(deployer.publicKey);
  new DataView(hashed.buffer).setBigUint64(32, nonce, true);
  const address = new Uint8Array(32);
  address.set(WASM_VM_TYPE, 8);
  address.set(keccak_256(hashed).subarray(10, 30), 10);
  address.set(deployer.publicKey.subarray(30), 30);
  return addressOf(address);
}
