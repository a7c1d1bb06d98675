import {readPrecacheList, withPrecacheList} from '@site/plugins/offline-app/precacheList';

const worker =
  '(()=>{let list=[{"revision":null,"url":"offline-files-of-the-finished-build"}];run(list)})();';
const build = {files: [{url: 'a.js', revision: 'a1'}], pages: ['learn/']};

describe('withPrecacheList', () => {
  it('puts the lists into the first line and lets the worker read them', () => {
    expect(withPrecacheList(worker, build)).toBe(
      'self.offlineBuild={"files":[{"url":"a.js","revision":"a1"}],"pages":["learn/"]};\n(()=>{let list=self.offlineBuild.files;run(list)})();',
    );
  });

  it('replaces the lists of an earlier run', () => {
    const next = {files: [{url: 'a.js', revision: '$&'}], pages: []};
    expect(withPrecacheList(withPrecacheList(worker, build), next)).toBe(withPrecacheList(worker, next));
  });

  it('reads what was written, and nothing from a worker with damaged lists, or without any', () => {
    const odd = {files: [{url: 'a;\n.js', revision: null}], pages: []};
    expect(readPrecacheList(withPrecacheList(worker, odd))).toEqual(odd);
    expect(readPrecacheList('self.offlineBuild={')).toBeUndefined();
    expect(readPrecacheList(worker)).toBeUndefined();
  });

  it('fails if the worker contains no marker for the list, or two', () => {
    expect(() => withPrecacheList('run([])', build)).toThrow(
      /expected the marker ".+" in sw\.js once, found it 0 times/,
    );
    expect(() => withPrecacheList(worker + worker, build)).toThrow('found it 2 times');
  });
});
