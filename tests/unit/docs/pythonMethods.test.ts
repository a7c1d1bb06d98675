import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const folder = 'docs/sdk-and-tools/sdk-py';
const text = readdirSync(folder)
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');
const samples = readdirSync('samples/sdk-py/src', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.py') && text.includes(`samples/sdk-py/src/${file}`))
  .map((file) => readFileSync(path.join('samples/sdk-py/src', file), 'utf8'))
  .join('\n');
/** Methods of the package, by class; a test of the sample keeps the file up to date. */
const methods = JSON.parse(readFileSync('samples/sdk-py/expected/methods.json', 'utf8')) as Record<string, string[]>;
/** Operations in the tables of outcomes: each has a method with either prefix. */
const operations = Array.from(
  text.matchAll(/^\| Operation +\| Fields of [^\n]*\n\| -[^\n]*\n(?<rows>(?:\|[^\n]*\n)+)/gm),
  ({groups}) => (groups?.rows ?? '').split('\n').flatMap((row) => row.split('|')[1]?.match(/\w+/g) ?? []),
).flat();
const listed = operations.flatMap((operation) => [`parse_${operation}`, `await_completed_${operation}`]);

describe('the pages of the Python cookbook', () => {
  it.each(Object.entries(methods))('name each method of %s, in the text, in code or in a table of outcomes', (_, names) => {
    const words = new Set([...(`${text}\n${samples}`.match(/\w+/g) ?? []), ...listed]);
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  });

  it('name no method that the package lacks', () => {
    const known = new Set(Object.values(methods).flat());
    const named = text.match(/\b(?:create_transaction_for|await_completed|parse)_[a-z_]*[a-z]\b/g) ?? [];
    const factories = new Set(['create_transaction_for_propose_transfer_esdt_execute']);
    expect([...new Set([...named, ...listed])].filter((name) => !known.has(name) && !factories.has(name))).toEqual([]);
  });
});
