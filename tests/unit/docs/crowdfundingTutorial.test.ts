import {readdirSync, readFileSync} from 'node:fs';
import type {Page} from '@site/plugins/content-checks/page';
import {isPage, parsePage} from '@site/plugins/content-checks/parsePage';
import {listFiles} from '@site/plugins/shared/listFiles';
import {VERIFIED_FILE, verificationOf, type Verified} from '@site/plugins/remark-samples/verification';

const folder = 'docs/developers/tutorials/crowdfunding';
const verified = JSON.parse(readFileSync(VERIFIED_FILE, 'utf8')) as Verified;

const pages = listFiles(folder, /\.mdx$/).map((name): Page => {
  const page = parsePage(`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8'));
  if (!isPage(page)) throw new Error(`${page.file}:${page.line}: ${page.message}`);
  return page;
});

/** The pages whose label in the sidebar is "Crowdfunding 1", "Crowdfunding 2" and so on. */
const parts = pages
  .map(({file, route}) => {
    const label = /^sidebar_label: "Crowdfunding (\d)/m.exec(readFileSync(file, 'utf8'));
    return label === null ? undefined : {number: Number(label[1]), route};
  })
  .filter((part) => part !== undefined)
  .sort((a, b) => a.number - b.number);

/** Fences that aren't code to copy: diagrams, and what a command prints. */
const isOutput = ({language, meta}: Page['fences'][number]) =>
  language === 'mermaid' ||
  (language === 'text' && ['cargo test', 'Output'].includes(meta.title ?? '')) ||
  (language === 'json' && meta.title === 'mxpy contract query');

describe('the crowdfunding tutorial', () => {
  it.each(pages.map((page) => [page.route, page] as const))(
    '%s shows only code regions of projects that were compiled and tested',
    (_, {file, fences}) => {
      const code = fences.filter((fence) => !isOutput(fence));
      expect(code.length).toBeGreaterThan(5);
      const untested = code.filter(
        ({sample}) => sample === undefined || verificationOf(verified, sample.path) === undefined,
      );
      expect(untested.map(({line}) => `${file}:${line}`)).toEqual([]);
    },
  );

  it('says how many parts it has, and the pages that list its parts list all of them', () => {
    expect(parts.map(({number}) => number)).toEqual([1, 2, 3, 4]);
    const [first, last] = [parts.at(0), parts.at(-1)].map((part) => `docs${part?.route ?? ''}`);
    const overview = readFileSync(`${first}.mdx`, 'utf8');
    expect(overview).toMatch(/^Over four parts, /m);
    expect(readFileSync(`${last}.mdx`, 'utf8')).toContain('mxpy contract');
    for (const file of [`${first}.mdx`, `${folder}/final-code.mdx`, 'docs/learn/getting-started.mdx']) {
      const text = readFileSync(file, 'utf8');
      const missing = parts.filter(({route}) => `docs${route}.mdx` !== file && !text.includes(`](${route})`));
      expect([file, missing.map(({route}) => route)]).toEqual([file, []]);
    }
    expect(readFileSync('sidebars.ts', 'utf8')).toContain('a first contract in four parts:');
  });

  it('shows test output only with names of tests that its projects contain', () => {
    const outputs = pages.flatMap(({fences}) => fences).filter(({meta}) => meta.title === 'cargo test');
    const printed = outputs.flatMap(({code}) => [...code.matchAll(/^test (\w+) \.\.\. ok$/gm)]);
    const tests = ['crowdfunding', 'crowdfunding-part1', 'crowdfunding-part2']
      .flatMap((name) => readdirSync(`samples/contracts/${name}/tests`).map((file) => [name, file] as const))
      .map(([name, file]) => readFileSync(`samples/contracts/${name}/tests/${file}`, 'utf8'))
      .join('\n');
    const names = printed.map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !tests.includes(`#[test]\nfn ${name}()`))).toEqual([]);
  });
});
