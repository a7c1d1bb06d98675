import {Account, Address, AddressComputer, Mnemonic, UserWallet} from '@multiversx/sdk-core';

// #region derive
/** The deposit address of a user: m/44'/508'/0'/0'/index'. Store the index with the user, and never reuse it. */
export function depositAddress(mnemonic: string, index: number): Address {
  return Mnemonic.fromString(mnemonic).deriveKey(index).generatePublicKey().toAddress();
}
// #endregion derive

// #region shard
/** Returns the first index, starting at `from`, whose address is in the shard. It takes 2 to 4 tries on average. */
export function firstIndexInShard(mnemonic: string, shard: number, from: number, shardCount = 3): number {
  const computer = new AddressComputer(shardCount);
  for (let index = from; ; index += 1) {
    if (computer.getShardOfAddress(depositAddress(mnemonic, index)) === shard) return index;
  }
}
// #endregion shard

// #region hot-wallet
/** Encrypts the key of a hot wallet. The file is useless without its password. */
export function hotWalletKeystore(mnemonic: string, index: number, password: string): object {
  const secretKey = Mnemonic.fromString(mnemonic).deriveKey(index);
  return UserWallet.fromSecretKey({secretKey, password}).toJSON();
}

export function openHotWallet(keystorePath: string, password: string): Account {
  return Account.newFromKeystore(keystorePath, password);
}
// #endregion hot-wallet

// #region check
/** Rejects addresses where a withdrawal would be lost, and returns the address in its canonical form. */
export function checkWithdrawalAddress(text: string, ownAddresses: ReadonlySet<string>): string {
  const address = Address.newFromBech32(text.trim()); // throws for a wrong prefix, length or checksum
  if (address.getHrp() !== 'erd') throw new Error('the address must start with erd1');
  if (address.isSmartContract()) throw new Error('withdrawals to contracts are not supported');
  if (ownAddresses.has(address.toBech32())) throw new Error('this is one of our deposit addresses');
  return address.toBech32();
}
// #endregion check
