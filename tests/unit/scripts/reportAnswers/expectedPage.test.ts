import {isExpected} from '@site/tests/evals/expectedPage';

describe('isExpected', () => {
  it('accepts the page, the parts of a split page, and the page that a moved one became', () => {
    expect(isExpected('/learn/consensus', ['/learn/sharding', '/learn/consensus'])).toBe(true);
    expect(isExpected('/tokens/fungible-tokens/send', ['/tokens/fungible-tokens'])).toBe(true);
    expect(isExpected('/learn/consensus', ['/technology/secure-proof-of-stake'])).toBe(true);
    expect(isExpected('/tokens/fungible-tokens/send', ['/tokens/esdt-tokens'])).toBe(true);
  });

  it('refuses other pages, and the parts of a page that is only a folder', () => {
    expect(isExpected('/learn/sharding', ['/learn/consensus'])).toBe(false);
    expect(isExpected('/learn/sharding', ['/technology/secure-proof-of-stake'])).toBe(false);
    expect(isExpected('/validators/staking/unjailing', ['/validators/staking'])).toBe(false);
  });
});
