import assert from 'node:assert/strict';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const FOLDER = new URL('../../expected/', import.meta.url);

/** A note for one part of a data field, and how many arguments share its line (1 unless told). */
export type Note = string | {note: string; args: number};

/**
 * Checks a transaction's data field against `expected/<name>.data`, the file that the pages show.
 *
 * The file is the data field in the transaction notation: the function on the first line, then its arguments,
 * each with a note that says what its bytes mean. `UPDATE_EXPECTED=1` writes it.
 */
export function expectData(name: string, data: Uint8Array, notes: Note[]): void {
  const formatted = formatData(new TextDecoder().decode(data), notes);
  const file = new URL(`${name}.data`, FOLDER);
  if (process.env['UPDATE_EXPECTED'] === '1') writeFileSync(file, formatted);
  assert.ok(existsSync(file), `${fileURLToPath(file)} is missing: run UPDATE_EXPECTED=1 npm test, then read it`);
  assert.equal(formatted, readFileSync(file, 'utf8'));
}

/** The data field as notation: one line an argument, its note aligned with the others. */
export function formatData(data: string, notes: Note[]): string {
  const [functionName, ...args] = data.split('@');
  const lines: {code: string; note: string}[] = [];
  for (const entry of notes) {
    const {note, args: count} = typeof entry === 'string' ? {note: entry, args: 1} : entry;
    const parts = args.splice(0, count).map((arg) => `@${arg}`);
    assert.equal(parts.length, count, `the note "${note}" describes an argument that the data field doesn't have`);
    lines.push({code: `  ${parts.join(' ')}`, note});
  }
  assert.equal(args.length, 0, `these arguments have no note: ${args.join(', ')}`);

  const width = Math.max(0, ...lines.map(({code}) => code.length)) + 4;
  const body = lines.map(({code, note}) => `${code.padEnd(width)}${note}`);
  return [functionName, ...body].join('\n') + '\n';
}
