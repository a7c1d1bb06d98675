import {chmodSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {makeFolder} from '@site/tests/support/folder';
import {runScript} from '@site/tests/support/runScript';

/** Compares the links of an empty site with the given program as lychee. Without it, the PATH contains no program. */
function compareLinks(lychee?: string) {
  const {directory, remove} = makeFolder({
    'docs/.keep': '',
    'samples/projects.json': '[]',
    'src/config/routes.json': JSON.stringify({published: []}),
    ...(lychee === undefined ? {} : {'bin/lychee': `#!${process.execPath}\n${lychee}`}),
  });
  if (lychee !== undefined) chmodSync(path.join(directory, 'bin/lychee'), 0o755);
  const run = runScript('drift.ts', ['links', '--reports', 'reports'], {
    cwd: directory,
    env: {PATH: path.join(directory, 'bin'), XDG_CACHE_HOME: path.join(directory, 'cache')},
  });
  const file = path.join(directory, 'reports/links.md');
  const report = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  remove();
  return {...run, report};
}

const printing = (errors: object) =>
  `console.log(JSON.stringify({error_map: ${JSON.stringify(errors)}, timeout_map: {}}));`;

describe('npm run drift', () => {
  it('exits with code 1 for a difference, and writes the report for its issue', () => {
    const broken = {
      'docs/a.mdx': [{url: 'https://example.com/a', status: {text: '404 Not Found', code: 404}}],
    };
    const {status, report} = compareLinks(`${printing(broken)} process.exitCode = 2;`);
    expect(report).toBe(
      [
        'Compared by `npm run drift links`: the external links. 1 differ.',
        '',
        '- **https://example.com/a**: 404 Not Found',
        '  - docs/a.mdx',
        '',
      ].join('\n'),
    );
    expect(status).toBe(1);
  }, 60_000);

  it('exits with code 2 if a tool is missing, and says where to get it', () => {
    const {status, stdout, report} = compareLinks();
    expect(stdout).toContain("- lychee isn't installed: see https://lychee.cli.rs");
    expect(report).toBeUndefined();
    expect(status).toBe(2);
  }, 60_000);
});
