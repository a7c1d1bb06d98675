import {isSameAbi, lockedVersion} from '@site/scripts/sampleProjects/verifyRust';

describe('lockedVersion', () => {
  const lockfile = [
    'version = 4',
    '[[package]]\nname = "multiversx-sc-codec"\nversion = "0.25.0"\n',
    '[[package]]\nname = "multiversx-sc"\nversion = "0.66.2"\nsource = "registry"\n',
  ].join('\n');

  it('finds a package by its whole name', () => {
    expect(lockedVersion(lockfile, 'multiversx-sc')).toBe('0.66.2');
    expect(lockedVersion(lockfile, 'multiversx')).toBeUndefined();
  });
});

describe('isSameAbi', () => {
  it('compares ABIs without their build information', () => {
    const abi = (rustc: string, name: string) => JSON.stringify({buildInfo: {rustc}, name});
    expect(isSameAbi(abi('1.95.0', 'Adder'), abi('1.96.0', 'Adder'))).toBe(true);
    expect(isSameAbi(abi('1.95.0', 'Adder'), abi('1.95.0', 'Subtracter'))).toBe(false);
  });
});
