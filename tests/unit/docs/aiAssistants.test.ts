import {readFileSync} from 'node:fs';
import {parse as parseToml} from 'smol-toml';
import * as v from 'valibot';
import {visit} from 'unist-util-visit';
import {MCP_PATH, tools} from '@site/server/mcp/tools';
import {parseFenceMeta} from '@site/plugins/shared/fenceMeta';
import {parseMarkdown} from '@site/plugins/shared/markdown';

const FILE = 'docs/sdk-and-tools/ai-assistants.mdx';
const source = readFileSync(FILE, 'utf8');
const address = v.literal(`https://docs.multiversx.com${MCP_PATH}`);
const named = <Schema extends v.GenericSchema>(schema: Schema) => v.strictObject({'multiversx-docs': schema});

/** The shape of each client's configuration, as its documentation describes it. */
const shapes: readonly (readonly [string, v.GenericSchema])[] = [
  ['.mcp.json', v.strictObject({mcpServers: named(v.strictObject({type: v.literal('http'), url: address}))})],
  ['.cursor/mcp.json', v.strictObject({mcpServers: named(v.strictObject({url: address}))})],
  ['.vscode/mcp.json', v.strictObject({servers: named(v.strictObject({type: v.literal('http'), url: address}))})],
  ['~/.codex/config.toml', v.object({mcp_servers: named(v.object({url: address}))})],
  ['.gemini/settings.json', v.strictObject({mcpServers: named(v.strictObject({httpUrl: address}))})],
  [
    '.mcp.json',
    v.strictObject({
      mcpServers: named(v.strictObject({command: v.literal('npm'), args: v.array(v.string())})),
    }),
  ],
];

const configurations: {title: string; value: unknown}[] = [];
visit(parseMarkdown(source, FILE), 'code', ({lang, meta, value}) => {
  const {title = ''} = parseFenceMeta(meta ?? '').meta;
  configurations.push({title, value: lang === 'toml' ? parseToml(value) : JSON.parse(value)});
});

it.each(shapes.map(([title, shape], index) => ({title, shape, index})))(
  'the configuration in $title has the shape that its client reads',
  ({title, shape, index}) => {
    expect(configurations[index]?.title).toBe(title);
    expect(() => v.parse(shape, configurations[index]?.value)).not.toThrow();
  },
);

it('the page shows no other configuration, and its npm script exists', () => {
  expect(configurations).toHaveLength(shapes.length);
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
  const {mcpServers} = configurations.at(-1)!.value as {mcpServers: Record<string, {args: string[]}>};
  expect(Object.keys(scripts)).toContain(mcpServers['multiversx-docs']!.args.at(-1));
});

it('the page names every tool with its argument', () => {
  for (const {name, inputSchema} of tools)
    expect(source).toContain(`- \`${name}\`, with \`${inputSchema.required[0]}\` (`);
});
