import {applyTrailingSlash} from '@docusaurus/utils-common';

it('the slash is added to the address as it is, also where it reads like a replacement pattern', () => {
  const options = {trailingSlash: true, baseUrl: '/'};
  expect(applyTrailingSlash('/$&', options)).toBe('/$&/');
  expect(applyTrailingSlash('/learn/sharding?a=$&#b', options)).toBe('/learn/sharding/?a=$&#b');
});
