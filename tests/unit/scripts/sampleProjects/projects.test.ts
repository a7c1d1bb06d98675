import {chooseProjects, parseProjects, readProjects} from '@site/scripts/sampleProjects/projects';

const rust = {name: 'contracts', folder: 'samples/contracts', toolchain: 'rust'} as const;
const node = {name: 'sdk-js', folder: 'samples/sdk-js', toolchain: 'node'} as const;

describe('parseProjects', () => {
  it('accepts the projects of this site', () => {
    expect(readProjects(process.cwd()).map(({name}) => name)).toContain('contracts');
  });

  it('lists every invalid value', () => {
    expect(() => parseProjects([rust, {...rust, folder: 'docs', toolchain: 'java'}, null])).toThrow(
      [
        'Expected a list of sample projects in samples/projects.json, found:',
        String.raw`- 1.folder: Invalid format: Expected /^samples\/[\w-]+$/ but received "docs"`,
        '- 1.toolchain: Invalid type: Expected ("rust" | "node" | "python" | "go" | "cli") but received "java"',
        '- 2: Invalid type: Expected Object but received null',
      ].join('\n'),
    );
  });

  it('rejects a name that occurs twice', () => {
    expect(() => parseProjects([rust, node, rust])).toThrow('found:\n- the list: a name occurs twice');
  });
});

describe('chooseProjects', () => {
  it('chooses the named projects, or all of them without names', () => {
    expect(chooseProjects([rust, node], [])).toEqual([rust, node]);
    expect(chooseProjects([rust, node], ['sdk-js'])).toEqual([node]);
  });

  it('rejects an unknown name', () => {
    expect(() => chooseProjects([rust, node], ['sdk-js', 'java'])).toThrow(
      'Expected names of projects (contracts, sdk-js), found java.',
    );
  });
});
