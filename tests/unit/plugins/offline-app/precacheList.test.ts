import {withPrecacheList} from '@site/plugins/offline-app/precacheList';

const worker =
  '(()=>{let list=[{"revision":null,"url":"offline-files-of-the-finished-build"}];run(list)})();';
const entries = [{url: 'index.html', revision: 'a1'}];

describe('withPrecacheList', () => {
  it('puts the list into the first line and lets the worker read it', () => {
    expect(withPrecacheList(worker, entries)).toBe(
      'self.offlineFiles=[{"url":"index.html","revision":"a1"}];\n(()=>{let list=self.offlineFiles;run(list)})();',
    );
  });

  it('replaces the list of an earlier run', () => {
    const next = [{url: 'index.html', revision: '$&'}];
    expect(withPrecacheList(withPrecacheList(worker, entries), next)).toBe(withPrecacheList(worker, next));
  });

  it('fails if the worker contains no marker for the list, or two', () => {
    expect(() => withPrecacheList('run([])', entries)).toThrow(
      /expected the marker ".+" in sw\.js once, found it 0 times/,
    );
    expect(() => withPrecacheList(worker + worker, entries)).toThrow('found it 2 times');
  });
});
