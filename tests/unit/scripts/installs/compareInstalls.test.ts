import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {projectFiles} from '@site/plugins/remark-samples/projectFiles';
import {compareInstalls} from '@site/scripts/installs/compareInstalls';
import {pageWith, siteWith} from '@site/tests/support/contentSite';

const root = mkdtempSync(path.join(tmpdir(), 'installs-test-'));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
const json = (value: unknown) => JSON.stringify(value);

const typescript = `file:${path.resolve('node_modules/typescript')}`;

beforeAll(() => {
  // A package that npm installs from its folder, without a registry.
  write('package/package.json', json({name: 'fixture', version: '1.0.0', types: 'index.d.ts'}));
  write('package/index.d.ts', 'export declare const one: number;\n');
  write('samples/projects.json', json([{name: 'js', folder: 'samples/js', toolchain: 'node'}]));
  write(
    'samples/js/package.json',
    json({name: 'own-packages', dependencies: {fixture: '9.9.9'}, devDependencies: {typescript}}),
  );
  const compilerOptions = {module: 'nodenext', strict: true, types: []};
  write('samples/js/tsconfig.json', json({compilerOptions}));
  write(
    'samples/js/src/a.ts',
    "import {one} from 'fixture';\nimport {two} from './b.js';\n// #region a\nexport const sum = one + two;\n// #endregion a\n",
  );
  write('samples/js/src/b.ts', 'export const two = 2;\n');
  write('samples/js/src/old.ts', "import {old} from 'fixture';\n\nexport const copy = old;\n");
});
afterAll(() => rmSync(root, {recursive: true, force: true}));

const compare = (command: string, ...regions: string[]) => {
  const code = regions.map((region) => `\`\`\`ts file=samples/js/src/${region}\n\`\`\`\n`).join('\n');
  const page = pageWith(`\`\`\`bash\nmkdir app && cd app\nnpm init -y\n${command}\n\`\`\`\n\n${code}`);
  const site = {...siteWith([page]), samples: projectFiles(root)};
  return compareInstalls({root, cache: root, site}, {pages: [page], log: () => undefined});
};

describe('compareInstalls', () => {
  it('installs in an empty folder, and reports the copied code that breaks with the result', async () => {
    const {compared, differences} = await compare(
      `npm install ${path.join(root, 'package')}`,
      'a.ts#a',
      'old.ts',
    );
    expect(compared).toBe('4 printed commands with the registries of today');
    expect(differences).toEqual([
      {
        name: expect.stringMatching(/^error TS2305: .*no exported member 'old'/),
        message: expect.stringContaining('It was built with:\nnpm install /'),
        places: ['docs/learn/sharding.mdx:16'],
      },
    ]);
  }, 120_000);

  it('reports a command that fails, with the end of its output', async () => {
    const command = `npm install ${path.join(root, 'missing')}`;
    const {differences} = await compare(command, 'a.ts#a');
    expect(differences).toEqual([
      {
        name: `\`${command}\``,
        message: expect.stringContaining('npm error'),
        places: ['docs/learn/sharding.mdx:10'],
      },
    ]);
  }, 120_000);
});
