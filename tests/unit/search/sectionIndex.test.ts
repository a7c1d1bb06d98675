import * as fc from 'fast-check';
import {numberReader, packNumbers} from '@site/src/search/packedNumbers';
import {SectionIndex, type PackedIndex} from '@site/src/search/sectionIndex';
import {searchFields} from '@site/src/search/indexOptions';

const TEXT = searchFields.indexOf('text');
const CODE = searchFields.indexOf('code');

const index = SectionIndex.of([
  {id: 0, text: 'A shard holds accounts, and each shard has validators.', code: 'get_shard()'},
  {id: 1, text: 'Nothing about it.'},
  {id: 2, code: 'get_shard(get_shard)'},
]);

describe('packNumbers', () => {
  it('is read back as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 31 - 1)), (numbers) => {
        const next = numberReader(packNumbers(numbers));
        expect(numbers.map(() => next())).toEqual(numbers);
      }),
    );
  });

  it('takes one character for numbers below 32', () => {
    expect(packNumbers([0, 31, 32])).toBe('AfgB');
  });

  it('refuses a text that ends within a number', () => {
    expect(() => numberReader('g')()).toThrow('ends too early');
  });
});

describe('SectionIndex', () => {
  it('gives how often a term stands in each field of each section', () => {
    const postings = index.postingsOf('shard')!;
    expect([...postings.get(TEXT)!]).toEqual([[0, 2]]);
    expect([...postings.get(CODE)!]).toEqual([
      [0, 1],
      [2, 2],
    ]);
    expect(index.postingsOf('getshard')!.has(CODE)).toBe(true);
    expect(index.postingsOf('unknown')).toBeUndefined();
  });

  it('leaves words out that every page holds', () => {
    expect(index.postingsOf('and')).toBeUndefined();
    expect(index.postingsOf('a')).toBeUndefined();
  });

  it('is the same after packing and unpacking, also through JSON', () => {
    const again = SectionIndex.unpack(JSON.parse(JSON.stringify(index.pack())) as PackedIndex);
    expect(again.sectionCount).toBe(3);
    expect([...again.terms].toSorted()).toEqual([...index.terms].toSorted());
    for (const term of index.terms) {
      const fields = [...index.postingsOf(term)!].map(([field, postings]) => [field, [...postings]]);
      expect([...again.postingsOf(term)!].map(([field, postings]) => [field, [...postings]])).toEqual(fields);
    }
    expect(again.lengthOf(0, TEXT)).toBe(index.lengthOf(0, TEXT));
    expect(again.averageLengthOf(CODE)).toBeCloseTo(2 / 3);
    expect(again.search('validators').map(({id}) => id as number)).toEqual([0]);
  });

  it('packs terms that share long beginnings', () => {
    const long = 'a'.repeat(34);
    const packed = SectionIndex.of([{id: 0, text: `${long}b ${long}c`}]).pack();
    expect([...SectionIndex.unpack(packed).terms].toSorted()).toEqual([`${long}b`, `${long}c`]);
  });

  it('refuses what another version packed', () => {
    expect(() => SectionIndex.unpack({...index.pack(), version: 2} as unknown as PackedIndex)).toThrow(
      'expected version 1, found 2',
    );
  });
});
