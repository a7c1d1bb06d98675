import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listen} from '@site/server/listen';
import {readServerSettings} from '@site/server/settings';
import {readEnvironment} from '@site/src/config/environment';
import {smallCorpus} from '@site/tests/support/corpusPages';
import {makeFolder} from '@site/tests/support/folder';
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
  it('copies files that exist and that .dockerignore keeps', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
    const copied = linesOf('COPY').filter(([first]) => !first?.startsWith('--from'));
    expect(copied.length).toBeGreaterThan(1);
    for (const file of copied.flatMap((names) => names.slice(0, -1))) {
      expect([file, existsSync(file)]).toEqual([file, true]);
      expect(ignored).not.toContain(file);
    }
  });

  it('runs on the version of Node that .nvmrc names', () => {
    const images = Array.from(dockerfile.matchAll(/^FROM (\S+)/gm), ([, image]) => image);
    const image = `node:${readFileSync('.nvmrc', 'utf8').trim()}`;
    expect(images).toEqual([image, `${image}-slim`]);
  });

  it('has the Git history in its build context, from which pages get their dates', () => {
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).not.toContain('.git');
  });

  it('runs scripts of package.json', () => {
    const names = Array.from(dockerfile.matchAll(/npm run ([\w:]+)/g), ([, name]) => name!);
    expect(names).toEqual(['build', 'build:server']);
    for (const name of names) expect(scripts).toHaveProperty([name]);
  });

  it('copies the servers and the files that they read from the build', () => {
    const taken = linesOf('COPY').flatMap(([from, source]) => (from === '--from=build' ? [source] : []));
    expect(taken).toEqual(['/site/build', '/site/dist']);
    expect(path.dirname(readServerSettings({}).corpusFile)).toBe('dist');
    const started = Array.from(dockerfile.matchAll(/dist\/(\w+)\.cjs/g), ([, name]) => name!);
    expect(started).toContain('main');
    for (const name of started) expect(scripts['build:server']).toContain(`server/${name}.ts`);
    expect(scripts['build:server']).toContain('--outdir=dist --out-extension:.js=.cjs');
  });

  it('takes every setting of the build as an argument, before it builds', () => {
    const [before = ''] = build.split('RUN npm run build ');
    expect(linesOf('ARG', before).flat().toSorted()).toEqual(variablesOf(readEnvironment));
  });

  it('serves the origin and path that the site was built for, and records searches if the site says so', () => {
    expect(linesOf('ARG', run)).toEqual([['SITE_URL', 'BASE_URL', 'RECORD_SEARCHES']]);
    expect(linesOf('ENV', run)).toContainEqual([
      'SITE_URL=$SITE_URL',
      'BASE_URL=$BASE_URL',
      'RECORD_SEARCHES=$RECORD_SEARCHES',
    ]);
    // Docker sets a variable to an empty string if its argument is missing, which means the default.
    expect(readServerSettings({SITE_URL: '', BASE_URL: '', RECORD_SEARCHES: ''})).toEqual(
      readServerSettings({}),
    );
  });
});

describe('the servers of the image', () => {
  // The command of HEALTHCHECK, which spans several lines.
  const [, healthCheck = ''] = /^HEALTHCHECK [\s\S]*?CMD (\[.*\])$/m.exec(run) ?? [];
  const variables = Object.fromEntries(
    linesOf('ENV', run)
      .flat()
      .map((assignment) => assignment.split('=') as [string, string]),
  );
  const folder = makeFolder({
    'build/index.html': '<h1>The site</h1>',
  });
  const dist = path.join(folder.directory, 'dist');
  const metafile = path.join(folder.directory, 'meta.json');
  beforeAll(async () => {
    mkdirSync(dist, {recursive: true});
    writeFileSync(path.join(dist, 'corpus.json'), JSON.stringify(await smallCorpus()));
    const [name = '', ...args] = scripts['build:server']!.split(' ');
    const places = [`--outdir=${dist}`, `--metafile=${metafile}`];
    execFileSync(`node_modules/.bin/${name}`, [
      ...args.filter((arg) => !arg.startsWith('--outdir=')),
      ...places,
    ]);
  });
  afterAll(() => folder.remove());

  it.each(Array.from(dockerfile.matchAll(/dist\/\w+\.cjs/g), ([file]) => file))(
    '%s passes the health check of the image while it runs, and fails it afterwards',
    async (file) => {
      expect(linesOf('EXPOSE', run)).toEqual([[variables.PORT]]);
      const port = await freePort();
      // The build arguments are empty by default.
      const empty = {SITE_URL: '', BASE_URL: '', RECORD_SEARCHES: ''};
      const env = {PATH: process.env.PATH, ...variables, PORT: port, ...empty};
      const [command = '', ...args] = JSON.parse(healthCheck) as string[];
      const check = () => spawnSync(command, args, {env}).status;
      const server = spawn(command, [file], {cwd: folder.directory, env});
      try {
        await once(server.stdout, 'data');
        expect(check()).toBe(0);
      } finally {
        server.kill();
        await once(server, 'exit');
      }
      expect(check()).toBe(1);
    },
    60_000,
  );

  it('bundle only production dependencies, which the audit checks for vulnerabilities', () => {
    const {inputs} = JSON.parse(readFileSync(metafile, 'utf8')) as {inputs: Record<string, unknown>};
    const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, {dev?: true}>;
    };
    const bundled = new Set(
      Object.keys(inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []),
    );
    expect(bundled).toContain('node_modules/hono');
    expect([...bundled].filter((name) => packages[name]?.dev !== undefined)).toEqual([]);
  });
});

async function freePort(): Promise<string> {
  const {port, close} = await listen(() => new Response(''), 0);
  await close();
  return String(port);
}
