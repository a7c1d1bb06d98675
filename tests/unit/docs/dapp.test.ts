import {readdirSync, readFileSync} from 'node:fs';
import {findRegions} from '@site/plugins/remark-samples/regions';

type LockedPackage = {version: string; peerDependencies?: Record<string, string>};

const {regions} = findRegions(readFileSync('samples/cli/javascript/install.sh', 'utf8'));

/** Returns the packages that a region installs for the app itself, with the versions that it names. */
function packagesOf(region: string): [name: string, version: string][] {
  return regions
    .get(region)!
    .code.split('\n')
    .filter((line) => line.startsWith('npm install ') && !line.includes('--save-dev'))
    .flatMap((line) => line.split(' ').slice(2))
    .map((word) => {
      const at = word.indexOf('@', 1);
      return at === -1 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
    });
}

function lockOf(project: string): Record<string, LockedPackage> {
  return JSON.parse(readFileSync(`samples/${project}/package-lock.json`, 'utf8')).packages;
}

describe('install commands of web apps', () => {
  it.each([
    ['dapp', 'sdk-dapp'],
    ['signing-providers', 'signing-providers'],
  ])('%s names the tested major of each package that others limit', (region, project) => {
    const lock = lockOf(project);
    const ranges = Object.values(lock).flatMap(({peerDependencies}) => Object.entries(peerDependencies ?? {}));
    const limited = new Set(
      ranges.filter(([, range]) => range !== '*' && !range.startsWith('>=')).map(([name]) => name),
    );
    const wrong = packagesOf(region).filter(([name, version]) => {
      const tested = lock[`node_modules/${name}`]?.version ?? '';
      return limited.has(name) && (version === '' || !`${tested}.`.startsWith(`${version}.`));
    });
    expect(wrong).toEqual([]);
  });
});

describe('apps with sdk-dapp', () => {
  it.each(['guide', 'pingPong'])('main.tsx of %s imports the polyfills first', (app) => {
    const source = readFileSync(`samples/sdk-dapp/src/${app}/main.tsx`, 'utf8');
    const first = source.split('\n').find((line) => line !== '' && !line.startsWith('//'));
    expect(first).toBe("import './polyfills';");
  });

  // In `npx vite`, @multiversx/sdk-hw-provider stops with "global is not defined"; `vite build` replaces the name.
  it.each(['guide', 'pingPong'])('polyfills.ts of %s defines the globals of Node.js', (app) => {
    const source = readFileSync(`samples/sdk-dapp/src/${app}/polyfills.ts`, 'utf8');
    expect(source).toContain('{Buffer, global: globalThis, process: {browser: true, env: {}}}');
  });

  it('shows each file of the two apps whole, with its path as the title', () => {
    for (const [page, app, folder] of [
      ['developers/tutorials/your-first-dapp', 'pingPong', 'src/pingPong'],
      ['sdk-and-tools/sdk-dapp/sdk-dapp', 'guide', 'src'],
    ] as const) {
      const text = readFileSync(`docs/${page}.mdx`, 'utf8');
      const files =
        app === 'guide'
          ? ['polyfills.ts', 'start.ts', 'main.tsx', 'App.tsx']
          : readdirSync(`samples/sdk-dapp/src/${app}`).filter(
              (file) => file.endsWith('x') || (file.endsWith('.ts') && file !== 'readFromService.ts'),
            );
      for (const file of files) {
        expect(text).toContain(`file=samples/sdk-dapp/src/${app}/${file} title="${folder}/${file}"`);
      }
    }
  });
});

describe('reference of hooks', () => {
  const {hooks, fields} = JSON.parse(readFileSync('samples/sdk-dapp/expected/hooks.json', 'utf8')) as {
    hooks: string[];
    fields: Record<string, string[]>;
  };
  const text = readFileSync('docs/sdk-and-tools/sdk-dapp/hooks.mdx', 'utf8');

  it('has a section with an example for exactly the hooks of the package', () => {
    const headings = Array.from(text.matchAll(/^#{2,3} `(use\w+)` \{/gm), ([, name]) => name);
    expect(headings.sort()).toEqual(hooks.map((hook) => hook.split('/')[1]).sort());
    for (const hook of hooks) {
      expect(text).toContain(`samples/sdk-dapp/src/guide/hooks.tsx#${hook.split('/')[1]}\n`);
      expect(text).toContain(`\`${hook}\``);
    }
  });

  it.each(Object.entries(fields))('lists each field of %s once', (type, names) => {
    const [, section = ''] = text.split(`{/* #type-${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} */}`);
    const [table = ''] = section.split(/^#{2,3} /m);
    const listed = Array.from(table.matchAll(/^\| (`[^|]+`) \|/gm), ([, cell = '']) =>
      Array.from(cell.matchAll(/`(\w+)`/g), ([, name]) => name),
    ).flat();
    expect(listed.sort()).toEqual([...names].sort());
  });
});
