import {readFileSync} from 'node:fs';
import {describeVerification} from '@site/plugins/rehype-highlight-code/describeVerification';
import {readVerified, type Verification} from '@site/plugins/remark-samples/verification';

const verification: Verification = {
  folder: 'samples/contracts',
  toolchain: 'rust',
  hash: 'a',
  date: '2026-11-20',
  result: 'passed',
  library: {name: 'multiversx-sc', version: '0.66.2'},
  tools: {rustc: 'rustc 1.90.0 (1159e78c4 2026-09-14)'},
};

describe('describeVerification', () => {
  it.each([
    [{}, 'Compiled and tested with multiversx-sc 0.66.2, November 2026'],
    [
      {toolchain: 'node' as const, library: {name: '@multiversx/sdk-core', version: '15.4.0'}},
      'Type-checked and run with @multiversx/sdk-core 15.4.0, November 2026',
    ],
    [
      {toolchain: 'python' as const, library: {name: 'multiversx-sdk', version: '2.1.0'}, date: '2026-01-31'},
      'Run with multiversx-sdk 2.1.0, January 2026',
    ],
    [
      {toolchain: 'go' as const, library: {name: 'github.com/multiversx/mx-sdk-go', version: 'v1.4.6'}},
      'Compiled and tested with mx-sdk-go 1.4.6, November 2026',
    ],
    [
      {
        toolchain: 'cli' as const,
        library: undefined,
        tools: {mxpy: 'MultiversX Python CLI (mxpy) 11.2.0', 'sc-meta': '0.66.2'},
      },
      'Checked against mxpy 11.2.0 and sc-meta 0.66.2, November 2026',
    ],
    [
      {toolchain: 'cli' as const, library: undefined, tools: {bash: '5.2.15', curl: '7.88.1', jq: '1.6'}},
      'Checked against curl 7.88.1 and jq 1.6, tested in bash 5.2.15, November 2026',
    ],
    [
      {toolchain: 'cli' as const, library: undefined, tools: {bash: '5.2.15'}},
      'Tested in bash 5.2.15, November 2026',
    ],
  ])('says %j', (change, details) => {
    expect(describeVerification({...verification, ...change}).details).toBe(details);
  });

  it.each([
    [{}, 'Tested · multiversx-sc 0.66.2'],
    [
      {library: undefined, tools: {bash: '5.2.15', jq: '1.6', mxpy: '12.0.0'}, toolchain: 'cli' as const},
      'Tested · jq 1.6, mxpy 12.0.0',
    ],
    [{library: undefined, tools: {mxpy: '12.0.0'}, toolchain: 'cli' as const}, 'Checked · mxpy 12.0.0'],
    [{library: undefined, tools: {bash: '5.2.15'}, toolchain: 'cli' as const}, 'Tested · bash 5.2.15'],
  ])('summarizes %j', (change, summary) => {
    expect(describeVerification({...verification, ...change}).summary).toBe(summary);
  });

  it('names the command that the README of the samples has for the project', () => {
    const readme = readFileSync('samples/README.md', 'utf8').split('\n');
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
    for (const project of Object.values(readVerified('.'))) {
      const {command, folder} = describeVerification(project);
      expect(folder).toBe(project.folder);
      if (project.toolchain === 'cli') expect(Object.keys(scripts)).toContain(command.split(' ')[2]);
      else
        expect(readme.find((line) => line.startsWith(`| \`${folder.slice('samples/'.length)}/\``))).toContain(
          `\`${command}\``,
        );
    }
  });
});
