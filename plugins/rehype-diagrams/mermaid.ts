import type * as BeautifulMermaid from 'beautiful-mermaid';
import createJiti from 'jiti';

/**
 * The diagram library. Its package.json exports it only for `import`, but the loaders of the Docusaurus configuration and
 * of Jest resolve for `require`. `esmResolve` tries both. Import it directly once it has a "default" condition.
 */
export const {parseMermaid, renderMermaidSVG} = createJiti(__filename, {esmResolve: true})(
  'beautiful-mermaid',
) as typeof BeautifulMermaid;
