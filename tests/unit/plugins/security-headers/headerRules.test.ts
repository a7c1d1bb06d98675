import {headerRules} from '@site/plugins/security-headers/headerRules';
import {headersFor} from '@site/server/headersFile';

const files = [
  '404.html',
  '123.sw.js',
  'assets/css/styles.1a2b3c4d.css',
  'assets/js/main.1a2b3c4d.js',
  'assets/images/map-1a2b3c4d5e6f.png',
  'img/logo.svg',
  'index.html',
  'learn/index.html',
  'learn/sharding/index.html',
  'manifest.webmanifest',
  'old path/index.html',
  'sitemap.xml',
  'sw.js',
  'version.json',
];
const rules = headerRules({policy: "default-src 'self'", baseUrl: '/', files});

describe('headerRules', () => {
  it.each([
    ['/assets/js/main.1a2b3c4d.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/learn/sharding/', 'no-cache'],
    ['/old%20path/', 'no-cache'],
    ['/404.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/123.sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/version.json', 'no-cache'],
    ['/img/logo.svg', null],
  ])('sets Cache-Control of %s to %s', (pathname, expected) => {
    expect(headersFor(rules, pathname).get('cache-control')).toBe(expected);
  });

  it('works below a base path', () => {
    const below = headerRules({policy: 'x', baseUrl: '/docs/', files});
    expect(headersFor(below, '/docs/learn/').get('cache-control')).toBe('no-cache');
    expect([...headersFor(below, '/learn/')]).toEqual([]);
  });

  it('refuses an asset whose name would not change with its content', () => {
    expect(() => headerRules({policy: 'x', baseUrl: '/', files: ['assets/index.json']})).toThrow(
      'Expected a hash in every file name in assets/, because browsers cache these files for a year, found none in assets/index.json: move these files out of assets/, or add a hash.',
    );
  });
});
