import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readProjects} from '@site/scripts/sampleProjects/projects';
import {readEnvironment} from '@site/src/config/environment';
import {newIssueUrl} from '@site/src/config/repositoryUrl';
import {variablesOf} from '@site/tests/support/variablesOf';

type Step = {uses?: string; run?: string; env?: Record<string, string>; with?: object};
type Job = {
  strategy?: {'fail-fast': boolean; matrix: {node: number[]}};
  steps: Step[];
  if?: string;
  needs?: string[];
  permissions?: Record<string, string>;
};
type Workflow = {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency?: object;
  jobs: Record<string, Job>;
};
type Form = {name: string; description: string; body: {type: string; id: string; attributes: object}[]};

const textsIn = (folder: string) =>
  readdirSync(folder).map((file) => ({file, text: readFileSync(path.join(folder, file), 'utf8')}));

const workflows = textsIn('.github/workflows').map(({file, text}) => ({
  file,
  text,
  workflow: parse(text) as Workflow,
}));
const ci = workflows.find(({file}) => file === 'ci.yml')!.workflow;
const {scripts, engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: {node: string};
};

describe('workflows', () => {
  it.each(workflows)('$file pins every action by commit and says its version', ({text}) => {
    const uses = text.match(/\buses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it.each(workflows)(
    '$file may read the repository; only the deployment and the drift report may do more',
    ({workflow}) => {
      expect(workflow.permissions).toEqual({contents: 'read'});
      const more: Record<string, object> = {
        deploy: {pages: 'write', 'id-token': 'write', attestations: 'write'},
        drift: {contents: 'read', issues: 'write'},
      };
      for (const [name, {permissions}] of Object.entries(workflow.jobs))
        expect({name, permissions}).toEqual({name, permissions: more[name]});
    },
  );

  it.each(workflows)('$file runs scripts and programs that exist', ({workflow}) => {
    const commands = Object.values(workflow.jobs).flatMap(({steps}) => steps.flatMap(({run}) => run ?? []));
    for (const command of commands) {
      const [program, first = '', second = ''] = command.split(' ');
      if (program === 'npm' && first === 'run') expect(Object.keys(scripts)).toContain(second);
      if (program === 'npx') expect(existsSync(`node_modules/.bin/${first}`)).toBe(true);
      if (program === 'npx' && first === 'tsx') expect(existsSync(second)).toBe(true);
      if (program === 'bash') expect(existsSync(first)).toBe(true);
    }
  });

  it('ci runs what npm test runs, in its order, on the oldest supported Node and on that of the site', () => {
    const commands = ci.jobs.test!.steps.flatMap(({run}) => run ?? []);
    expect(commands).toContain('bash .github/install-redis.sh');
    const steps = commands.filter((command) => command.startsWith('npm '));
    expect(steps).toEqual(['npm ci', ...scripts.test!.split(' && ')]);
    expect(ci.jobs.test!.strategy).toEqual({'fail-fast': false, matrix: {node: [20, 24]}});
    expect(engines.node).toMatch(/^>=20\./);
    expect(readFileSync('.nvmrc', 'utf8')).toBe('24\n');
    expect(readFileSync('.ci/run', 'utf8')).toContain('\nnpm ci && npm test\n');
    expect(readFileSync('README.md', 'utf8')).toContain('\nnpm ci && npm test ');
  });
});

describe('deployment', () => {
  const {deploy, ...others} = ci.jobs;

  it('waits until every other job has succeeded, and runs only for a push to main', () => {
    expect(deploy).toMatchObject({if: "github.event_name == 'push'", needs: Object.keys(others)});
    expect(ci.on).toEqual({push: {branches: ['main']}, pull_request: null});
    expect(JSON.stringify(others)).not.toContain('continue-on-error');
  });

  it('is never cancelled', () => {
    expect(ci.concurrency).toMatchObject({
      'cancel-in-progress': "${{ github.event_name == 'pull_request' }}",
    });
  });

  it('is defined in one place', () => {
    const jobs = workflows.flatMap(({workflow}) => Object.values(workflow.jobs));
    const deploying = jobs.filter(({steps}) => steps.some(({uses}) => uses?.includes('/deploy-pages@')));
    expect(deploying).toEqual([deploy]);
  });

  it('attests the artifact that it deploys, and only then deploys it', () => {
    const used = deploy!.steps.map(({uses = ''}) => uses.split('@')[0]);
    expect(used).toEqual([
      'actions/download-artifact',
      'actions/attest-build-provenance',
      'actions/deploy-pages',
    ]);
    const [download, attest] = deploy!.steps;
    // The names that upload-pages-artifact gives to the artifact and to the file in it.
    expect(download?.with).toEqual({name: 'github-pages', path: 'deployed'});
    expect(attest?.with).toEqual({'subject-path': 'deployed/artifact.tar'});
  });

  it('passes every variable that the build reads to the build', () => {
    const build = ci.jobs.build!.steps.find(({run}) => run === 'npm run build');
    const variables = variablesOf(readEnvironment);
    expect(build?.env).toEqual(Object.fromEntries(variables.map((name) => [name, `\${{ vars.${name} }}`])));
  });
});

it('the image is built with the whole history, from which pages get their dates', () => {
  const {steps} = ci.jobs.image!;
  expect(steps[0]).toMatchObject({with: {'fetch-depth': 0}});
  expect(steps.map(({run}) => run)).toContain('docker build --tag multiversx-docs .');
});

describe('dependabot', () => {
  const {updates} = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: {directory?: string; directories?: string[]; ignore?: {'dependency-name': string}[]}[];
  };

  it('upgrades every sample project', () => {
    const folders = updates.flatMap(({directory = '', directories = []}) => [directory, ...directories]);
    const projects = readProjects('.').filter(({toolchain}) => toolchain !== 'cli');
    expect(folders).toEqual(expect.arrayContaining(projects.map(({folder}) => `/${folder}`)));
  });

  it('ignores packages whose next major needs a later Node, and CONTRIBUTING names them', () => {
    const ignored = updates[0]!.ignore!.map((rule) => rule['dependency-name']);
    const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
    for (const name of ['openai', 'eventsource-parser', 'cspell-lib', 'secretlint']) {
      expect(ignored).toContain(name);
      expect(contributing).toContain(`\`${name}\``);
    }
  });

  it('leaves no override without a reason in CONTRIBUTING', () => {
    const {overrides} = JSON.parse(readFileSync('package.json', 'utf8')) as {overrides: object};
    const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
    for (const name of Object.keys(overrides)) expect(contributing).toContain(`override \`${name}\``);
  });
});

it('the deployment includes .well-known, which its action leaves out by default', () => {
  const steps = Object.values(ci.jobs).flatMap((job) => job.steps);
  const upload = steps.find(({uses}) => uses?.startsWith('actions/upload-pages-artifact@'));
  expect(upload?.with).toMatchObject({path: 'build/', 'include-hidden-files': true});
});

describe('issue forms', () => {
  const forms = textsIn('.github/ISSUE_TEMPLATE')
    .filter(({file}) => file !== 'config.yml')
    .map(({file, text}) => ({file, form: parse(text) as Form}));

  // GitHub silently drops a form with an unknown key.
  it.each(forms)('$file has only keys that GitHub supports', ({form}) => {
    expect(form).toMatchObject({name: expect.any(String), description: expect.any(String)});
    for (const {type, attributes} of form.body) {
      expect(['input', 'textarea']).toContain(type);
      expect(attributes).toMatchObject({label: expect.any(String)});
      const unknown = Object.keys(attributes).filter(
        (key) => !['label', 'description', 'placeholder', 'render'].includes(key),
      );
      expect(unknown).toEqual([]);
    }
  });

  // GitHub ignores a parameter that isn't the id of a field.
  it.each([
    ['missing-content', ['title', 'tried']],
    ['wrong-content', ['title', 'page']],
  ] as const)('%s has the fields that links of the site fill in', (name, fields) => {
    const url = new URL(
      newIssueUrl(name, Object.fromEntries(fields.map((field) => [field, `a ${field} & b`]))),
    );
    expect(url.searchParams.get('template')).toBe(`${name}.yml`);
    const form = forms.find(({file}) => file === url.searchParams.get('template'))?.form;
    const ids = ['title', ...form!.body.map(({id}) => id)];
    for (const field of fields) {
      expect(ids).toContain(field);
      expect(url.searchParams.get(field)).toBe(`a ${field} & b`);
    }
  });
});
