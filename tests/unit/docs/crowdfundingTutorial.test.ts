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

/** Fences that aren't code to copy: diagrams, and what a command prints. */
const isOutput = ({language, meta}: Page['fences'][number]) =>
  language === 'mermaid' ||
  (language === 'text' && meta.title === 'cargo test') ||
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
