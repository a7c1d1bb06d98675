import type {Passage} from '@site/src/retrieval/index/passage';
import {createMatcher} from '@site/src/retrieval/ranking/markMatches';
import {DELIMITERS} from '@site/src/retrieval/text/markedText';
import {sectionSnippet} from '@site/src/search/worker/snippet';

const row = (...cells: string[]): Passage => ({kind: 'row', text: cells.join(DELIMITERS.cell)});
const passages: Passage[] = [
  {kind: 'label', text: 'Gas'},
  {kind: 'paragraph', text: 'The section begins so. Its second sentence is about calls, e.g. to itself.'},
  {kind: 'header', text: `Variant${DELIMITERS.cell}Meaning`},
  row(`${DELIMITERS.code}GasLeft${DELIMITERS.code}`, 'u64', 'yes', 'all the remaining gas', 'yes'),
  row('ExplicitGas', 'a number'),
  {kind: 'code', text: 'tx.gas(GasLeft).gasLimit(remaining)'},
];
const snippet = (...terms: string[]) =>
  sectionSnippet(passages, createMatcher(new Set(terms)))
    .map(({text}) => text)
    .join('');

it('is the sentence with the words of the query', () => {
  expect(snippet('call')).toBe('Its second sentence is about calls, e.g. to itself.');
});

it('is one row of a table: its first cell and the cell with the words of the query', () => {
  expect(snippet('remain', 'gas')).toBe('GasLeft: all the remaining gas');
  expect(snippet('number')).toBe('ExplicitGas: a number');
});

it("is the section's first sentence if only code or a header matches", () => {
  expect(snippet('gaslimit')).toBe('The section begins so.');
  expect(snippet('meaning')).toBe('The section begins so.');
  expect(snippet('nothing')).toBe('The section begins so.');
});

it('is empty for a section without sentences', () => {
  expect(sectionSnippet([], createMatcher(new Set(['a'])))).toEqual([]);
  expect(sectionSnippet([{kind: 'code', text: 'a'}], createMatcher(new Set(['a'])))).toEqual([]);
});
