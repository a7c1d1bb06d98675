// #region shapes
/** The fields of a hyperblock entry that an integrator needs. */
export interface HyperblockEntry {
  type: 'normal' | 'unsigned' | 'reward' | 'invalid';
  hash: string;
  status: 'success' | 'fail' | 'invalid' | 'pending' | 'not-executable-in-block' | 'reward-reverted';
  sender: string;
  receiver: string;
  value?: string;
  destinationShard: number;
  originalTransactionHash?: string;
  isRefund?: boolean;
  logs?: {events: {identifier: string; topics: (string | null)[] | null}[]};
}

export interface Hyperblock {
  nonce: number;
  hash: string;
  prevBlockHash: string;
  numTxs: number;
  transactions: HyperblockEntry[];
}
// #endregion shapes

export interface NetworkConfig {
  erd_chain_id: string;
  erd_min_gas_limit: number;
  erd_gas_per_data_byte: number;
  erd_min_gas_price: number;
  erd_round_duration: number;
  erd_num_shards_without_meta: number;
}

// #region client
const METACHAIN = 4_294_967_295;

/** The gateway responded, but not with the requested data. */
export class GatewayError extends Error {
  constructor(
    readonly httpStatus: number,
    message: string,
  ) {
    super(message);
  }
}

/** The requests that deposits and withdrawals need. */
export class Gateway {
  constructor(
    private readonly url: string,
    private readonly timeoutMs = 30_000,
  ) {}

  async networkConfig(): Promise<NetworkConfig> {
    return (await this.request('/network/config')).config;
  }

  /** Nonce of the latest final hyperblock, which can no longer be replaced. */
  async highestFinalNonce(): Promise<number> {
    return (await this.request(`/network/status/${METACHAIN}`)).status.erd_highest_final_nonce;
  }

  async hyperblock(nonce: number): Promise<Hyperblock> {
    return (await this.request(`/hyperblock/by-nonce/${nonce}?withLogs=true`)).hyperblock;
  }

  /** Nonce and balance after the latest final block of the account's shard. */
  async account(address: string): Promise<{nonce: bigint; balance: bigint}> {
    const {account} = await this.request(`/address/${address}?onFinalBlock=true`);
    return {nonce: BigInt(account.nonce), balance: BigInt(account.balance)};
  }

  async send(transaction: object): Promise<string> {
    return (await this.request('/transaction/send', transaction)).txHash;
  }

  async processStatus(hash: string): Promise<{status: string; reason: string}> {
    return this.request(`/transaction/${hash}/process-status`);
  }

  private async request(path: string, body?: object): Promise<any> {
    const response = await fetch(this.url + path, {
      signal: AbortSignal.timeout(this.timeoutMs),
      ...(body === undefined
        ? {}
        : {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)}),
    });
    const text = await response.text();
    let answer;
    try {
      answer = JSON.parse(text);
    } catch {
      throw new GatewayError(response.status, `${path}: expected JSON, found "${text.slice(0, 80)}"`);
    }
    if (answer.code !== 'successful') throw new GatewayError(response.status, answer.error);
    return answer.data;
  }
}
// #endregion client
