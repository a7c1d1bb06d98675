import assert from 'node:assert/strict';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** Checks a text against `expected/<file>`, which the pages show. `UPDATE_EXPECTED=1` writes it. */
export function expectText(file: string, lines: string[]): void {
  const url = new URL(`../../expected/${file}`, import.meta.url);
  const text = `${lines.join('\n')}\n`;
  if (process.env['UPDATE_EXPECTED'] === '1') writeFileSync(url, text);
  assert.ok(existsSync(url), `${fileURLToPath(url)} is missing: run UPDATE_EXPECTED=1 npm test, then read it`);
  assert.equal(text, readFileSync(url, 'utf8'));
}
