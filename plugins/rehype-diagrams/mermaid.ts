import type * as BeautifulMermaid from 'beautiful-mermaid';
import createJiti from 'jiti';

/**
 * The diagram library. Its package.json exports it to `import` alone, and the loaders of Docusaurus' configuration and of
 * Jest resolve as `require` does; `esmResolve` tries both. Import it directly once it has a "default" condition.
 */
export const {parseMermaid, renderMermaidSVG} = createJiti(__filename, {esmResolve: true})(
  'beautiful-mermaid',
) as typeof BeautifulMermaid;
