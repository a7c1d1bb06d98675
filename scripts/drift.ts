import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {Unreachable, type Outcome} from './drift/difference';
import {readOurs} from './drift/ours';
import {formatReport} from './drift/report';
import {createSources} from './drift/sources';
import {cacheFolder} from './sampleProjects/cacheFolder';
import {exitWith} from './shared/exitWith';

/**
 * `npm run drift [-- source…]` compares the pages and samples with the latest state of what they describe: `facts`,
 * `commands`, `endpoints`, `links` and `installs`, which takes an hour and is only compared if it is named. It prints a report
 * for each source. Dependabot upgrades the samples.
 *
 * `--reports <folder>` writes the report of each source with a difference to `<folder>/<source>.md`.
 *
 * Exits with code 1 if there is a difference, and with 2 if there is none but something couldn't be compared.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {reports: {type: 'string'}},
  });
  const root = process.cwd();
  const sources = createSources({root, cache: cacheFolder(), ours: readOurs(root)});
  const unknown = positionals.filter((name) => !(name in sources));
  if (unknown.length > 0) {
    throw new Error(
      `Expected names of sources (${Object.keys(sources).join(', ')}), found ${unknown.join(', ')}.`,
    );
  }

  const outcomes: Outcome[] = [];
  for (const [name, compare] of Object.entries(sources)) {
    if (!(positionals.length > 0 ? positionals.includes(name) : name !== 'installs')) continue;
    const outcome = await compare().catch(asUnreachable);
    outcomes.push(outcome);
    const report = formatReport(name, outcome);
    console.log(`# ${name}\n\n${report}`);
    if (values.reports !== undefined && outcome.differences.length > 0) {
      mkdirSync(values.reports, {recursive: true});
      writeFileSync(path.join(values.reports, `${name}.md`), report);
    }
  }
  if (outcomes.some(({differences}) => differences.length > 0)) process.exitCode = 1;
  else if (outcomes.some(({unreachable}) => unreachable.length > 0)) process.exitCode = 2;
}

function asUnreachable(error: unknown): Outcome {
  if (!(error instanceof Unreachable)) throw error;
  return {compared: 'nothing', differences: [], unreachable: [error.message]};
}

main().catch(exitWith(2));
