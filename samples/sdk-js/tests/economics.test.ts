import assert from 'node:assert/strict';
import {test} from 'node:test';
import {aprOf, compounded, earningsOf, rewardOfDelegator, rewardsOf} from '../src/economics/apr.js';
import {epoch, provider, report} from '../src/economics/estimate.js';
import {expectText} from './support/expectText.js';

/** 8.757% a year without its compound interest, as /learn/economics gives it. */
const SIMPLE_RATE = 0.0839555;

function near(actual: number, expected: number, tolerance: number): void {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected} ± ${tolerance}`);
}

test('the parts add up to all rewards of the epoch', () => {
  const {all, leaders, base, topUp} = rewardsOf(epoch);
  near(all, (30_000_000 * SIMPLE_RATE) / 365, 0.01);
  near(0.1 * all + 0.2 * all + 0.2 * all + 20 + leaders + base + topUp, all, 1e-9);
  near(leaders, 8, 1e-12);
  // 6,900.45 − 690.05 − 1,380.09 − 1,380.09 − 20 − 8
  near(base + topUp, 3_422.23, 0.01);
  // atan(1.6) = 1.0121970 radians
  near(topUp, (3_422.226 * 1.012197) / Math.PI, 0.01);
});

test('fees above the formula are distributed instead', () => {
  const busy = rewardsOf({...epoch, fees: 10_000, ownersFees: 2_000});
  assert.equal(busy.all, 10_000);
  near(busy.base + busy.topUp, 5_000 - 2_000 - 800, 1e-9);
});

test('the curve of the top-up', () => {
  const share = (eligibleTopUp: number) => {
    const {base, topUp} = rewardsOf({...epoch, eligibleTopUp});
    return topUp / (base + topUp);
  };
  assert.equal(share(0), 0);
  near(share(2_000_000), 0.25, 1e-12);
  near(share(1e15), 0.5, 1e-6);
});

test('the provider and its delegators', () => {
  const {base, topUp, leader, total} = earningsOf(provider, epoch);
  const network = rewardsOf(epoch);
  near(base, (5 / 1_600) * network.base, 1e-12);
  // 50,000 / 10 − 2,500 is 2,500 a node, and 5 such nodes are 12,500 of 3,200,000.
  near(topUp, (12_500 / 3_200_000) * network.topUp, 1e-12);
  near(leader, 0.025, 1e-12);
  near(total * 0.1 + rewardOfDelegator(50_000, provider, epoch), total, 1e-12);
  const {gross, net} = aprOf(provider, epoch);
  near(net, gross * 0.9, 1e-12);
  near((rewardOfDelegator(100, provider, epoch) * 365) / 100, net, 1e-12);
  near(compounded(0.0760863), 0.0790472, 1e-7);
});

test('the report of the page', () => {
  expectText('economicsEstimate.txt', report());
});

test('the tables of the page', () => {
  const shares = [0, 1, 2, 4, 6, 8, 12].map((millions) => {
    const {base, topUp} = rewardsOf({...epoch, eligibleTopUp: millions * 1e6});
    return ((100 * topUp) / (base + topUp)).toFixed(1);
  });
  assert.deepEqual(shares, ['0.0', '14.8', '25.0', '35.2', '39.8', '42.2', '44.7']);

  const rates = [2_500, 3_500, 4_500, 5_500, 6_500, 7_500, 8_500, 9_500].map((perNode) =>
    (100 * aprOf({...provider, stake: perNode * provider.stakedNodes}, epoch).gross).toFixed(1),
  );
  assert.deepEqual(rates, ['10.6', '9.4', '8.7', '8.3', '8.0', '7.7', '7.6', '7.4']);
});
