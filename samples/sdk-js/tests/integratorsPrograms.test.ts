import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {expectText} from './support/expectText.js';
import {logs, transferEvent} from './support/hyperblockEntries.js';
import {failed, ok, startLocalGateway, type Answer} from './support/localGateway.js';
import {ALICE, BOB, PUBLIC_TEST_MNEMONIC} from './support/testWallets.js';

/** The recorded hyperblock that the pages show: Alice sends Bob, user 1 of the public mnemonic, 0.1 EGLD. */
const recorded = JSON.parse(
  readFileSync(new URL('../expected/integratorsHyperblock.json', import.meta.url), 'utf8'),
).data.hyperblock;

test('prints the first deposit of EGLD', async () => {
  const {output} = await run('firstDeposit.ts', recorded);
  expectText('integratorsFirstDeposit.txt', output);
});

test('prints the first deposit of a token', async () => {
  const [entry] = recorded.transactions;
  const transfer = transferEvent('ESDTTransfer', ALICE, BOB, [{token: 'USDC-c76f1f', amount: 1_500_000n}]);
  const transactions = [{...entry, value: '0', logs: logs(ALICE, transfer)}];
  const {output} = await run('firstTokenDeposit.ts', {...recorded, transactions});
  expectText('integratorsFirstTokenDeposit.txt', output);
});

test('creates the mnemonic once, readable by its owner only', async () => {
  const {folder} = await run('firstDeposit.ts', recorded, '', /GET \/hyperblock/);
  const file = path.join(folder, 'mnemonic.txt');
  assert.equal(readFileSync(file, 'utf8').split(' ').length, 24);
  assert.equal(statSync(file).mode & 0o777, 0o600);
});

const NETWORK_CONFIG = {
  erd_chain_id: 'D',
  erd_gas_per_data_byte: 1_500,
  erd_gas_price_modifier: '0.01',
  erd_min_gas_limit: 50_000,
  erd_min_gas_price: 1_000_000_000,
  erd_extra_gas_limit_guarded_tx: 50_000,
  erd_num_shards_without_meta: 3,
  erd_round_duration: 600,
  erd_rounds_per_epoch: 144_000,
  erd_start_time: 1_596_117_600,
};

/** Runs a program in an empty folder, against a gateway whose next hyperblock is the given one. */
async function run(script: string, hyperblock: any, mnemonic = PUBLIC_TEST_MNEMONIC, stopAt?: RegExp) {
  const folder = mkdtempSync(path.join(tmpdir(), 'program-'));
  if (mnemonic !== '') writeFileSync(path.join(folder, 'mnemonic.txt'), `${mnemonic}\n`);
  let statusRequests = 0;
  let isStored = false;
  const stop = new AbortController();
  const gateway = await startLocalGateway((route): Answer => {
    if (stopAt?.test(route)) stop.abort();
    if (route === 'GET /network/config') return ok({config: NETWORK_CONFIG});
    if (route === 'GET /network/status/4294967295') {
      statusRequests += 1;
      const nonce = statusRequests === 1 ? hyperblock.nonce - 1 : hyperblock.nonce;
      return ok({status: {erd_highest_final_nonce: nonce}});
    }
    if (route === `GET /hyperblock/by-nonce/${hyperblock.nonce}`) {
      if (isStored) return ok({hyperblock});
      isStored = true;
      return failed(500, 'sending request error, getting block failed: block not found');
    }
    if (route === 'POST /vm-values/query') return ok({data: tokenProperties()});
    return failed(404, `no route ${route}`);
  });
  const file = fileURLToPath(new URL(`../src/integrators/${script}`, import.meta.url));
  const args = ['--import', import.meta.resolve('tsx'), file];
  const options = {cwd: folder, env: {...process.env, GATEWAY: gateway.url}, signal: stop.signal};
  try {
    const {stdout} = await promisify(execFile)(process.execPath, args, options);
    return {folder, output: stdout.trimEnd().split('\n')};
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    return {folder, output: []};
  } finally {
    await gateway.close();
  }
}

/** The response of the ESDT contract to `getTokenProperties`, up to the property that the program reads. */
function tokenProperties() {
  const parts = ['WrappedUSDC', 'FungibleESDT', ALICE.getPublicKey(), '0', '0', 'NumDecimals-6', 'IsPaused-false'];
  const returnData = parts.map((part) => Buffer.from(part).toString('base64'));
  return {returnData, returnCode: 'ok', returnMessage: ''};
}
