import {readFileSync} from 'node:fs';
import {figuresOf, judgeSearch, type Figures, type SearchQuestion} from '../tests/evals/judgeSearch';
import {openBuiltSearch} from '../tests/support/builtSearch';

/** `npm run report:search [build folder]`: how well the built site's search does, by kind of query, and every miss. */
const [buildDir = 'build'] = process.argv.slice(2);
const questions = JSON.parse(readFileSync('tests/evals/search.json', 'utf8')) as SearchQuestion[];
const judgements = judgeSearch(openBuiltSearch(buildDir), questions);

for (const {q, kind, rank, expect, found} of judgements.filter((judgement) => judgement.rank !== 1)) {
  console.log(`${rank === 0 ? 'not found' : `rank ${rank}`}  ${kind}: ${q}`);
  console.log(`    wanted ${expect.join(', ')}`);
  console.log(`    found  ${found.slice(0, 3).join(', ') || 'nothing'}`);
}

const kinds = [...new Set(judgements.map(({kind}) => kind))];
const rows = [
  ...kinds.map((kind): [string, Figures] => [kind, figuresOf(judgements.filter((one) => one.kind === kind))]),
  ...['given', 'own'].map((origin): [string, Figures] => [
    `origin ${origin}`,
    figuresOf(judgements.filter((one) => one.origin === origin)),
  ]),
  ['all', figuresOf(judgements)] as [string, Figures],
];
console.log(`\n${'kind'.padEnd(14)} queries  hit@1  hit@5   MRR`);
for (const [name, {count, hit1, hit5, mrr}] of rows) {
  const figures = [hit1, hit5, mrr].map((figure) => figure.toFixed(2).padStart(6));
  console.log(`${name.padEnd(14)} ${String(count).padStart(7)} ${figures.join(' ')}`);
}
console.log(`\n${questions.length - judgements.length} queries wait for pages that don't stand yet.`);
