import {expect, test} from '@playwright/test';
import {readCorpus} from '../../server/chat/readCorpus';
import {createExtractiveAnswerer} from '../../src/askAi/extractiveAnswerer';
import {figuresByAuthor, judgeAnswers} from '../evals/judgeAnswers';
import {figuresOf, judgeSearch, type SearchQuestion} from '../evals/judgeSearch';
import type {OutlinePage} from '../../src/retrieval/index/outline';
import {operationOf} from '../../src/retrieval/ranking/operations';
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
  expect(hit1, misses.join('\n')).toBeGreaterThanOrEqual(0.86);
  expect(hit5, misses.join('\n')).toBeGreaterThanOrEqual(0.98);
  expect(mrr, misses.join('\n')).toBeGreaterThanOrEqual(0.91);
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
  expect(all.declined).toBeLessThanOrEqual(0.07);
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

const ADDRESS = 'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th';

/** Returns what readers search an entry by: a tool's verbs with its subject, or a request as they copy it. */
function queriesFor({title, entry}: OutlinePage): string[] {
  const request = operationOf({title, entry});
  const {names} = entry!;
  if (request === undefined) return [title, ...names.slice(0, -1).map((verb) => `${verb} ${names.at(-1)}`)];
  const path = `/${request.segments.join('/')}`;
  const called = path.replaceAll(/\{\w+\}/g, ADDRESS);
  return [
    title,
    ...names,
    path,
    ...(request.segments.length > 1 ? [path.slice(1).replaceAll(/[{}]/g, '')] : []),
    `${request.method} ${called}?size=5`,
    `https://api.multiversx.com${called}`,
  ];
}

test('every tool and every API operation is the first or second result for its name, its verb and its path', () => {
  const engine = openBuiltSearch();
  const entries = engine.outline.pages.filter(({entry}) => entry !== undefined);
  const misses = entries.flatMap((page) =>
    queriesFor(page).filter((query) =>
      engine
        .rank(query)
        .pages.slice(0, 2)
        .every((ranked) => ranked.page !== page),
    ),
  );
  expect(entries.length).toBeGreaterThan(200);
  expect(misses).toEqual([]);
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
