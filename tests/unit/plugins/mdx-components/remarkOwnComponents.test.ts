import type {Root} from 'mdast';
import {remarkOwnComponents} from '@site/plugins/mdx-components';
import {parseMarkdown} from '@site/plugins/shared/markdown';

/** Returns what the plugin adds to a page: the source of each import, and the source in its syntax tree. */
function importsOf(source: string): string[][] {
  const tree: Root = parseMarkdown(source);
  const before = tree.children.length;
  remarkOwnComponents()(tree);
  return tree.children.slice(0, tree.children.length - before).map((node) => {
    const {value, data} = node as unknown as {
      value: string;
      data: {estree: {body: {source: {value: string}}[]}};
    };
    return [value, ...data.estree.body.map((statement) => statement.source.value)];
  });
}

describe('remarkOwnComponents', () => {
  it('imports a component that only some pages load, once', () => {
    expect(importsOf('<GlossaryFilter />\n\nText\n\n<GlossaryFilter />\n\n<AddressTool id="a" />\n')).toEqual(
      [
        [
          "import GlossaryFilter from '@site/src/components/GlossaryFilter'",
          '@site/src/components/GlossaryFilter',
        ],
        [
          "import AddressTool from '@site/src/components/tools/AddressTool'",
          '@site/src/components/tools/AddressTool',
        ],
      ],
    );
  });

  it('imports nothing for components that every page loads', () => {
    expect(importsOf('<Steps>\n\n1. a\n\n</Steps>\n\n<br />\n')).toEqual([]);
  });
});
