import type {Passage} from '@site/src/retrieval/index/passage';
import {createMatcher} from '@site/src/retrieval/ranking/markMatches';
import {DELIMITERS} from '@site/src/retrieval/text/markedText';
import {sectionSnippet} from '@site/src/search/worker/snippet';

const passages: Passage[] = [
  {kind: 'paragraph', text: 'The section begins so.'},
  {kind: 'header', text: `Variant${DELIMITERS.cell}Meaning`},
  {
    kind: 'row',
    text: `${DELIMITERS.code}GasLeft${DELIMITERS.code}${DELIMITERS.cell}the remaining gas${DELIMITERS.cell}`,
  },
  {kind: 'row', text: `ExplicitGas${DELIMITERS.cell}a number`},
  {kind: 'code', text: 'tx.gas(GasLeft)'},
];
const snippet = (...terms: string[]) =>
  sectionSnippet(passages, createMatcher(new Set(terms)))
    .map(({text}) => text)
    .join('');

it('is the matching row, as its first cell and the other cells', () => {
  expect(snippet('remain', 'gas')).toBe('GasLeft: the remaining gas');
});

it('is the beginning of the section without a match, and empty for an empty section', () => {
  expect(snippet('nothing')).toBe('The section begins so.');
  expect(sectionSnippet([], createMatcher(new Set(['a'])))).toEqual([]);
});
