import path from 'node:path';
import {
  figuresByAuthor,
  judgeAnswers,
  type JudgedAnswer,
  type JudgedRefusal,
} from '../tests/evals/judgeAnswers';
import {readSiteLibrary} from '../tests/support/siteCorpus';

/**
 * `npm run report:answers` prints the verdict on the answer to every question of the evaluation sets, and a table by
 * author. `--all` also prints the answers; `--sets <folder>` uses other sets; `--author <name>` selects one author.
 */
async function main(): Promise<void> {
  const showsAll = process.argv.includes('--all');
  const judgement = judgeAnswers(await readSiteLibrary(path.resolve('.')), optionOf('--sets'));
  const author = optionOf('--author');
  const isSelected = ({question}: JudgedAnswer | JudgedRefusal) =>
    author === undefined || question.author === author;
  for (const judged of judgement.answers.filter(isSelected)) printAnswer(judged, showsAll);
  console.log('');
  for (const {question, reply} of judgement.refusals.filter(isSelected))
    console.log(`${reply.scope.padEnd(9)} ${question.author} ${question.kind}: ${question.q}`);
  console.log(
    '\nauthor    questions  cited  facts  declined  unsure  length | out of scope  declined  unsure',
  );
  for (const [name, figures] of figuresByAuthor(judgement)) {
    console.log(
      [
        name.padEnd(9),
        String(figures.questions).padStart(9),
        percent(figures.cited).padStart(6),
        percent(figures.facts).padStart(6),
        percent(figures.declined).padStart(9),
        percent(figures.unsure).padStart(7),
        String(figures.length).padStart(7),
        '|',
        String(figures.outOfScope).padStart(12),
        percent(figures.outOfScopeDeclined).padStart(9),
        percent(figures.outOfScopeUnsure).padStart(7),
      ].join(' '),
    );
  }
}

function printAnswer({question, reply, cites, matches}: JudgedAnswer, showsAll: boolean): void {
  const verdicts = [cites ? 'cited' : 'NOT CITED', matches ? 'facts' : 'FACTS MISSING', reply.scope];
  console.log(`${verdicts.join(', ')} · ${question.author} ${question.kind}: ${question.q}`);
  if (!cites) {
    const found = reply.sources.map(({route}) => route).join(', ') || 'nothing';
    console.log(`  expected ${question.expect.join(', ')}; found ${found}`);
  }
  if (!matches) console.log(`  expected ${question.facts.map((fact) => `/${fact}/i`).join(' and ')}`);
  if (showsAll) console.log(reply.blocks.join('\n\n').replaceAll(/^/gm, '    '));
}

function optionOf(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
