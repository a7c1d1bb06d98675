import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@site/plugins/content-checks/page';
import {parsePage} from '@site/plugins/content-checks/parsePage';
import {projectFiles} from '@site/plugins/remark-samples/projectFiles';
import {resolveSample} from '@site/plugins/remark-samples/resolve';
import {repository} from '@site/src/config/product';

const samples = projectFiles('.');
/** Pages whose program has several files begin with a step that fetches them. */
const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({file: `docs/${name}`, source: readFileSync(`docs/${name}`, 'utf8')}))
  .filter(({source}) => source.includes('{/* #get-the-code */}'))
  .map(({file, source}) => parsePage(file, source) as Page);

/** Returns the commands of the step. */
function clone({fences}: Page): string {
  const commands = fences.flatMap(({sample}) => {
    const resolved = sample?.path.endsWith('.sh') ? resolveSample(sample, samples) : undefined;
    return resolved && 'code' in resolved ? resolved.code : [];
  });
  return commands.find((code) => code.includes('sparse-checkout set')) ?? '';
}

function foldersOf(page: Page): string[] {
  return (/sparse-checkout set (?<folders>.+)/.exec(clone(page))?.groups?.['folders'] ?? '').split(' ');
}

const isInside = (file: string, folders: string[]) => folders.some((folder) => file.startsWith(`${folder}/`));
const isProgram = (file: string) => /\.(?:ts|py)$/.test(file);

/** Returns the project's own files that a file imports or reads. */
function filesUsedBy(file: string): string[] {
  const source = samples.read(file) ?? '';
  const folder = path.posix.dirname(file);
  if (file.endsWith('.ts')) {
    const texts = [...source.matchAll(/'(?<text>\.\.?\/[^']*)'/g)].map(({groups}) => groups!['text']!);
    return texts.map((text) => path.posix.join(folder, text.replace(/\.js$/, '.ts')));
  }
  const project = file.split('/').slice(0, 2).join('/');
  const modules = [...source.matchAll(/^from (?<name>(?:integrators|tests)\.[\w.]+) import/gm)];
  const reads = [...source.matchAll(/Path\("(?<text>\.\.[^"]*)"\)/g)];
  return [
    ...modules.map(({groups}) => {
      const {name = ''} = groups!;
      return path.posix.join(project, name.startsWith('tests.') ? '' : 'src', `${name.replaceAll('.', '/')}.py`);
    }),
    ...reads.map(({groups}) => path.posix.join(project, groups!['text']!)),
  ];
}

/** Returns the files, and what they use, directly or through others. */
function withUsed(files: string[]): Set<string> {
  const all = new Set(files);
  for (const file of all) if (isProgram(file)) for (const used of filesUsedBy(file)) all.add(used);
  return all;
}

it('some pages have the step', () => {
  expect(pages.map(({route}) => route)).toEqual(
    expect.arrayContaining(['/integrators/creating-transactions', '/integrators/egld-integration-guide']),
  );
});

it.each(pages.map((page) => [page.route, page] as const))(
  '%s clones this repository, and folders of it that exist',
  (_route, page) => {
    expect(clone(page)).toMatch(new RegExp(` ${repository.url}(?:\\.git)?\\ncd ${repository.name}\\n`));
    for (const folder of foldersOf(page)) expect(samples.list(folder)).toBeDefined();
  },
);

// The test of the commands checks the contracts: it fetches a whole workspace.
const programs = pages.filter(({route}) => route.startsWith('/integrators/'));
describe.each(programs.map((page) => [page.route, page] as const))('%s', (_route, page) => {
  const folders = foldersOf(page);
  const shown = page.fences.flatMap(({sample}) => sample?.path ?? []).filter(isProgram);

  it('finds what its programs import', () => {
    expect(withUsed(shown).size).toBeGreaterThan(new Set(shown).size);
  });

  it('shows only programs that the step fetches, with every file that they import', () => {
    for (const file of withUsed(shown)) {
      expect({file, isInside: isInside(`${file}/`, folders)}).toEqual({file, isInside: true});
      expect({file, exists: (samples.read(file) ?? samples.list(file)) !== undefined}).toEqual({
        file,
        exists: true,
      });
    }
  });

  it('names the file of each program that it shows', () => {
    const programs = page.fences.filter(({sample}) => sample && isProgram(sample.path));
    const unnamed = programs.filter(
      ({sample, meta}) =>
        sample!.region !== undefined && !meta.isExcerpt && meta.title !== path.posix.basename(sample!.path),
    );
    expect(unnamed.map(({sample}) => sample)).toEqual([]);
  });

  it('fetches everything that the tests of its folder use', () => {
    const projects = folders.filter((folder) => shown.some((file) => file.startsWith(`${folder}/`)));
    const tests = projects.flatMap((project) =>
      readdirSync(`${project}/tests`)
        .filter((name) => /^(?:test_)?integrators.*\.(?:ts|py)$/.test(name))
        .map((name) => `${project}/tests/${name}`),
    );
    expect(tests.length).toBeGreaterThan(7);
    const outside = [...withUsed(tests)].filter((file) => !isInside(`${file}/`, folders));
    expect(outside).toEqual([]);
  });
});
