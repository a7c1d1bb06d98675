import {readSite} from '@site/plugins/content-checks/readSite';
import {findGrammar} from '@site/plugins/remark-samples/languages';
import {countSyntaxErrors, undefinedNames} from '@site/plugins/remark-samples/scopes';
import {resolveSample} from '@site/plugins/remark-samples/resolve';
import {setupOfSample} from '@site/plugins/remark-samples/setupOfSample';
import {withSetup} from '@site/src/retrieval/index/sampleSetup';

const site = readSite('.');
const samples = [...site.pages.values()]
  .flatMap((page) => page.fences)
  .filter(({language, sample}) => findGrammar(language) && sample);
/** An excerpt is a part of a file that readers build step by step, so Copy gives it as it is. */
const fences = samples.filter(({meta}) => !meta.isExcerpt);

/** Maps each fence to what Copy gives, and to the source of its file. */
const copies = fences.map(({language, sample}) => {
  const resolved = resolveSample(sample!, site.samples);
  const code = 'code' in resolved ? resolved.code : '';
  const setup = setupOfSample(sample!, language, site.samples);
  const {path, region = ''} = sample!;
  return {
    name: `${path}#${region}`,
    grammar: findGrammar(language)!,
    source: site.samples.read(path)!,
    code,
    setup,
    program: withSetup(code, setup),
  };
});

describe('what Copy gives for each block of the site', () => {
  it('includes most blocks', () => {
    expect(copies.length).toBeGreaterThan(1300);
    expect(copies.length / samples.length).toBeGreaterThan(0.85);
    expect(copies.filter(({setup}) => setup !== undefined).length).toBeGreaterThan(1000);
  });

  it('has whole statements, as far as its file has', () => {
    const broken = copies.filter(
      ({program, source, grammar}) => countSyntaxErrors(program, grammar) > countSyntaxErrors(source, grammar),
    );
    expect(broken.map(({name}) => name)).toEqual([]);
  });

  it('defines each name that it uses', () => {
    const unknown = copies.map(({name, program, grammar}) => [name, ...undefinedNames(program, grammar)]);
    expect(unknown.filter(({length}) => length > 1)).toEqual([]);
  });

  it('has only lines of the file, imports apart', () => {
    const added = copies.flatMap(({name, source, setup, grammar}) => {
      const lines = new Set(source.split('\n').map((line) => line.trim()));
      const program = [setup?.before ?? '', setup?.after ?? ''].join('\n');
      const tree = grammar.parser.parse(program);
      const imports: {from: number; to: number}[] = [];
      tree.iterate({
        enter({node}) {
          if (grammar.imports.includes(node)) imports.push(node);
        },
      });
      const others = imports.reverse().reduce((text, {from, to}) => text.slice(0, from) + text.slice(to), program);
      return others
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !isPartOf(line, lines))
        .map((line) => `${name}: ${line}`);
    });
    expect(added).toEqual([]);
  });
});

/** The end of a statement's last line, such as a comment, isn't part of the setup. */
function isPartOf(line: string, lines: ReadonlySet<string>): boolean {
  return lines.has(line) || [...lines].some((other) => other.startsWith(line));
}
