import * as fc from 'fast-check';
import {numberReader, packNumbers} from '@site/src/retrieval/index/packedNumbers';
import {SectionIndex, type PackedIndex} from '@site/src/retrieval/index/sectionIndex';
import {searchFields} from '@site/src/retrieval/index/searchFields';

const TEXT = searchFields.indexOf('text');
const CODE = searchFields.indexOf('code');

const index = SectionIndex.of([
  {text: 'A shard holds accounts, and each shard has validators.', code: 'get_shard()'},
  {text: 'Nothing about it.'},
  {code: 'get_shard(get_shard)'},
]);

describe('packNumbers', () => {
  it('round-trips numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 31 - 1)), (numbers) => {
        const next = numberReader(packNumbers(numbers));
        expect(numbers.map(() => next())).toEqual(numbers);
      }),
    );
  });

  it('encodes numbers below 32 in one character', () => {
    expect(packNumbers([0, 31, 32])).toBe('AfgB');
  });

  it('rejects a text that ends within a number', () => {
    expect(() => numberReader('g')()).toThrow('found the end');
  });
});

describe('SectionIndex', () => {
  it('returns the frequency of a term by field and section', () => {
    expect(index.postingsOf('shard')).toEqual([
      {field: TEXT, entries: [0, 2]},
      {field: CODE, entries: [0, 1, 2, 2]},
    ]);
    expect(index.postingsOf('getshard').map(({field}) => field)).toEqual([CODE]);
    expect(index.postingsOf('unknown')).toEqual([]);
  });

  it('ignores stop words', () => {
    expect(index.postingsOf('and')).toEqual([]);
    expect(index.postingsOf('a')).toEqual([]);
  });

  it('is the same after packing and unpacking, also through JSON', () => {
    const again = SectionIndex.unpack(JSON.parse(JSON.stringify(index.pack())) as PackedIndex);
    expect(again.sectionCount).toBe(3);
    expect([...again.terms]).toEqual([...index.terms]);
    for (const term of index.terms) {
      expect(again.postingsOf(term)).toEqual(index.postingsOf(term));
    }
    expect(again.lengthOf(0, TEXT)).toBe(index.lengthOf(0, TEXT));
    expect(again.averageLengthOf(CODE)).toBeCloseTo(1);
    expect(again.postingsOf('validator')).toEqual([{field: TEXT, entries: [0, 1]}]);
  });

  it('returns the terms with a prefix, sorted', () => {
    expect(index.termsWithPrefix('sha')).toEqual(['shard']);
    expect(index.termsWithPrefix('h')).toEqual(['hold']);
    expect(index.termsWithPrefix('zzz')).toEqual([]);
    expect(index.termsWithPrefix('')).toEqual(index.terms);
  });

  it('packs terms with long common prefixes', () => {
    const long = 'a'.repeat(34);
    const packed = SectionIndex.of([{text: `${long}b ${long}c`}]).pack();
    expect([...SectionIndex.unpack(packed).terms].toSorted()).toEqual([`${long}b`, `${long}c`]);
  });

  it('rejects an index of another version', () => {
    expect(() => SectionIndex.unpack({...index.pack(), version: 1} as unknown as PackedIndex)).toThrow(
      'expected version 4, found 1',
    );
  });
});
