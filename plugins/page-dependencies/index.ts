import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {GLOSSARY_FILE} from '../markdownPlugins';
import {documentFile, services} from '../openapi/document';
import {isApiComponent} from '../openapi/remarkOpenApi';
import {samplesOf} from '../remark-samples/samplesOf';
import {VERIFIED_FILE} from '../remark-samples/verification';
import type {PageTrees} from '../shared/markdown';
import {isMdxElement} from '../shared/mdxElements';

/**
 * Docusaurus plugin: registers the samples that a page shows, the file of their verification results, the glossary, and
 * the OpenAPI documents as dependencies of the page. A change of these rebuilds the page in `npm start`, and in a build that uses the bundler's
 * cache. Its option `trees` contains the parsed pages, which it shares with the build of the pages.
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
            // Docusaurus excludes the files of other MDX rules from its rule for remaining MDX files, so list them exactly.
            include: [path.join(siteDir, 'docs'), path.join(siteDir, 'src', 'pages')],
            enforce: 'pre',
            use: [{loader: require.resolve('./loader.cjs'), options: {dependenciesOf}}],
          },
        ],
      },
    }),
  };
}

/**
 * Returns a function from a page's path and source to the absolute paths of the other files that the page depends on. The
 * bundlers for the browser and for the server both call it. The result is cached, because the build of the page consumes
 * the tree between these calls. A page that doesn't parse has no dependencies; its build reports the error.
 */
function createDependencyReader(
  siteDir: string,
  trees: PageTrees,
): (page: string, source: string) => string[] {
  const cache = new Map<string, {source: string; files: string[]}>();
  return (page, source) => {
    const cached = cache.get(page);
    if (cached?.source === source) return cached.files;
    const files = filesOf(page, source, trees).map((file) => path.resolve(siteDir, file));
    cache.set(page, {source, files});
    return files;
  };
}

function filesOf(page: string, source: string, trees: PageTrees): string[] {
  let tree: Root;
  try {
    tree = trees.read(page, source);
  } catch {
    // The build of the page reports the error, with its line.
    return [];
  }
  const samples = samplesOf(tree);
  return [
    ...samples,
    ...(samples.length > 0 ? [VERIFIED_FILE] : []),
    ...(has(tree, (node) => isMdxElement(node, 'Term')) ? [GLOSSARY_FILE] : []),
    ...(has(tree, isApiComponent) ? services.map(documentFile) : []),
  ];
}

function has(tree: Root, isWanted: (node: Node) => boolean): boolean {
  let found = false;
  visit(tree, (node) => {
    found ||= isWanted(node);
  });
  return found;
}
