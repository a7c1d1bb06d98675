import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {makeFolder} from '@site/tests/support/folder';

// `scripts/checkImage.ts` starts the servers of the image.
it('the bundled servers contain only production dependencies, which the audit checks for vulnerabilities', () => {
  const folder = makeFolder({});
  const metafile = path.join(folder.directory, 'meta.json');
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
  const [name = '', ...args] = scripts['build:server']!.split(' ');
  execFileSync(`node_modules/.bin/${name}`, [
    ...args.filter((arg) => !arg.startsWith('--outdir=')),
    `--outdir=${folder.directory}`,
    `--metafile=${metafile}`,
  ]);
  const {inputs} = JSON.parse(readFileSync(metafile, 'utf8')) as {inputs: Record<string, unknown>};
  folder.remove();
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, {dev?: true}>;
  };
  const bundled = new Set(
    Object.keys(inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []),
  );
  expect(bundled).toContain('node_modules/hono');
  expect([...bundled].filter((name) => packages[name]?.dev !== undefined)).toEqual([]);
});
