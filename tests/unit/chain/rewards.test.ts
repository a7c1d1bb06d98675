import * as fc from 'fast-check';
import {formatAmount} from '@site/src/chain/amount';
import {
  estimateRewards,
  networkRewards,
  rewardSettings,
  type EpochActivity,
  type StakingProvider,
} from '@site/src/chain/rewards';
import {networkFacts} from '@site/src/facts/network';

const EGLD = 10n ** 18n;
// The worked example of the pages on economics and on staking providers' APR.
const epoch: EpochActivity = {
  supply: 30_000_000n * EGLD,
  fees: 100n * EGLD,
  ownersFees: 20n * EGLD,
  eligibleTopUp: 3_200_000n * EGLD,
  producedBlocks: 10_000n,
};
const provider: StakingProvider = {
  stake: 50_000n * EGLD,
  nodes: 10n,
  eligibleNodes: 500n,
  serviceFee: 1_000n,
};
const rounded = (amount: bigint, decimals: number) => Number(formatAmount(amount, 18)).toFixed(decimals);

it('a year has as many epochs as the length of an epoch says', () => {
  expect(rewardSettings.epochsPerYear * networkFacts['epoch-length'].value).toBe(365 * 24);
});

it('the rewards of an epoch match the worked example', () => {
  const {total, funds, leaders, validators, topUp, base} = networkRewards(epoch);
  expect([total, funds, leaders, validators, topUp, base].map((amount) => rounded(amount, 2))).toEqual([
    '6900.45',
    '3450.23',
    '8.00',
    '3422.23',
    '1102.61',
    '2319.61',
  ]);
});

it('the rewards of a provider and a delegator match the worked example', () => {
  const {base, topUp, leaders, total, serviceFee, reward, aprBeforeFee, apr, apy} = estimateRewards(
    100n * EGLD,
    provider,
    epoch,
  );
  expect([base, topUp, leaders, total, serviceFee].map((amount) => rounded(amount, 4))).toEqual([
    '7.2488',
    '4.3071',
    '0.0250',
    '11.5809',
    '1.1581',
  ]);
  expect(rounded(reward, 6)).toBe('0.020846');
  expect([aprBeforeFee, apr, apy].map((rate) => (rate * 100).toFixed(2))).toEqual(['8.45', '7.61', '7.90']);
});

it.each([
  [2_500n, '10.6'],
  [3_500n, '9.4'],
  [5_500n, '8.3'],
  [9_500n, '7.4'],
])('the APR before the fee matches the table of the page for %i EGLD per node', (perNode, percent) => {
  const {aprBeforeFee} = estimateRewards(0n, {...provider, stake: perNode * 10n * EGLD}, epoch);
  expect((aprBeforeFee * 100).toFixed(1)).toBe(percent);
});

describe('the rewards of an epoch', () => {
  it('are halved if half as many blocks are produced', () => {
    expect(networkRewards({...epoch, producedBlocks: 5_000n}).total).toBe(networkRewards(epoch).total / 2n);
  });

  it('equal the fees if those are higher', () => {
    expect(networkRewards({...epoch, fees: 10_000n * EGLD}).total).toBe(10_000n * EGLD);
  });

  it('are distributed completely, with at most half of the validators’ part for top-up', () => {
    const amount = (max: bigint) => fc.bigInt(0n, max * EGLD);
    fc.assert(
      fc.property(
        amount(60_000_000n),
        amount(20_000n),
        amount(20_000_000n),
        fc.bigInt(0n, 10_000n),
        (supply, fees, eligibleTopUp, producedBlocks) => {
          const ownersFees = (fees * 30n) / 100n;
          const rewards = networkRewards({supply, fees, ownersFees, eligibleTopUp, producedBlocks});
          const {total, funds, leaders, base, topUp, validators} = rewards;
          expect(funds + ownersFees + leaders + base + topUp).toBe(total);
          expect(topUp * 2n <= validators && topUp >= 0n).toBe(true);
        },
      ),
    );
  });
});

describe('a provider', () => {
  it('without top-up earns only for its base stake', () => {
    const {topUp} = estimateRewards(0n, {...provider, stake: 25_000n * EGLD}, {...epoch, eligibleTopUp: 0n});
    expect(topUp).toBe(0n);
  });

  it('without an eligible node earns nothing', () => {
    expect(estimateRewards(EGLD, {...provider, eligibleNodes: 0n}, epoch)).toMatchObject({
      total: 0n,
      apr: 0,
      apy: 0,
    });
  });

  it('can have half a node eligible on average', () => {
    const {base} = estimateRewards(0n, {...provider, eligibleNodes: 250n}, epoch);
    expect(base).toBe(estimateRewards(0n, provider, epoch).base / 2n);
  });
});

it.each([
  [
    {},
    {ownersFees: 31n * EGLD},
    /^Expected at most 30% of the fees for contract owners, found 31 of 100 EGLD/,
  ],
  [{}, {eligibleTopUp: EGLD}, /include that of the provider's eligible nodes, 12500 EGLD, found 1 EGLD/],
  [{nodes: 21n}, {}, /^Expected a stake of at least 52500 EGLD, 2500 for each of the 21 nodes, found 50000/],
  [{eligibleNodes: 1_050n}, {}, /^Expected at most 10 eligible nodes, all of the provider's, found 10\.5/],
  [
    {stake: 25_000n * EGLD},
    {},
    /^Expected your stake to be part of the provider's 25000 EGLD, found 30000 EGLD/,
  ],
])('%j and %j are rejected', (ofProvider, ofEpoch, message) => {
  const delegated = 30_000n * EGLD;
  expect(() => estimateRewards(delegated, {...provider, ...ofProvider}, {...epoch, ...ofEpoch})).toThrow(
    message,
  );
});
