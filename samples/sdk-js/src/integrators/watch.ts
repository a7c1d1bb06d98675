// #region script
import {AddressComputer} from '@multiversx/sdk-core';
import {depositAddress} from './accounts.js';
import {watch} from './depositsWatcher.js';
import {FileLedger} from './fileLedger.js';
import {Gateway} from './gateway.js';

const {GATEWAY = 'https://devnet-gateway.multiversx.com', MNEMONIC, USERS = '10'} = process.env;
if (!MNEMONIC) throw new Error('set MNEMONIC to the 24 words of your deposit addresses');

const gateway = new Gateway(GATEWAY);
const {erd_num_shards_without_meta: shardCount} = await gateway.networkConfig();
const computer = new AddressComputer(shardCount);
const shards = new Map<string, number>();
for (let index = 0; index < Number(USERS); index += 1) {
  const address = depositAddress(MNEMONIC, index);
  shards.set(address.toBech32(), computer.getShardOfAddress(address));
}

const start = await gateway.hyperblock(await gateway.highestFinalNonce());
const ledger = new FileLedger('deposits.json', {nonce: start.nonce, hash: start.hash});
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
await watch(
  gateway,
  ledger,
  {shardOfDepositAddress: (address) => shards.get(address), isOwnTransaction: () => false},
  stop.signal,
);
// #endregion script
