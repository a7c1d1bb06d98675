import {
  askedTerms,
  certaintyIn,
  coverageOf,
  likeness,
  termSet,
  type AskedTerm,
} from '@site/src/retrieval/answers/askedTerms';
import type {Library} from '@site/src/retrieval/answers/library';
import {smallLibrary} from '@site/tests/support/corpusPages';

let library: Library;
beforeAll(async () => {
  library = await smallLibrary();
});

const asked = (text: string, share = 1) => askedTerms([{text, share}], library.engine).asked;
const term = (name: string, weight: number): AskedTerm => ({
  variants: [{terms: [name], certainty: 1}],
  weight,
});

it('takes the terms of a text, without stop words, compounds whole and in parts', () => {
  expect(termSet('What is the gasLimit of a block?')).toEqual(new Set(['gaslimit', 'gas', 'limit', 'block']));
});

it('weighs a rare word more than a common one', () => {
  const [rounds, keystore] = asked('rounds keystore');
  expect(keystore!.weight).toBeGreaterThan(rounds!.weight);
});

it('keeps a word that no page has, without variants, so that it lowers the coverage', () => {
  const unknown = asked('keystore zeppelinfahrt').find(({variants}) => variants.length === 0);
  expect(unknown?.weight).toBeGreaterThan(0);
  expect(coverageOf(termSet('keystore'), asked('keystore zeppelinfahrt'))).toBeLessThan(1);
});

it('counts a word of two texts once, by the larger share', () => {
  const pieces = [
    {text: 'keystore', share: 0.5},
    {text: 'keystore', share: 1},
  ];
  expect(askedTerms(pieces, library.engine).asked).toEqual(asked('keystore'));
});

it('is sure of a term only where all its parts are there', () => {
  const compound: AskedTerm = {variants: [{terms: ['gas', 'limit'], certainty: 0.8}], weight: 1};
  expect(certaintyIn(new Set(['gas']), compound)).toBe(0);
  expect(certaintyIn(new Set(['gas', 'limit']), compound)).toBe(0.8);
});

it('tells the share of what is asked that a text says, by weight', () => {
  expect(coverageOf(new Set(['a']), [term('a', 3), term('b', 1)])).toBe(0.75);
  expect(coverageOf(new Set(['a']), [])).toBe(0);
});

it('finds equal texts fully alike, and longer ones less', () => {
  const rarityOf = () => 1;
  expect(likeness(new Set(['a', 'b']), [term('a', 1), term('b', 1)], rarityOf)).toBe(1);
  expect(likeness(new Set(['a', 'b', 'c', 'd']), [term('a', 1), term('b', 1)], rarityOf)).toBeCloseTo(2 / 3);
  expect(likeness(new Set(['c']), [term('a', 1)], rarityOf)).toBe(0);
});
