import {open} from 'node:fs/promises';
import {createInterface} from 'node:readline';
import {formatReport} from './reportReaders/printReport';
import {readersReport} from './reportReaders/readersReport';

const MAX_ROWS = 30;

/**
 * `npx tsx scripts/reportReaders.ts <log file…>` prints what readers didn't find: searches without a result or a click, questions
 * that were declined or whose answer didn't help, and pages that didn't help. Without a file, it reads the log from stdin.
 * `--all` prints all rows of each table.
 */
async function main(): Promise<void> {
  const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const lines: string[] = [];
  for (const file of files) for await (const line of (await open(file)).readLines()) lines.push(line);
  if (files.length === 0) for await (const line of createInterface({input: process.stdin})) lines.push(line);
  const report = readersReport(lines);
  console.log(formatReport(report, process.argv.includes('--all') ? Infinity : MAX_ROWS));
}

main().catch((error: unknown) => {
  console.error(
    `Expected readable log files of the server: ${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 1;
});
