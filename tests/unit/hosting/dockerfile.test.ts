import {existsSync, readFileSync} from 'node:fs';
import {readServerSettings} from '@site/server/settings';
import {readEnvironment} from '@site/src/config/environment';
import {variablesOf} from '@site/tests/support/variablesOf';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const [, build = '', run = ''] = dockerfile.split(/^FROM /m);
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};

/** The arguments of each line with an instruction. */
function linesOf(instruction: string, text = dockerfile): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.split(/\s+/).slice(1));
}

describe('Dockerfile', () => {
  it('copies files that stand and that .dockerignore leaves in', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
    const copied = linesOf('COPY').filter(([first]) => !first?.startsWith('--from'));
    expect(copied.length).toBeGreaterThan(1);
    for (const file of copied.flatMap((names) => names.slice(0, -1))) {
      expect([file, existsSync(file)]).toEqual([file, true]);
      expect(ignored).not.toContain(file);
    }
  });

  it('runs scripts of package.json', () => {
    const names = Array.from(dockerfile.matchAll(/npm run ([\w:]+)/g), ([, name]) => name!);
    expect(names).toEqual(['build', 'build:server']);
    for (const name of names) expect(scripts).toHaveProperty([name]);
  });

  it('takes from the build what the servers are and read', () => {
    const taken = linesOf('COPY').flatMap(([from, source]) => (from === '--from=build' ? [source] : []));
    expect(taken).toEqual(['/site/build', '/site/dist', `/site/${readServerSettings({}).corpusFile}`]);
    const started = Array.from(dockerfile.matchAll(/dist\/(\w+)\.cjs/g), ([, name]) => name!);
    expect(started).toContain('main');
    for (const name of started) expect(scripts['build:server']).toContain(`server/${name}.ts`);
    expect(scripts['build:server']).toContain('--outdir=dist --out-extension:.js=.cjs');
  });

  it('takes every setting of the build as an argument, before it builds', () => {
    const [before = ''] = build.split('RUN npm run build ');
    expect(linesOf('ARG', before).flat().toSorted()).toEqual(variablesOf(readEnvironment));
  });

  it('serves the site where it was built for', () => {
    expect(linesOf('ARG', run)).toEqual([['SITE_URL', 'BASE_URL']]);
    expect(linesOf('ENV', run)).toContainEqual(['SITE_URL=$SITE_URL', 'BASE_URL=$BASE_URL']);
    // What isn't given is empty, and stands for its default.
    expect(readServerSettings({SITE_URL: '', BASE_URL: ''})).toEqual(readServerSettings({}));
  });
});
