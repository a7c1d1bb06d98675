import {chooseProjects, parseProjects, readProjects} from '@site/scripts/sampleProjects/projects';

const rust = {name: 'contracts', folder: 'samples/contracts', toolchain: 'rust'} as const;
const node = {name: 'sdk-js', folder: 'samples/sdk-js', toolchain: 'node'} as const;

describe('parseProjects', () => {
  it('takes the projects of this site', () => {
    expect(readProjects(process.cwd()).map(({name}) => name)).toContain('contracts');
  });

  it('lists every entry that is no project', () => {
    const declared = [rust, {...rust, folder: 'docs', toolchain: 'java'}, null];
    expect(() => parseProjects(declared)).toThrow(
      [
        'found:',
        '- entry 2: folder is "docs"',
        '- entry 2: toolchain is "java"',
        '- entry 3: name is undefined',
        '- entry 3: folder is undefined',
        '- entry 3: toolchain is undefined',
        '- entry 2: the name "contracts" is already used',
      ].join('\n'),
    );
  });
});

describe('chooseProjects', () => {
  it('chooses all of them without names', () => {
    expect(chooseProjects([rust, node], [])).toEqual([rust, node]);
    expect(chooseProjects([rust, node], ['sdk-js'])).toEqual([node]);
  });

  it('names what is no project', () => {
    expect(() => chooseProjects([rust, node], ['sdk-js', 'java'])).toThrow(
      'Expected names of projects (contracts, sdk-js), found java.',
    );
  });
});
