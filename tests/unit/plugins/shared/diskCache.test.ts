import {existsSync, writeFileSync} from 'node:fs';
import {cacheFile, openCache} from '@site/plugins/shared/diskCache';
import {makeFolder} from '@site/tests/support/folder';

let folder: ReturnType<typeof makeFolder>;
let file: string;

beforeEach(() => {
  folder = makeFolder({});
  file = cacheFile(folder.directory, 'lengths');
});
afterEach(() => folder.remove());

function run(texts: string[], {version = '1', forgetUnused = true} = {}): (number | undefined)[] {
  const cache = openCache<number>(file, version);
  const found = texts.map((text) => cache.get(text));
  for (const text of texts) cache.set(text, text.length);
  cache.save({forgetUnused});
  return found;
}

it('returns what an earlier run computed from the same text', () => {
  expect(run(['a', 'bb'])).toEqual([undefined, undefined]);
  expect(run(['bb', 'ccc'])).toEqual([2, undefined]);
});

it('returns what the same run computed, even if that replaced an older result', () => {
  run(['a']);
  const cache = openCache<number>(file, '1');
  expect(cache.get('a')).toBe(1);
  cache.set('a', 5);
  expect(cache.get('a')).toBe(5);
});

it('removes unused results if forgetUnused is set, and ignores results of another version', () => {
  run(['a']);
  run(['bb'], {forgetUnused: false});
  expect(run(['a', 'bb'])).toEqual([1, 2]);
  run(['bb']);
  expect(run(['a'])).toEqual([undefined]);
  expect(run(['a'], {version: '2'})).toEqual([undefined]);
});

it('is empty if the file is invalid, and writes no file without new results', () => {
  openCache(file, '1').save({forgetUnused: true});
  expect(existsSync(file)).toBe(false);
  run(['a']);
  writeFileSync(file, '{');
  expect(run(['a'])).toEqual([undefined]);
});
