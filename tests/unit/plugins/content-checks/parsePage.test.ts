import {parsePage} from '@site/plugins/content-checks/parsePage';

describe('parsePage', () => {
  it('returns the route of a page that has the name of its folder', () => {
    expect(parsePage('docs/validators/staking/staking.mdx', 'Text.')).toMatchObject({
      route: '/validators/staking',
    });
  });

  it('reports the line of the tag that is never closed', () => {
    expect(parsePage('docs/a.mdx', 'One.\n\nTwo.\n\n<Card title="A">\n\nText.\n')).toMatchObject({
      line: 5,
      message: expect.stringContaining('Expected a closing tag for `<Card>` (5:1-5:17)'),
    });
  });

  it('reports the line of invalid MDX', () => {
    expect(parsePage('docs/a.mdx', 'One.\n\nA < b {c\n')).toEqual({
      file: 'docs/a.mdx',
      line: 3,
      message: expect.stringMatching(
        /^the MDX doesn't parse: .*; escape "\{" and "<" in prose, and close every tag and expression$/,
      ),
    });
  });
});
