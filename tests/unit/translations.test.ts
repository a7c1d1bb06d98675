import {readFileSync} from 'node:fs';
import {parseSync} from '@swc/core';
import {listFiles} from '@site/plugins/shared/listFiles';

type Node = {type: string; [key: string]: unknown};

/** Returns the ids of the texts that a file defines with `translate({id})` or `<Translate id>`. */
function idsIn(file: string): string[] {
  const ids: string[] = [];
  visit(parseSync(readFileSync(file, 'utf8'), {syntax: 'typescript', tsx: file.endsWith('x')}));
  return ids;

  function visit(value: unknown): void {
    if (value === null || typeof value !== 'object') return;
    const id = idOf(value as Node);
    if (id !== undefined) ids.push(id);
    Object.values(value).forEach(visit);
  }
}

function idOf(node: Node): string | undefined {
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'translate') {
    const [argument] = node.arguments as {
      expression: {properties?: {key?: unknown; value?: {value: string}}[]};
    }[];
    return argument?.expression.properties?.find(({key}) => nameOf(key) === 'id')?.value?.value;
  }
  if (node.type !== 'JSXElement') return undefined;
  const {name, attributes} = node.opening as {
    name: unknown;
    attributes: {name: unknown; value: {value: string}}[];
  };
  if (nameOf(name) !== 'Translate') return undefined;
  return attributes.find((attribute) => nameOf(attribute.name) === 'id')?.value.value;
}

function nameOf(node: unknown): unknown {
  return (node as {value?: unknown} | undefined)?.value;
}

it('each text of the interface has one definition, so that a change reaches all places that show it', () => {
  const filesOf = new Map<string, string[]>();
  for (const file of ['src', 'plugins'].flatMap((folder) =>
    listFiles(folder, /\.tsx?$/).map((name) => `${folder}/${name}`),
  )) {
    for (const id of idsIn(file)) filesOf.set(id, [...(filesOf.get(id) ?? []), file]);
  }
  expect(filesOf.size).toBeGreaterThan(400);
  // Use a function for the text, as in src/components/search/texts.ts, or another id.
  expect([...filesOf].filter(([, files]) => files.length > 1)).toEqual([]);
});
