import {rehypeContents} from '@site/plugins/mdx-components';
import {isMdxElement} from '@site/plugins/shared/mdxElements';
import {parseHtmlTree} from '@site/tests/support/parseHtmlTree';

it.each([
  ['Lead.\n\n## First\n', ['p', 'ContentsBar', 'h2']],
  ['## First\n\nText.\n', ['ContentsBar', 'h2', 'p']],
])('the table of contents is below the first paragraph of %j, if that is first', async (page, names) => {
  const tree = await parseHtmlTree(page);
  rehypeContents()(tree);
  expect(
    tree.children.flatMap((node) =>
      isMdxElement(node) ? (node.name ?? []) : node.type === 'element' ? node.tagName : [],
    ),
  ).toEqual(names);
});
