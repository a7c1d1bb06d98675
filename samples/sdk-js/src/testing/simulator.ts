import {
  Account,
  NetworkEntrypoint,
  ProxyNetworkProvider,
  UserSecretKey,
  type Address,
  type Transaction,
} from '@multiversx/sdk-core';

// #region simulator
/** The chain simulator: a gateway that creates blocks when a test requests them. */
export class Simulator extends ProxyNetworkProvider {
  private readonly address: string;

  constructor(url = 'http://localhost:8085') {
    super(url, {clientName: 'tests'});
    this.address = url;
  }

  /** An entrypoint with the chain ID of the simulator. */
  async entrypoint(): Promise<NetworkEntrypoint> {
    const {chainID} = await this.getNetworkConfig();
    return new NetworkEntrypoint({
      networkProviderUrl: this.address,
      networkProviderKind: 'proxy',
      chainId: chainID,
    });
  }

  async generateBlocks(count: number): Promise<void> {
    await this.doPostGeneric(`simulator/generate-blocks/${count}`, {});
  }

  /** Sends, and creates at most 20 blocks until every shard has executed its part. */
  async process(transaction: Transaction): Promise<string> {
    const hash = await this.sendTransaction(transaction);
    await this.doPostGeneric(`simulator/generate-blocks-until-transaction-processed/${hash}`, {});
    return hash;
  }

  async setBalance(address: Address, balance: bigint): Promise<void> {
    await this.doPostGeneric('simulator/set-state', [
      {address: address.toBech32(), balance: balance.toString()},
    ]);
  }

  /** Returns a wallet that has EGLD from the start. */
  async initialWallet(shard: number): Promise<Account> {
    const {balanceWallets} = await this.doGetGeneric('simulator/initial-wallets');
    // Go's format of an Ed25519 key: the seed (the secret key), followed by the public key.
    const seed = balanceWallets[shard].privateKeyHex.slice(0, 64);
    return new Account(UserSecretKey.fromString(seed));
  }
}
// #endregion simulator
