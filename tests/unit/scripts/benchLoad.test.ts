import {highestRate} from '@site/scripts/benchLoad/highestRate';

it.each([250, 251, 999, 7000])(
  'finds at least 90% of a limit of %i requests per second, without exceeding it',
  async (limit) => {
    const tried: number[] = [];
    const found = await highestRate(250, async (rate) => tried.push(rate) > 0 && rate <= limit);
    expect(found).toBeLessThanOrEqual(limit);
    expect(found).toBeGreaterThanOrEqual(limit * 0.9);
    expect(tried.length).toBeLessThan(12);
  },
);

it('returns 0 if the first rate fails', async () => {
  expect(await highestRate(250, async () => false)).toBe(0);
});
