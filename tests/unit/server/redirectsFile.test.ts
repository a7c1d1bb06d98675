import {formatRedirectsFile, parseRedirectsFile} from '@site/server/redirectsFile';

it('reads what it writes', () => {
  const rules = [
    ['/old%20page/', '/new/'],
    ['/a.md', '/a/index.md'],
  ] as const;
  expect(parseRedirectsFile(formatRedirectsFile(rules))).toEqual(new Map(rules));
});

it('lists every redirect that a host would reject', () => {
  const many = Array.from({length: 2001}, (_, index) => [`/${index}`, '/x'] as const);
  expect(() => formatRedirectsFile([['/a b', '/x'], ['/a', '//other'], ...many])).toThrow(
    'Redirects file: expected an encoded path that starts with one slash, found "/a b"; expected an encoded path that ' +
      'starts with one slash, found "//other"; expected at most 2000 redirects, found 2003.',
  );
});

it('lists every line that is no redirect', () => {
  expect(() => parseRedirectsFile('/a /b 301\n/c /d\n/e /f 200!\n')).toThrow(
    'Redirects file: expected lines like "/from /to 301", found "/c /d", "/e /f 200!".',
  );
});
