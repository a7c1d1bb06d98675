import {verificationOf, type Verification} from '@site/plugins/remark-samples/verification';

const contracts: Verification = {
  folder: 'samples/contracts',
  toolchain: 'rust',
  hash: 'sha256:1',
  date: '2026-11-20',
  result: 'passed',
  library: {name: 'multiversx-sc', version: '0.66.2'},
  tools: {cargo: '1.95.0'},
};
const verified = {contracts, go: {...contracts, folder: 'samples/go', result: 'failed' as const}};

describe('verificationOf', () => {
  it('finds the project of a sample', () => {
    expect(verificationOf(verified, 'samples/contracts/adder/src/adder.rs#add')).toBe(contracts);
  });

  it('returns only the tools that a script runs', () => {
    const tools = {bash: '5.2.15', cargo: '1.95.0', mxpy: '12.0.0'};
    const cli: Verification = {
      folder: 'samples/cli',
      toolchain: 'cli',
      hash: 'sha256:1',
      date: '2026-11-20',
      result: 'passed',
      tools,
      uses: {'a/deploy.sh': ['mxpy'], 'a/curl.sh': []},
    };
    expect(verificationOf({cli}, 'samples/cli/a/deploy.sh#deploy')?.tools).toEqual({mxpy: '12.0.0'});
    expect(verificationOf({cli}, 'samples/cli/a/curl.sh')).toBeUndefined();
    expect(verificationOf({cli}, 'samples/cli/a/new.sh')).toBeUndefined();
  });

  it.each([
    ['that failed', 'samples/go/transfer/transfer.go'],
    ['outside of every project', 'samples/contracts-old/a.rs'],
    ['without a folder', 'adder.rs'],
  ])('returns undefined for a sample %s', (_what, path) => {
    expect(verificationOf(verified, path)).toBeUndefined();
  });
});
