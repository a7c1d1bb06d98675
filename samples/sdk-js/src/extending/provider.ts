import {
  ProxyNetworkProvider,
  SmartContractController,
  type Account,
  type Address,
  type INetworkProvider,
  type NetworkProviderConfig,
} from '@multiversx/sdk-core';

// #region methods
/** A provider with methods for paths that the SDK doesn't support. */
export class ServiceProvider extends ProxyNetworkProvider {
  async getShardOf(address: Address): Promise<number> {
    const {shardID} = await this.doGetGeneric(`address/${address.toBech32()}/shard`);
    return shardID;
  }

  async getPendingHashes(sender: Address): Promise<string[]> {
    const {txPool} = await this.doGetGeneric(`transaction/pool?by-sender=${sender.toBech32()}`);
    if (txPool === null) throw new Error('no observer responded'); // with HTTP 200
    return txPool.transactions.map((transaction: any) => transaction.txFields.hash);
  }
}
// #endregion methods

// #region retry
/** Retries if no observer responds; any other error fails immediately. */
export class PatientProvider extends ProxyNetworkProvider {
  private readonly attempts: number;

  constructor(url: string, attempts: number, config?: NetworkProviderConfig) {
    super(url, config);
    this.attempts = attempts;
  }

  override async doGetGeneric(path: string): Promise<any> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await super.doGetGeneric(path);
      } catch (error) {
        if (attempt === this.attempts || !String(error).includes('sending request error')) throw error;
      }
    }
  }
}
// #endregion retry

// #region use
/** Controllers accept any provider. An entrypoint creates its own provider: this code doesn't use one. */
export function readOnlyController(networkProvider: INetworkProvider): SmartContractController {
  return new SmartContractController({chainID: 'D', networkProvider});
}

export async function sync(account: Account, provider: ServiceProvider): Promise<void> {
  account.nonce = (await provider.getAccount(account.address)).nonce;
}
// #endregion use
