import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hasHistory} from '@site/src/config/history';

describe('hasHistory', () => {
  let directory: string;
  beforeEach(() => (directory = mkdtempSync(path.join(tmpdir(), 'history-'))));
  afterEach(() => rmSync(directory, {recursive: true}));

  it('finds none in an image or an archive', () => {
    expect(hasHistory(directory)).toBe(false);
  });

  it('finds that of a clone', () => {
    mkdirSync(path.join(directory, '.git'));
    expect(hasHistory(directory)).toBe(true);
  });

  it('finds that of a linked work tree, where .git is a file', () => {
    writeFileSync(path.join(directory, '.git'), 'gitdir: elsewhere\n');
    expect(hasHistory(directory)).toBe(true);
  });
});
