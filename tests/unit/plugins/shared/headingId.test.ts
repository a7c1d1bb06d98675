import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import type {Heading, Root} from 'mdast';
import {explicitId} from '@site/plugins/shared/headingId';
import {parseMarkdown} from '@site/plugins/shared/markdown';

const headingOf = (tree: Root) => tree.children[0] as Heading;

it.each([
  ['## Title {/* #one */}', 'one'],
  ['## Title {/*#Two_2*/}', 'Two_2'],
  ['## Title {/* #three and a remark */}', 'three'],
  ['## Title {/* four */}', undefined],
  ['## Title {/* # */}', undefined],
  ["## Title {'#five'}", undefined],
  ['## {/* #six */} Title', undefined],
  ['## Title', undefined],
])('the explicit id of %s is %s, as Docusaurus reads it', async (source, id) => {
  expect(explicitId(headingOf(parseMarkdown(source)))).toBe(id);
  const tree = parseMarkdown(source);
  const read = headings as unknown as (options: object) => (tree: Root) => Promise<void>;
  await read({anchorsMaintainCase: false})(tree);
  const byDocusaurus = (headingOf(tree).data as {id?: string} | undefined)?.id;
  if (id !== undefined) expect(byDocusaurus).toBe(id);
});
