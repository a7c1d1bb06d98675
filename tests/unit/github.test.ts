import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {newIssueUrl} from '@site/src/urls/repositoryUrl';

type Job = {if?: string; needs?: string[]; permissions?: Record<string, string>};
type Workflow = {permissions: Record<string, string>; jobs: Record<string, Job>};
type Form = {name: string; description: string; body: {type: string; id: string; attributes: object}[]};

const textsIn = (folder: string) =>
  readdirSync(folder).map((file) => ({file, text: readFileSync(path.join(folder, file), 'utf8')}));

const workflows = textsIn('.github/workflows').map(({file, text}) => ({
  file,
  text,
  workflow: parse(text) as Workflow,
}));
const ci = workflows.find(({file}) => file === 'ci.yml')!.workflow;
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
});

describe('deployment', () => {
  const {deploy, ...others} = ci.jobs;

  it('waits until every other job has succeeded, and runs only for a push', () => {
    expect(deploy).toMatchObject({if: "github.event_name == 'push'", needs: Object.keys(others)});
    expect(JSON.stringify(others)).not.toContain('continue-on-error');
  });
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
