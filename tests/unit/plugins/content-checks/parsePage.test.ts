import {parsePage} from '@site/plugins/content-checks/parsePage';

describe('parsePage', () => {
  it('knows the route of a page that is named like its folder', () => {
    expect(parsePage('docs/validators/staking/staking.mdx', 'Text.')).toMatchObject({
      route: '/validators/staking',
    });
  });

  it('says where the MDX is broken', () => {
    expect(parsePage('docs/a.mdx', 'One.\n\nA < b {c\n')).toEqual({
      file: 'docs/a.mdx',
      line: 3,
      message: expect.stringMatching(
        /^the MDX doesn't parse: .*; escape "\{" and "<" in prose, and close every tag and expression$/,
      ),
    });
  });
});
