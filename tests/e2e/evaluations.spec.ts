import {expect, test} from '@playwright/test';
import {readCorpus} from '../../server/chat/readCorpus';
import {createExtractiveAnswerer} from '../../src/askAi/extractiveAnswerer';
import {figuresByAuthor, judgeAnswers} from '../evals/judgeAnswers';
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

/** Two of the authors whose questions the project `evaluations` of Jest asks: an earlier and a later one. */
const AUTHORS = ['third', 'eighth'];

/** The limits are 3 percentage points from the figures of November 2026. */
test('answers on the built site cite the expected pages and facts', async () => {
  const {library} = await readCorpus('dist/corpus.json');
  const answerer = createExtractiveAnswerer(library);
  const judged = await Promise.all(AUTHORS.map((author) => judgeAnswers(answerer, {author})));
  const all = figuresByAuthor({
    answers: judged.flatMap(({answers}) => answers),
    refusals: judged.flatMap(({refusals}) => refusals),
  }).get('all')!;
  expect(all.questions).toBe(91);
  expect(all.cited).toBeGreaterThanOrEqual(0.91);
  expect(all.facts).toBeGreaterThanOrEqual(0.79);
  expect(all.length).toBeLessThanOrEqual(1480);
  expect(all.outOfScopeDeclined).toBeGreaterThanOrEqual(0.76);
  expect(all.declined + all.unsure).toBeLessThanOrEqual(0.07);
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
