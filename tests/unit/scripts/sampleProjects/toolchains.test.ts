import {
  canVerify,
  describeMissing,
  parseVersion,
  toolVersions,
} from '@site/scripts/sampleProjects/toolchains';

const rust = {name: 'contracts', folder: 'samples/contracts', toolchain: 'rust'} as const;
const cli = {name: 'cli', folder: 'samples/cli', toolchain: 'cli'} as const;
const go = {name: 'go', folder: 'samples/go', toolchain: 'go'} as const;
const available = new Map([
  ['bash', '5.2.15'],
  ['python3', '3.11.7'],
  ['go', '1.26.8'],
]);

describe('toolchains', () => {
  it('says which tools are missing, which projects need them and where to get them', () => {
    expect(describeMissing([rust, cli, go], available)).toEqual([
      "cargo isn't installed, but needed for contracts, cli: see https://rustup.rs",
      "rustc isn't installed, but needed for contracts: see https://rustup.rs",
      "rustup isn't installed, but needed for cli: see https://rustup.rs",
      "curl isn't installed, but needed for cli: see https://curl.se/download.html",
      "jq isn't installed, but needed for cli: see https://jqlang.org/download",
    ]);
    expect(describeMissing([go], available)).toEqual([]);
  });

  it('can verify only projects whose tools are all available', () => {
    expect([rust, cli, go].map((project) => canVerify(project, available))).toEqual([false, false, true]);
    expect(toolVersions('go', available)).toEqual({go: '1.26.8'});
  });

  it.each([
    ['cargo 1.95.0 (f2d3ce0bd 2026-03-21)', '1.95.0'],
    ['go version go1.26.8 linux/amd64', '1.26.8'],
    ['v20.20.2', '20.20.2'],
    ['jq-1.6', '1.6'],
    ['GNU bash, version 5.2.15(1)-release', '5.2.15'],
    [undefined, undefined],
  ])('reads the version of %p', (output, version) => {
    expect(parseVersion(output)).toBe(version);
  });
});
