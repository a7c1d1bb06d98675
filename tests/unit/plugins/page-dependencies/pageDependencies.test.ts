import type {LoadContext} from '@docusaurus/types';
import pageDependencies from '@site/plugins/page-dependencies';
import {createPageTrees} from '@site/plugins/shared/markdown';

type Options = {dependenciesOf: (page: string, source: string) => string[]};
type Loader = (this: object, source: string) => string;

/** Returns the dependencies that the loader adds for a page, for one source after the other. */
function dependenciesOf(...sources: string[]): string[][] {
  const plugin = pageDependencies({siteDir: '/site'} as LoadContext, {trees: createPageTrees()});
  const config = plugin.configureWebpack?.({}, false, {} as never, {}) as unknown as {
    module: {rules: {include: string[]; use: {loader: string; options: Options}[]}[]};
  };
  const [rule] = config.module.rules;
  expect(rule?.include).toEqual(['/site/docs', '/site/src/pages']);
  const {loader, options} = rule!.use[0]!;
  return sources.map((source) => {
    const added: string[] = [];
    const context = {
      resourcePath: '/site/docs/page.mdx',
      getOptions: () => options,
      addDependency: (file: string) => added.push(file),
    };
    expect(jest.requireActual<Loader>(loader).call(context, source)).toBe(source);
    return added;
  });
}

describe('a page depends on', () => {
  it('the samples of its fences and the record of their checks', () => {
    const page =
      '```rust file=samples/a/b.rs#c\n```\n\n- Step\n\n  ```ts title="x" file="samples/d.ts"\n  ```\n\nfile=samples/e';
    expect(dependenciesOf(page)).toEqual([
      ['/site/samples/a/b.rs', '/site/samples/d.ts', '/site/samples/verified.json'],
    ]);
  });

  it('the glossary if it shows a term, but not if only a fence contains one', () => {
    const shown = 'A <Term id="shard">shard</Term>.';
    expect(dependenciesOf(shown, `\`\`\`mdx\n${shown}\n\`\`\``)).toEqual([
      ['/site/docs/welcome/terminology.mdx'],
      [],
    ]);
  });

  it('the OpenAPI documents if it shows an endpoint or a table from them', () => {
    const documents = ['/site/src/api/gateway.yaml', '/site/src/api/api.yaml'];
    expect(
      dependenciesOf('<Errors of="gateway.getPool" />', '<Endpoint method="GET" path="/about" />'),
    ).toEqual([documents, documents]);
  });

  it("nothing if its MDX doesn't parse, because the build reports that", () => {
    expect(dependenciesOf('An {unclosed brace.')).toEqual([[]]);
  });

  it('the same files in the browser and server builds, and on others after it changed', () => {
    const page = '```rust file=samples/a.rs\n```';
    const files = ['/site/samples/a.rs', '/site/samples/verified.json'];
    expect(dependenciesOf(page, page, 'Text.')).toEqual([files, files, []]);
  });
});
