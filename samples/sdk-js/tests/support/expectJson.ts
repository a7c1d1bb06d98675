import assert from 'node:assert/strict';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** Checks a value against `expected/<name>.json`, which the pages show. `UPDATE_EXPECTED=1` writes it. */
export function expectJson(name: string, value: unknown): void {
  const file = new URL(`../../expected/${name}.json`, import.meta.url);
  if (process.env['UPDATE_EXPECTED'] === '1') writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  assert.ok(
    existsSync(file),
    `${fileURLToPath(file)} is missing: run UPDATE_EXPECTED=1 npm test, then read it`,
  );
  assert.deepEqual(JSON.parse(JSON.stringify(value)), JSON.parse(readFileSync(file, 'utf8')));
}
