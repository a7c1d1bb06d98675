import {Transaction, TransactionComputer} from '@multiversx/sdk-core';
import {failed, ok, startLocalGateway, type LocalGateway} from './localGateway.js';
import {testAccount} from './testWallets.js';

const config = {
  erd_chain_id: 'chain',
  erd_gas_per_data_byte: 1_500,
  erd_gas_price_modifier: '0.01',
  erd_min_gas_limit: 50_000,
  erd_min_gas_price: 1_000_000_000,
  erd_extra_gas_limit_guarded_tx: 50_000,
  erd_num_shards_without_meta: 3,
  erd_round_duration: 6_000,
  erd_rounds_per_epoch: 20,
  erd_start_time: 1_694_000_000,
};

/** Routes of the chain simulator over a state of balances, nonces and one adder; blocks execute the pending transactions. */
export function startStandInSimulator(): Promise<LocalGateway> {
  const accounts = new Map<string, {nonce: number; balance: bigint}>();
  const pool: {hash: string; transaction: Transaction}[] = [];
  const statuses = new Map<string, {status: string; transaction: Transaction}>();
  let sum: bigint | undefined;
  let blocks = 0;

  const accountOf = (bech32: string) => {
    if (!accounts.has(bech32)) accounts.set(bech32, {nonce: 0, balance: 0n});
    return accounts.get(bech32)!;
  };
  const execute = () => {
    blocks += 1;
    for (const {hash, transaction} of pool.splice(0)) {
      const [name = '', ...args] = Buffer.from(transaction.data).toString().split('@');
      accountOf(transaction.sender.toBech32()).nonce += 1;
      const isDeployment = transaction.receiver.getPublicKey().every((byte) => byte === 0);
      if (isDeployment) sum = BigInt(`0x${args.at(-1)}`);
      else if (name === 'add' && sum !== undefined) sum += BigInt(`0x${args[0]}`);
      statuses.set(hash, {status: isDeployment || name === 'add' ? 'success' : 'fail', transaction});
    }
  };

  return startLocalGateway((route, _query, body) => {
    const [, , section, first = '', second = ''] = route.split(/[ /]/);
    if (route === 'GET /network/config') return ok({config});
    if (route === 'GET /network/status/4294967295') {
      const status = {
        erd_nonce: blocks,
        erd_highest_final_nonce: blocks,
        erd_current_round: blocks,
        erd_epoch_number: 0,
      };
      return ok({status});
    }
    if (section === 'simulator') {
      if (first === 'initial-wallets') {
        const {secretKey} = testAccount('alice');
        const privateKeyHex = secretKey.hex() + secretKey.generatePublicKey().hex();
        return ok({balanceWallets: {'1': {privateKeyHex}}});
      }
      if (first === 'set-state') {
        for (const {address, balance} of body) accountOf(address).balance = BigInt(balance);
        execute();
      }
      if (first === 'generate-blocks') for (let i = 0; i < Number(second); i += 1) execute();
      if (first === 'generate-blocks-until-transaction-processed') execute();
      return ok({});
    }
    if (section === 'address') {
      if (second === 'guardian-data') return ok({guardianData: {guarded: false}});
      const {nonce, balance} = accountOf(first);
      return ok({account: {address: first, nonce, balance: balance.toString()}});
    }
    if (route === 'POST /transaction/send') {
      const transaction = Transaction.newFromPlainObject(body);
      const hash = new TransactionComputer().computeTransactionHash(transaction);
      pool.push({hash, transaction});
      return ok({txHash: hash});
    }
    if (section === 'transaction' && second === 'process-status') {
      return ok({status: statuses.get(first)?.status ?? 'pending', reason: ''});
    }
    if (section === 'transaction') {
      const plain = statuses.get(first)?.transaction.toPlainObject();
      return ok({transaction: {...plain, data: undefined}});
    }
    if (route === 'POST /vm-values/query') {
      const hex = (sum ?? 0n).toString(16);
      const returnData = [Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex').toString('base64')];
      return ok({data: {returnData, returnCode: 'ok', returnMessage: ''}});
    }
    return failed(404, `the stand-in has no route ${route}`);
  });
}
