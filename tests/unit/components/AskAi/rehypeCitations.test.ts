import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {rehypeCitations} from '@site/src/components/AskAi/Answer/rehypeCitations';

function cited(html: string): string {
  const tree = fromHtml(html, {fragment: true});
  rehypeCitations(['/learn/rounds', '/learn/shards#why'])(tree);
  return toHtml(tree);
}

it.each([
  ['<p>Six seconds [1].</p>', '<p>Six seconds <a href="/learn/rounds">[1]</a>.</p>'],
  ['<p>[1][2]</p>', '<p><a href="/learn/rounds">[1]</a><a href="/learn/shards#why">[2]</a></p>'],
  ['<p>Nowhere [3], [0], [x].</p>', '<p>Nowhere [3], [0], [x].</p>'],
  ['<p><code>a[1]</code></p>', '<p><code>a[1]</code></p>'],
  ['<pre><code>a[1]</code></pre>', '<pre><code>a[1]</code></pre>'],
])('links the numbers of known sources, except in code: %s', (html, expected) => {
  expect(cited(html)).toBe(expected);
});
