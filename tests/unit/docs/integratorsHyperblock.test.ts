import {readFileSync} from 'node:fs';

const read = (file: string) => JSON.parse(readFileSync(`samples/${file}`, 'utf8')) as unknown;

it('the hyperblock that integrators see first has only fields and values of the recorded response', () => {
  const shown = read('sdk-js/expected/integratorsHyperblock.json');
  const recorded = read('cli/rest-api/answers/hyperblock.json');
  expect(recorded).toMatchObject(shown as object);
});

it('the observing squad shows the output of a version 2 node', () => {
  expect(read('cli/integrators/expected/status.json')).toMatchObject({
    erd_app_version: expect.stringMatching(/^v[2-9]/) as string,
  });
  expect(read('cli/integrators/expected/executed.json')).toHaveProperty('erd_last_executed_nonce');
  const page = readFileSync('docs/integrators/observing-squad.mdx', 'utf8');
  expect(page).not.toMatch(/erd_app_version": "v1/);
});
