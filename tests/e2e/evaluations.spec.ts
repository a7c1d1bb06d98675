import {expect, test} from '@playwright/test';
import {figuresOf, judgeSearch, type SearchQuestion} from '../evals/judgeSearch';
import {readSets} from '../evals/readSets';
import {openBuiltSearch} from '../support/builtSearch';

const questions = readSets<SearchQuestion>('search');

/** Uses the files and the engine of the browser. `npx tsx scripts/reportSearch.ts` lists every wrong result. */
test('search finds what readers ask for on the built site', () => {
  const judgements = judgeSearch(openBuiltSearch(), questions);
  const {count, hit1, hit5, mrr} = figuresOf(judgements);
  const misses = judgements
    .filter(({rank}) => rank !== 1)
    .map(({q, rank, found}) => `${rank} ${q}: ${found[0]}`);
  expect(count).toBeGreaterThan(50);
  expect(hit1, misses.join('\n')).toBeGreaterThanOrEqual(0.85);
  expect(hit5, misses.join('\n')).toBeGreaterThanOrEqual(0.97);
  expect(mrr, misses.join('\n')).toBeGreaterThanOrEqual(0.9);
});

test('a word without its last one or two letters finds the same page as the whole word', () => {
  const engine = openBuiltSearch();
  const firstOf = (query: string) => engine.rank(query).pages[0]?.page.route;
  const words = [
    'sharding',
    'staking',
    // Not `signing`, because `signin` is the word `sign-in`.
    'bridging',
    'unjailing',
    'voting',
    'minting',
    'running',
    'serialization',
  ];
  for (const word of words) {
    const whole = firstOf(word);
    for (const unfinished of [word.slice(0, -1), word.slice(0, -2)])
      expect(firstOf(unfinished), unfinished).toBe(whole);
  }
});

test('the title of a page finds it among the first three', () => {
  const engine = openBuiltSearch();
  const misses = engine.outline.pages
    .filter(({deprecated}) => !deprecated)
    .filter(({title, route}) => {
      const first = engine.rank(title).pages.slice(0, 3);
      return first.every(({page}) => page.route !== route);
    });
  expect(misses.map(({title}) => title)).toEqual([]);
});
