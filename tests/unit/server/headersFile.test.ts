import {formatHeadersFile, headersFor, parseHeadersFile, type HeaderRule} from '@site/server/headersFile';

const rules: HeaderRule[] = [
  {
    path: '/*',
    headers: [
      ['X-Content-Type-Options', 'nosniff'],
      ['Permissions-Policy', 'camera=(), usb=()'],
    ],
  },
  {path: '/assets/*', headers: [['Cache-Control', 'public, max-age=31536000, immutable']]},
  {path: '/', headers: [['Cache-Control', 'no-cache']]},
];

describe('formatHeadersFile and parseHeadersFile', () => {
  it('parse what was formatted', () => {
    expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
  });

  it('write a path with its headers indented below it', () => {
    expect(formatHeadersFile(rules.slice(1))).toBe(
      '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n\n/\n  Cache-Control: no-cache\n',
    );
  });

  it('ignore comments and blank lines, also with Windows line endings', () => {
    const text = '# written by hand\r\n/*\r\n  # inner\r\n  X-Frame-Options: DENY\r\n\r\n';
    expect(parseHeadersFile(text)).toEqual([{path: '/*', headers: [['X-Frame-Options', 'DENY']]}]);
  });

  it('report every invalid line', () => {
    expect(() => parseHeadersFile('  A: b\n/x\n  nonsense\n')).toThrow(
      'Headers file: line 1: expected a path or one of its headers, found "A: b"; line 3: expected a path or one of its headers, found "nonsense".',
    );
  });

  it('reject what a host would drop or misread', () => {
    const bad: HeaderRule[] = [
      {path: 'x', headers: [['A', 'one\n  B: two']]},
      {path: '/long', headers: [['C', 'c'.repeat(2000)]]},
    ];
    expect(() => formatHeadersFile(bad)).toThrow(
      /^Headers file: expected a path that starts with a slash and contains no space, found "x"; x: expected a header, found "A: one\n {2}B: two"; \/long: expected at most 2000 characters for C, found 2005\.$/,
    );
    const many = Array.from({length: 101}, (_, index) => ({path: `/${index}`, headers: []}));
    expect(() => formatHeadersFile(many)).toThrow('expected at most 100 rules, found 101');
  });
});

describe('headersFor', () => {
  it.each([
    ['/', 'no-cache'],
    ['/assets/js/main.1a2b3c4d.js', 'public, max-age=31536000, immutable'],
    ['/assets', null],
    ['/learn/', null],
  ])('gives %s the cache rule of its own path', (pathname, expected) => {
    expect(headersFor(rules, pathname).get('cache-control')).toBe(expected);
  });

  it('returns the headers of the catch-all rule for every path', () => {
    expect(headersFor(rules, '/learn/').get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['/*.js', '/a/b.js', true],
    ['/*.js', '/.js', true],
    ['/*.js', '/a/b.css', false],
    ['/a/*/c/*.js', '/a/b/c/d.js', true],
    ['/a/*/c/*.js', '/a/c/d.js', false],
    ['/ab*ba', '/aba', false],
  ])('matches %s with %s: %s', (pattern, pathname, expected) => {
    expect(headersFor([{path: pattern, headers: [['X', 'y']]}], pathname).has('x')).toBe(expected);
  });

  it('joins the values of a header from several rules with a comma, as the hosts do', () => {
    const twice: HeaderRule[] = [
      {path: '/*', headers: [['Link', '<a>']]},
      {path: '/b', headers: [['Link', '<b>']]},
    ];
    expect(headersFor(twice, '/b').get('link')).toBe('<a>, <b>');
  });
});
