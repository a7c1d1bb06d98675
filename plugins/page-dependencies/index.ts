import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {GLOSSARY_FILE} from '../markdownPlugins';
import {samplesOf} from '../remark-samples/samplesOf';
import {VERIFIED_FILE} from '../remark-samples/verification';
import type {PageTrees} from '../shared/markdown';
import {isMdxElement} from '../shared/mdxElements';

/**
 * Docusaurus plugin: a page depends on the samples that it shows, on the record of their checks, and on the glossary
 * that its terms come from. So a change of those renews the page in `npm start`, and in a build that reuses the
 * bundler's cache. Its option `trees` holds the parsed pages, which the pages' own build shares.
 */
export default function pageDependencies({siteDir}: LoadContext, options: unknown): Plugin {
  const {trees} = options as {trees: PageTrees};
  const dependenciesOf = createDependencyReader(siteDir, trees);
  return {
    name: 'page-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Docusaurus excludes from its rule for other MDX files what the rules for MDX include.
            include: [path.join(siteDir, 'docs')],
            enforce: 'pre',
            use: [{loader: require.resolve('./loader.cjs'), options: {dependenciesOf}}],
          },
        ],
      },
    }),
  };
}

/**
 * Gives the absolute paths of the files that a page is made of besides its own, by its path and source. It is asked by
 * the bundler of the browser's code and by that of the server's, and remembers the answer, since the page's build uses
 * up the tree in between. A page that doesn't parse has none: its build reports the error.
 */
function createDependencyReader(
  siteDir: string,
  trees: PageTrees,
): (page: string, source: string) => string[] {
  const known = new Map<string, {source: string; files: string[]}>();
  return (page, source) => {
    const before = known.get(page);
    if (before?.source === source) return before.files;
    const files = filesOf(page, source, trees).map((file) => path.resolve(siteDir, file));
    known.set(page, {source, files});
    return files;
  };
}

function filesOf(page: string, source: string, trees: PageTrees): string[] {
  let tree: Root;
  try {
    tree = trees.read(page, source);
  } catch {
    return [];
  }
  const samples = samplesOf(tree);
  return [
    ...samples,
    ...(samples.length > 0 ? [VERIFIED_FILE] : []),
    ...(hasTerm(tree) ? [GLOSSARY_FILE] : []),
  ];
}

function hasTerm(tree: Root): boolean {
  let found = false;
  visit(tree, (node) => {
    found ||= isMdxElement(node, 'Term');
  });
  return found;
}
