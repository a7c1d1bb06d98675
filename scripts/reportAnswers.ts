import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createExtractiveAnswerer} from '../src/askAi/extractiveAnswerer';
import {loadEnvFile} from '../src/config/environment';
import {figuresByAuthor, judgeAnswers, type JudgedAnswer} from '../tests/evals/judgeAnswers';
import {readSiteLibrary} from '../tests/support/siteCorpus';
import {openModelAnswerer} from './reportAnswers/openModelAnswerer';
import {formatTable} from './shared/table';
import {exitWith} from './shared/exitWith';

const HEAD = ['author', 'questions', 'cited', 'facts', 'declined', 'length', 'out of scope', 'declined'];

/** Number of questions that a model answers at the same time. */
const CONCURRENCY = 4;

/**
 * `npx tsx scripts/reportAnswers.ts` prints the verdict on the answer to every question of the evaluation sets, and a table by
 * author. `--model` asks the model that the environment or `.env` configures for the server; without it, the answers quote
 * the pages. `--all` also prints the answers; `--prompts <folder>` writes each prompt of the model with its answer to a file;
 * `--sets <folder>` uses other sets; `--author <name>` selects one author.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      model: {type: 'boolean'},
      all: {type: 'boolean', default: false},
      prompts: {type: 'string'},
      sets: {type: 'string'},
      author: {type: 'string'},
    },
  });
  loadEnvFile();
  const library = await readSiteLibrary(path.resolve('.'));
  const answerer = values.model
    ? openModelAnswerer(
        library,
        process.env,
        values.prompts === undefined ? undefined : promptWriter(values.prompts),
      )
    : createExtractiveAnswerer(library);
  const judgement = await judgeAnswers(answerer, {
    root: values.sets,
    author: values.author,
    concurrency: CONCURRENCY,
  });
  for (const judged of judgement.answers) printAnswer(judged, values.all);
  console.log('');
  for (const {question, answer} of judgement.refusals)
    console.log(`${answer.scope.padEnd(9)} ${question.author} ${question.kind}: ${question.q}`);
  const rows = Array.from(figuresByAuthor(judgement), ([name, figures]) => [
    name,
    String(figures.questions),
    percent(figures.cited),
    percent(figures.facts),
    percent(figures.declined),
    String(figures.length),
    String(figures.outOfScope),
    percent(figures.outOfScopeDeclined),
  ]);
  console.log(`\n${formatTable([HEAD, ...rows])}`);
  for (const {q, error} of judgement.failures)
    console.error(`Not in the table: ${q}\n  ${error instanceof Error ? error.message : String(error)}`);
  if (judgement.failures.length > 0) process.exitCode = 1;
}

/** Returns a function that writes the prompt and the answer of each question to a numbered file. */
function promptWriter(folder: string) {
  mkdirSync(folder, {recursive: true});
  let count = 0;
  return (question: string, prompt: readonly {role: string; content: string}[], answer: string) => {
    count += 1;
    const messages = prompt.map(({role, content}) => `# ${role}\n\n${content}`);
    const file = path.join(folder, `${String(count).padStart(4, '0')}.md`);
    writeFileSync(file, [question, ...messages, `# Answer\n\n${answer}\n`].join('\n\n'));
  };
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

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

main().catch(exitWith(1));
