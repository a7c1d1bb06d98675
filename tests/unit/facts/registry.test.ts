import type {Fact} from '@site/src/facts/fact';
import {GAS_SCHEDULE} from '@site/src/facts/gasCosts';
import {facts, getFact, joinFacts, type FactName} from '@site/src/facts/registry';

const anyFact: Fact = {
  value: 1,
  volatile: false,
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

describe('getFact', () => {
  it('returns a fact with its literal type', () => {
    const price: 1_000_000_000n = getFact('min-gas-price').value;
    expect(price).toBe(1_000_000_000n);
  });

  it('names the three closest facts for an unknown name', () => {
    expect(() => getFact('min-gas-limt' as FactName)).toThrow(
      'Expected the name of a registered fact, found "min-gas-limt" ' +
        '(closest: min-gas-limit, min-gas-price, max-gas-limit-per-tx): ' +
        'use one of them, or add the fact with its source in src/facts.',
    );
  });

  it('rejects names of the object prototype', () => {
    expect(() => getFact('constructor' as FactName)).toThrow(/found "constructor"/);
  });
});

describe('the registry', () => {
  const entries = Object.entries<Fact>(facts);

  it.each(['repository', 'file', 'version'] as const)('gives the %s of every source', (field) => {
    expect(entries.filter(([, {source}]) => source[field] === '')).toEqual([]);
  });

  it('has gas amounts as bigint', () => {
    const wrong = entries.filter(([, {unit, value}]) => unit === 'gas' && typeof value !== 'bigint');
    expect(wrong).toEqual([]);
  });

  it('has each `since` as an epoch, or as the first round of Supernova', () => {
    const supernova = `round ${getFact('supernova-round').value}`;
    const wrong = entries.filter(
      ([, {since}]) => since !== undefined && since !== supernova && !/^epoch \d+$/.test(since),
    );
    expect(wrong).toEqual([]);
  });

  it('has consistent values for facts that follow from others', () => {
    expect(getFact('epoch-length').value).toBe(
      (getFact('rounds-per-epoch').value * getFact('round-duration').value) / 3600,
    );
    expect(getFact('shard-count').value).toBe(getFact('execution-shard-count').value + 1);
    expect(getFact('consensus-threshold').value).toBe(
      Math.floor((getFact('consensus-group-size').value * 2) / 3) + 1,
    );
    expect(getFact('eligible-validators').value).toBe(
      getFact('execution-shard-count').value * getFact('validators-per-shard').value +
        getFact('validators-metachain').value,
    );
    expect(getFact('cross-shard-time').value).toBe(
      getFact('cross-shard-rounds').value * getFact('round-duration').value,
    );
    const supernovaStart =
      getFact('genesis-timestamp').value +
      getFact('supernova-round').value * getFact('former-round-duration').value;
    expect(new Date(supernovaStart * 1000).toISOString()).toBe('2026-09-10T18:06:06.000Z');
    expect(getFact('relayed-extra-gas').value).toBe(getFact('min-gas-limit').value);
    expect(getFact('min-transaction-fee').value).toBe(
      Number(getFact('min-gas-limit').value * getFact('min-gas-price').value) / 1e18,
    );
    expect(GAS_SCHEDULE).toBe(`gasSchedules/${getFact('gas-schedule-file').value}`);
  });

  it('has ten years of inflation that add up to the former cap', () => {
    const percent = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)
      .map((year) => getFact(`inflation-year-${year}`).value)
      .reduce((sum, value) => sum + value, 0);
    const cap = getFact('genesis-supply').value * (1 + percent / 100);
    expect(Math.floor(cap)).toBe(getFact('former-supply-cap').value);
  });
});
