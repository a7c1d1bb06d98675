import type {Root} from 'hast';
import {rehypeAlt} from '@site/plugins/mdx-components';
import {createMdxElement} from '@site/plugins/shared/mdxElements';

it('the text of an image has its characters instead of entities, once', () => {
  const image = createMdxElement('img', {alt: 'the user&#39;s &quot;Send&quot; &amp;amp;'}, {type: 'root'});
  rehypeAlt()({type: 'root', children: [image]} as unknown as Root);
  expect(image.attributes).toEqual([
    {type: 'mdxJsxAttribute', name: 'alt', value: 'the user\'s "Send" &amp;'},
  ]);
});
