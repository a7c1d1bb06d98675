import type {Fact} from '@site/src/facts/fact';
import {GAS_SCHEDULE} from '@site/src/facts/gasCosts';
import {describeUnknownFact, facts, findFact, joinFacts} from '@site/src/facts/registry';

const anyFact: Fact = {
  value: 1,

  source: {repository: 'owner/name', file: 'file', version: '1'},
};

describe('joinFacts', () => {
  it('joins the domains into one frozen record', () => {
    const joined = joinFacts({gas: {'min-gas': anyFact}, staking: {'node-price': anyFact}});
    expect(Object.keys(joined)).toEqual(['min-gas', 'node-price']);
    expect(Object.isFrozen(joined)).toBe(true);
    expect(Object.isFrozen(joined['min-gas'])).toBe(true);
  });

  it("reports all duplicates and all names that aren't kebab-case together", () => {
    const domains = {
      gas: {'min-gas': anyFact, minGas: anyFact},
      staking: {'min-gas': anyFact, 'node--price': anyFact},
    };
    expect(() => joinFacts(domains)).toThrow(
      'Expected each fact to have a unique name in kebab-case, found that "minGas" in gas isn\'t kebab-case, ' +
        '"min-gas" is in gas and in staking, "node--price" in staking isn\'t kebab-case: ' +
        'rename or remove them in src/facts.',
    );
  });
});

describe('findFact', () => {
  it('finds a fact by its name, and nothing by a name of the object prototype', () => {
    expect(findFact(facts, 'min-gas-price')?.value).toBe(1_000_000_000n);
    expect(findFact(facts, 'constructor')).toBeUndefined();
  });
});

describe('describeUnknownFact', () => {
  it('asks for a missing name, and suggests no random ones', () => {
    expect(describeUnknownFact('', facts)).toBe('The name in brackets is missing: write :fact[name].');
  });

  it('names the three closest facts', () => {
    expect(describeUnknownFact('min-gas-limt', facts)).toBe(
      'Expected the name of a registered fact, found "min-gas-limt" ' +
        '(closest: min-gas-limit, min-gas-price, max-gas-limit-per-tx): ' +
        'use one of them, or add the fact with its source in src/facts.',
    );
  });
});

describe('the registry', () => {
  const entries = Object.entries(facts);
  const numberOf = (name: string) => Number(facts[name]?.value);

  it.each(['repository', 'file', 'version'] as const)('gives the %s of every source', (field) => {
    expect(entries.filter(([, {source}]) => source[field] === '')).toEqual([]);
  });

  it('has gas amounts as bigint', () => {
    const wrong = entries.filter(([, {unit, value}]) => unit === 'gas' && typeof value !== 'bigint');
    expect(wrong).toEqual([]);
  });

  it('has each `since` as an epoch, or as the first round of Supernova', () => {
    const supernova = `round ${facts['supernova-round']?.value}`;
    const wrong = entries.filter(
      ([, {since}]) => since !== undefined && since !== supernova && !/^epoch \d+$/.test(since),
    );
    expect(wrong).toEqual([]);
  });

  it('has consistent values for facts that follow from others', () => {
    expect(numberOf('epoch-length')).toBe((numberOf('rounds-per-epoch') * numberOf('round-duration')) / 3600);
    expect(numberOf('shard-count')).toBe(numberOf('execution-shard-count') + 1);
    expect(numberOf('consensus-threshold')).toBe(Math.floor((numberOf('consensus-group-size') * 2) / 3) + 1);
    expect(numberOf('eligible-validators')).toBe(
      numberOf('execution-shard-count') * numberOf('validators-per-shard') + numberOf('validators-metachain'),
    );
    expect(numberOf('cross-shard-time')).toBe(numberOf('cross-shard-rounds') * numberOf('round-duration'));
    const supernovaStart =
      numberOf('genesis-timestamp') + numberOf('supernova-round') * numberOf('former-round-duration');
    expect(new Date(supernovaStart * 1000).toISOString()).toBe('2026-09-10T18:06:06.000Z');
    expect(numberOf('relayed-extra-gas')).toBe(numberOf('min-gas-limit'));
    expect(numberOf('min-transaction-fee')).toBe(
      (numberOf('min-gas-limit') * numberOf('min-gas-price')) / 1e18,
    );
    expect(GAS_SCHEDULE).toBe(`gasSchedules/${facts['gas-schedule-file']?.value}`);
  });

  it('has ten years of inflation that add up to the former cap', () => {
    const percent = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
      .map((year) => numberOf(`inflation-year-${year}`))
      .reduce((sum, value) => sum + value, 0);
    const cap = numberOf('genesis-supply') * (1 + percent / 100);
    expect(Math.floor(cap)).toBe(numberOf('former-supply-cap'));
  });
});
