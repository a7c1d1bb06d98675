import {toHtml} from 'hast-util-to-html';
import {rehypeReachable} from '@site/plugins/mdx-components';
import {parseHtmlTree} from '@site/tests/support/parseHtmlTree';

describe('rehypeReachable', () => {
  it('labels a task as done or not done', async () => {
    const tree = await parseHtmlTree('- [x] a\n- [ ] b\n');
    rehypeReachable()(tree);
    expect(toHtml(tree).match(/aria-label="[^"]*"/g)).toEqual(['aria-label="Done"', 'aria-label="Not done"']);
  });

  it('makes a block formula focusable by keyboard, but not an inline formula', () => {
    const math = (display: string) => ({
      type: 'element' as const,
      tagName: 'math',
      properties: {display},
      children: [],
    });
    const tree = {type: 'root' as const, children: [math('block'), math('inline')]};
    rehypeReachable()(tree);
    expect(toHtml(tree)).toBe('<math display="block" tabindex="0"></math><math display="inline"></math>');
  });
});
