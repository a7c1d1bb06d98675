import {readdirSync, readFileSync} from 'node:fs';

type Index = {shards: number; fields: Record<string, string>};
const registry = JSON.parse(readFileSync('samples/cli/elastic/indices.json', 'utf8')) as {
  indices: Record<string, Index>;
};
const folder = 'docs/sdk-and-tools/indices';
const indices = Object.entries(registry.indices);
const overview = readFileSync('docs/sdk-and-tools/elastic-search.mdx', 'utf8');

describe('pages of Elasticsearch indices', () => {
  it('exist for exactly the indices of the registry', () => {
    expect(readdirSync(folder).sort()).toEqual(indices.map(([index]) => `es-index-${index}.mdx`).sort());
  });

  it.each(indices)('%s lists each field of its index once, with its type', (index, {shards, fields}) => {
    const text = readFileSync(`${folder}/es-index-${index}.mdx`, 'utf8');
    const [, body = ''] = text.split('{/* #fields */}');
    const [tables = ''] = body.split('{/* #example */}');
    const rows = Array.from(
      tables.matchAll(/^\| `(?<field>[\w.]+)` +\| (?<type>[a-z]+(?:, [a-z ]+)*?) +\|/gm),
      ({groups}) => [groups?.field ?? '', groups?.type ?? ''] as const,
    );
    expect(rows.length).toBe(Object.keys(fields).length);
    const types = Object.entries(fields).map(([field, type]) => [field, type.replace(', never filled', '')] as const);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(types));
    const unset = tables.matchAll(/^\| `(?<field>[\w.]+)` [^\n]*\| defined in the mapping but never set/gm);
    expect(Array.from(unset, ({groups}) => groups?.field)).toEqual(
      Object.keys(fields).filter((field) => fields[field]?.endsWith(', never filled')),
    );
    expect(text).toMatch(new RegExp(`^\\| Primary shards +\\| ${shards}[ ,;]`, 'm'));
  });

  it.each(indices)('%s shows all its documents and queries, and the overview links to it', (index) => {
    const text = readFileSync(`${folder}/es-index-${index}.mdx`, 'utf8');
    for (const kind of ['documents', 'queries']) {
      const samples = readdirSync(`samples/cli/elastic/${kind}`).filter((file) => file.split(/[-.]/)[0] === index);
      for (const file of samples) expect(text).toContain(`file=samples/cli/elastic/${kind}/${file}\n`);
    }
    expect(overview).toContain(`[${index}](/sdk-and-tools/indices/es-index-${index})`);
  });
});
