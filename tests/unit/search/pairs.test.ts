import {pairsIn, pairsOf, rarityIn} from '@site/src/search/pairs';

const rarities: Record<string, number> = {checksum: 5, failed: 2, expected: 1};
const rarityOf = (word: string) => rarities[word] ?? 0;

describe('pairsOf', () => {
  it('takes words two by two with what stands between them, without those that no page holds', () => {
    expect(pairsOf('checksum failed. expected 2rq9g5, failed', rarityOf)).toEqual([
      {text: 'checksum failed', rarity: 7},
      {text: 'failed. expected', rarity: 3},
    ]);
  });

  it('goes over words that say nothing', () => {
    expect(pairsOf('the checksum of what failed', rarityOf)).toEqual([
      {text: 'checksum of what failed', rarity: 7},
    ]);
  });

  it.each(['', 'checksum', 'how do i', '#[("*")]'])('has none of %j', (query) => {
    expect(pairsOf(query, rarityOf)).toEqual([]);
  });
});

describe('pairsIn', () => {
  it('finds those that a text has as they stand', () => {
    const pairs = pairsOf('checksum failed. expected', rarityOf);
    const found = pairsIn(pairs, 'it says: checksum failed, where another was expected');
    expect(found.map(({text}) => text)).toEqual(['checksum failed']);
    expect(rarityIn(found)).toBe(7);
  });
});
