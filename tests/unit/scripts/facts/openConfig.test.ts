import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {openConfig} from '@site/scripts/facts/openConfig';

describe('openConfig', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'config-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  it('reads the files of a checkout', () => {
    writeFileSync(path.join(folder, 'config.toml'), 'a = 1');
    expect(openConfig(folder)('config.toml')).toBe('a = 1');
  });

  it('reads the newest commit of a bare git directory', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args]);
    git('init', '-q');
    writeFileSync(path.join(folder, 'economics.toml'), 'b = 2');
    git('add', 'economics.toml');
    git('commit', '-q', '-m', 'test');
    expect(openConfig(path.join(folder, '.git'))('economics.toml')).toBe('b = 2');
  });

  it('refuses a folder that is neither', () => {
    expect(() => openConfig(folder)).toThrow(
      `Expected a checkout of mx-chain-mainnet-config with config.toml, or a bare git directory, found neither in ${folder}: ` +
        'pass such a folder.',
    );
  });
});
