import path from 'node:path';
import {judgeAnswers} from '../tests/evals/judgeAnswers';
import {readSiteCorpus} from '../tests/support/siteCorpus';

/** Prints what became of every question of the evaluation sets; `--all` prints each answer too. */
async function main(): Promise<void> {
  const showsAll = process.argv.includes('--all');
  const {answers, refusals, figures, heldOut, counts} = judgeAnswers(await readSiteCorpus(path.resolve('.')));
  for (const {question, reply, cites, matches} of answers) {
    const verdicts = [
      cites ? 'cited' : 'NOT CITED',
      matches ? 'facts' : 'FACTS MISSING',
      reply.declined ?? '',
    ];
    console.log(`${verdicts.filter(Boolean).join(', ')} · ${question.q}`);
    if (!cites) console.log(`  expected ${question.expect.join(', ')}; found ${routesOf(reply.sources)}`);
    if (!matches) console.log(`  expected ${question.facts.map((fact) => `/${fact}/i`).join(' and ')}`);
    if (showsAll) console.log(reply.blocks.join('\n\n').replaceAll(/^/gm, '    '));
  }
  console.log('');
  for (const {question, reply} of refusals) {
    console.log(`${reply.declined ?? `ANSWERED from ${routesOf(reply.sources)}`} · ${question.q}`);
  }
  console.log(`\n${counts.asked} questions whose pages stand, ${counts.waiting} that wait for theirs:`);
  console.log(`  expected page among the first three sources: ${percent(figures.cited)} (at least 90%)`);
  console.log(`  all facts, of ${counts.withFacts} with facts: ${percent(figures.matched)} (at least 75%)`);
  console.log(`  declined wrongly: ${percent(figures.declinedWrongly)} (at most 5%)`);
  console.log(
    `  of the ${heldOut.asked} held out: cited ${percent(heldOut.cited)}, all facts ${percent(heldOut.matched)}`,
  );
  console.log(`${counts.outOfScope} questions out of scope:`);
  console.log(`  declined: ${percent(figures.declined)} (at least 90%)`);
}

function routesOf(sources: readonly {route: string}[]): string {
  return sources.map(({route}) => route).join(', ') || 'nothing';
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
