import path from 'node:path';
import {createExtractiveAnswerer} from '../src/askAi/extractiveAnswerer';
import {loadEnvFile} from '../src/config/environment';
import {figuresByAuthor, judgeAnswers, type JudgedAnswer} from '../tests/evals/judgeAnswers';
import {readSiteLibrary} from '../tests/support/siteCorpus';
import {openModelAnswerer} from './reportAnswers/openModelAnswerer';

/** Number of questions that a model answers at the same time. */
const CONCURRENCY = 4;

/**
 * `npx tsx scripts/reportAnswers.ts` prints the verdict on the answer to every question of the evaluation sets, and a table by
 * author. `--model` asks the model that the environment or `.env` configures for the server; without it, the answers quote
 * the pages. `--all` also prints the answers; `--sets <folder>` uses other sets; `--author <name>` selects one author.
 */
async function main(): Promise<void> {
  const showsAll = process.argv.includes('--all');
  loadEnvFile();
  const library = await readSiteLibrary(path.resolve('.'));
  const answerer = process.argv.includes('--model')
    ? openModelAnswerer(library, process.env)
    : createExtractiveAnswerer(library);
  const judgement = await judgeAnswers(answerer, {
    root: optionOf('--sets'),
    author: optionOf('--author'),
    concurrency: CONCURRENCY,
  });
  for (const judged of judgement.answers) printAnswer(judged, showsAll);
  console.log('');
  for (const {question, answer} of judgement.refusals)
    console.log(`${answer.scope.padEnd(9)} ${question.author} ${question.kind}: ${question.q}`);
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
  for (const {q, error} of judgement.failures) console.error(`Not in the table: ${q}\n  ${messageOf(error)}`);
  if (judgement.failures.length > 0) process.exitCode = 1;
}

function printAnswer({question, answer, cites, matches}: JudgedAnswer, showsAll: boolean): void {
  const verdicts = [cites ? 'cited' : 'NOT CITED', matches ? 'facts' : 'FACTS MISSING', answer.scope];
  console.log(`${verdicts.join(', ')} · ${question.author} ${question.kind}: ${question.q}`);
  if (!cites) {
    const found = answer.sources.map(({route}) => route).join(', ') || 'nothing';
    console.log(`  expected ${question.expect.join(', ')}; found ${found}`);
  }
  if (!matches) console.log(`  expected ${question.facts.map((fact) => `/${fact}/i`).join(' and ')}`);
  if (showsAll) console.log(answer.text.replaceAll(/^/gm, '    '));
}

function optionOf(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
