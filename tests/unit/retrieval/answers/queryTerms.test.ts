import {
  queryTermsOf,
  certaintyIn,
  coverageOf,
  similarity,
  termSet,
  type QueryTerm,
} from '@site/src/retrieval/answers/queryTerms';
import type {Library} from '@site/src/retrieval/answers/library';
import {smallLibrary} from '@site/tests/support/corpusPages';

let library: Library;
beforeAll(async () => {
  library = await smallLibrary();
});

const queryTerms = (text: string, boost = 1) => queryTermsOf([{text, boost}], library.engine).queryTerms;
const term = (name: string, weight: number): QueryTerm => ({
  variants: [{terms: [name], certainty: 1}],
  weight,
});

it('returns the terms of a text without stop words, with compounds as a whole and in parts', () => {
  expect(termSet('What is the gasLimit of a block?')).toEqual(new Set(['gaslimit', 'gas', 'limit', 'block']));
});

it('gives a rare word more weight than a common one', () => {
  const [rounds, keystore] = queryTerms('rounds keystore');
  expect(keystore!.weight).toBeGreaterThan(rounds!.weight);
});

it('keeps an unknown word without variants, which lowers the coverage', () => {
  const unknown = queryTerms('keystore zeppelinfahrt').find(({variants}) => variants.length === 0);
  expect(unknown?.weight).toBeGreaterThan(0);
  expect(coverageOf(termSet('keystore'), queryTerms('keystore zeppelinfahrt'))).toBeLessThan(1);
});

it('counts a word that occurs in two texts once, with the larger boost', () => {
  const pieces = [
    {text: 'keystore', boost: 0.5},
    {text: 'keystore', boost: 1},
  ];
  expect(queryTermsOf(pieces, library.engine).queryTerms).toEqual(queryTerms('keystore'));
});

it('requires all terms of a variant', () => {
  const compound: QueryTerm = {variants: [{terms: ['gas', 'limit'], certainty: 0.8}], weight: 1};
  expect(certaintyIn(new Set(['gas']), compound)).toBe(0);
  expect(certaintyIn(new Set(['gas', 'limit']), compound)).toBe(0.8);
});

it('returns the weighted share of the query terms that a text contains', () => {
  expect(coverageOf(new Set(['a']), [term('a', 3), term('b', 1)])).toBe(0.75);
  expect(coverageOf(new Set(['a']), [])).toBe(0);
});

it('returns similarity 1 for equal texts and less for longer ones', () => {
  const idfOf = () => 1;
  expect(similarity(new Set(['a', 'b']), [term('a', 1), term('b', 1)], idfOf)).toBe(1);
  expect(similarity(new Set(['a', 'b', 'c', 'd']), [term('a', 1), term('b', 1)], idfOf)).toBeCloseTo(2 / 3);
  expect(similarity(new Set(['c']), [term('a', 1)], idfOf)).toBe(0);
});
