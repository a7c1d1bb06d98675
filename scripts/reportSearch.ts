import {figuresOf, judgeSearch, type Figures, type SearchQuestion} from '../tests/evals/judgeSearch';
import {readSets} from '../tests/evals/readSets';
import {openBuiltSearch} from '../tests/support/builtSearch';
import {formatTable} from './shared/table';

/**
 * `npx tsx scripts/reportSearch.ts [build folder] [folder of sets]` prints the quality of the built site's search by kind of query
 * and by author, and every query whose first result is wrong.
 */
const [buildDir = 'build', sets] = process.argv.slice(2);
const questions = readSets<SearchQuestion>('search', sets);
const judgements = judgeSearch(openBuiltSearch(buildDir), questions);

for (const {q, kind, rank, expect, found} of judgements.filter((judgement) => judgement.rank !== 1)) {
  console.log(`${rank === 0 ? 'not found' : `rank ${rank}`}  ${kind}: ${q}`);
  console.log(`    expected ${expect.join(', ')}`);
  console.log(`    found    ${found.slice(0, 3).join(', ') || 'nothing'}`);
}

const groups = (key: 'kind' | 'author') =>
  [...new Set(judgements.map((one) => one[key]))].map((name): [string, Figures] => [
    `${key} ${name}`,
    figuresOf(judgements.filter((one) => one[key] === name)),
  ]);
const all: [string, Figures] = ['all', figuresOf(judgements)];
const rows = [...groups('kind'), ...groups('author'), all].map(([name, {count, hit1, hit5, mrr}]) => [
  name,
  String(count),
  ...[hit1, hit5, mrr].map((figure) => figure.toFixed(3)),
]);
console.log(`\n${formatTable([['', 'queries', 'hit@1', 'hit@5', 'MRR'], ...rows])}`);
