import {applyTrailingSlash} from '@docusaurus/utils-common';

it('the slash is added without changing an address that contains a replacement pattern', () => {
  const options = {trailingSlash: true, baseUrl: '/'};
  expect(applyTrailingSlash('/$&', options)).toBe('/$&/');
  expect(applyTrailingSlash('/learn/sharding?a=$&#b', options)).toBe('/learn/sharding/?a=$&#b');
});
