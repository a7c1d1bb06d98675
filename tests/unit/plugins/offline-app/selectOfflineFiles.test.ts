import {
  MAX_FILE_BYTES,
  MAX_TOTAL_BYTES,
  selectOfflineFiles,
} from '@site/plugins/offline-app/selectOfflineFiles';

const files = (...names: string[]) => names.map((file) => ({file, bytes: 10}));

describe('selectOfflineFiles', () => {
  it('keeps files of every type that a page may load', () => {
    const kept = [
      'assets/index-1a2b3c4d.bin',
      'assets/index-1a2b3c4d.json',
      'assets/js/main.1a2b3c4d.js',
      'img/map.avif',
      'img/map.webp',
      'learn/index.md',
      'manifest.webmanifest',
      'shell/index.html',
    ];
    expect(selectOfflineFiles(files(...kept.slice().reverse()))).toEqual(kept);
  });

  it('leaves out files that only hosts, installers and other sites read', () => {
    const left = [
      'sw.js',
      '261.sw.js',
      '_headers',
      '.nojekyll',
      'a/.keep',
      '404.html',
      'robots.txt',
      'llms.txt',
      'llms-full.txt',
      'learn/llms.txt',
      '_redirects',
      'sitemap.xml',
      'version.json',
    ];
    const more = [
      'assets/js/main.1a2b3c4d.js.LICENSE.txt',
      'assets/js/main.1a2b3c4d.js.br',
      'img/screenshots/wide.png',
      'img/social-card.png',
      'img/cards/learn/sharding.png',
      'changes/atom.xml',
    ];
    expect(selectOfflineFiles(files(...left, ...more))).toEqual([]);
  });

  it('fails with the names of files over the limit', () => {
    const built = [
      {file: 'assets/index-1a2b3c4d.bin', bytes: MAX_FILE_BYTES + 2 ** 20},
      {file: 'img/map.png', bytes: MAX_FILE_BYTES},
      {file: 'sitemap.xml', bytes: 2 * MAX_FILE_BYTES},
    ];
    expect(() => selectOfflineFiles(built)).toThrow(
      /^Offline app: assets\/index-1a2b3c4d\.bin has 5\.0 MiB, the limit for one file is 4\.0 MiB\. Make them smaller/,
    );
  });

  it('fails if all files together are over the limit', () => {
    const count = MAX_TOTAL_BYTES / MAX_FILE_BYTES + 1;
    const built = Array.from({length: count}, (_, index) => ({file: `${index}.bin`, bytes: MAX_FILE_BYTES}));
    expect(() => selectOfflineFiles(built)).toThrow(
      'all files together have 52.0 MiB, the limit is 48.0 MiB',
    );
  });
});
