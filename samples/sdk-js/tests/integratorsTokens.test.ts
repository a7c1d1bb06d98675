import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ProxyNetworkProvider} from '@multiversx/sdk-core';
import {formatAmount, listToken, parseAmount} from '../src/integrators/tokens.js';
import {startFakeGateway} from './support/fakeGateway.js';
import {ALICE} from './support/testWallets.js';

const base64 = (value: string | Uint8Array) => Buffer.from(value).toString('base64');
const properties = [
  'CanUpgrade-true',
  'CanMint-false',
  'CanBurn-false',
  'CanChangeOwner-true',
  'CanPause-true',
];
const more = ['CanFreeze-true', 'CanWipe-false', 'CanAddSpecialRoles-true'];

test('reads the decimals and what the manager can do', async () => {
  const gateway = await startFakeGateway({
    'POST /vm-values/query': ({funcName, args}) => {
      assert.equal(funcName, 'getTokenProperties');
      assert.deepEqual(args, [Buffer.from('USDC-c76f1f').toString('hex')]);
      const start = [
        'WrappedUSDC',
        'FungibleESDT',
        ALICE.getPublicKey(),
        '0',
        '0',
        'NumDecimals-6',
        'IsPaused-false',
      ];
      return {
        data: {
          returnData: [...start, ...properties, ...more].map(base64),
          returnCode: 'ok',
          returnMessage: '',
        },
      };
    },
  });
  try {
    assert.deepEqual(await listToken(new ProxyNetworkProvider(gateway.url), 'USDC-c76f1f'), {
      identifier: 'USDC-c76f1f',
      decimals: 6,
      risks: ['can be paused', 'can be frozen', 'properties can change'],
    });
  } finally {
    await gateway.close();
  }
});

test('converts amounts without rounding', () => {
  assert.equal(parseAmount('1.5', 6), 1_500_000n);
  assert.equal(parseAmount('0.000001', 6), 1n);
  assert.equal(parseAmount('123456789012345678901234567890', 0), 123456789012345678901234567890n);
  for (const wrong of ['1.0000001', '', '.5', '1e3', '-1', '1,5']) {
    assert.throws(() => parseAmount(wrong, 6), Error, wrong);
  }
  assert.equal(formatAmount(1_500_000n, 6), '1.5');
  assert.equal(formatAmount(1n, 18), '0.000000000000000001');
  assert.equal(formatAmount(7n, 0), '7');
  assert.equal(formatAmount(10n ** 18n, 18), '1');
});
