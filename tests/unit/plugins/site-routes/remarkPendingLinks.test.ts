import path from 'node:path';
import {remarkPendingLinks} from '@site/plugins/site-routes/remarkPendingLinks';
import {elementsOf} from '@site/tests/support/elementsOf';
import {makeFolder} from '@site/tests/support/folder';
import {parseMarkdown} from '@site/plugins/shared/markdown';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

const HREFS = ['/learn/sharding#why', '/learn/later/', '/nowhere', 'https://example.org'];
/** All but the one whose page is planned and not written. */
const KEPT = ['/learn/sharding#why', '/nowhere', 'https://example.org'];

function leavePending(text: string) {
  const {directory, remove} = makeFolder({'docs/learn/sharding.mdx': 'A page.'});
  const tree = parseMarkdown(text);
  remarkPendingLinks({
    docsDir: path.join(directory, 'docs'),
    planned: ['/learn/sharding', '/learn/later'],
  })(tree);
  remove();
  return tree;
}

describe('remarkPendingLinks', () => {
  it('keeps the link of a card to an existing page, and removes a link to a planned page', () => {
    const tree = leavePending(
      HREFS.map((href) => `<Card title="A" href="${href}">Text.</Card>`).join('\n\n'),
    );
    const hrefs = elementsOf(tree, 'Card').map(({href}) => href);
    expect(hrefs).toHaveLength(HREFS.length);
    expect(hrefs.filter(Boolean)).toEqual(KEPT);
  });

  it('makes a link to a page that is only planned plain text', () => {
    const tree = leavePending(HREFS.map((href) => `[**Text** of ${href}](${href})`).join(', '));
    const links: string[] = [];
    visit(tree, 'link', ({url}) => void links.push(url));
    expect(links).toEqual(KEPT);
    expect(toString(tree)).toBe(HREFS.map((href) => `Text of ${href}`).join(', '));
  });
});
