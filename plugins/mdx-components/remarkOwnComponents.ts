import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {mdxComponents} from '../../src/config/mdxComponents';
import {isMdxElement} from '../shared/mdxElements';

/** Remark plugin: imports the components that only some pages load, so that they are part of the bundles of these pages. */
export function remarkOwnComponents() {
  return (tree: Root): void => {
    const names = new Set<string>();
    visit(tree, (node) => {
      if (isMdxElement(node) && node.name !== null && mdxComponents[node.name]?.isOwn) names.add(node.name);
    });
    tree.children.unshift(...[...names].map(importOf));
  };
}

function importOf(name: string): RootContent {
  const folder = mdxComponents[name]?.tool === undefined ? 'components' : 'components/tools';
  const source = `@site/src/${folder}/${name}`;
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: source, raw: `'${source}'`},
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}'`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration], comments: []}},
  } as unknown as RootContent;
}
