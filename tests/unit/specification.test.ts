import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseSync} from '@swc/core';
import {listFiles} from '@site/plugins/shared/listFiles';
import {lines} from '@site/tests/spec/lines';

const ID = /§\d+\.\d+/g;

const all = Object.entries(lines).flatMap(([section, texts]) =>
  texts.map((text, index) => ({id: `§${section}.${index + 1}`, text})),
);
const listed = new Set(readFileSync('SPECIFICATION.md', 'utf8').match(ID));
const tested = new Map<string, string[]>();
for (const file of listFiles('tests', /\.(?:spec|test)\.tsx?$/)) {
  const source = readFileSync(path.join('tests', file), 'utf8');
  // Parsing takes time.
  const ids = source.includes('§')
    ? stringsIn(parseSync(source, {syntax: 'typescript', tsx: file.endsWith('x')}))
    : [];
  for (const id of ids.flatMap((text) => text.match(ID) ?? []))
    tested.set(id, [...(tested.get(id) ?? []), file]);
}

describe('each line of the specification', () => {
  it('has a test with its id in the title, or is listed in SPECIFICATION.md', () => {
    const missing = all.filter(({id}) => !tested.has(id) && !listed.has(id));
    expect(missing.map(({id, text}) => `${id} ${text}`)).toEqual([]);
  });

  it('is one that exists, wherever its id is used', () => {
    const ids = new Set(all.map(({id}) => id));
    const unknown = [...tested]
      .filter(([id]) => !ids.has(id))
      .map(([id, files]) => `${id} in ${files.join()}`);
    expect([...unknown, ...[...listed].filter((id) => !ids.has(id))]).toEqual([]);
  });
});

/** Returns the texts of all strings and templates of a program. Titles that are built in a loop are in several. */
function stringsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const {type, value, cooked} = node as {type?: string; value?: string; cooked?: string};
  if (type === 'StringLiteral') return [value ?? ''];
  if (type === 'TemplateElement') return [cooked ?? ''];
  return Object.values(node).flatMap(stringsIn);
}
