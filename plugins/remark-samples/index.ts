import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {fillSamples} from './fillSamples';
import {projectFiles} from './projectFiles';

/** Remark plugin: an empty fence with `file=samples/…#region` becomes the code of that region. */
export function remarkSamples({root = process.cwd()}: {root?: string} = {}) {
  const files = projectFiles(root);
  return (tree: Root, file: {path?: string}) => {
    fillSamples(tree, {files, page: file.path === undefined ? 'a page' : path.relative(root, file.path)});
  };
}

/**
 * Docusaurus plugin: makes each page depend on the samples that it shows, so that a changed sample reloads its
 * pages in `npm start`, and renews them in a build that reuses the bundler's cache.
 */
export default function sampleDependencies({siteDir}: LoadContext): Plugin {
  return {
    name: 'sample-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Docusaurus leaves out of its rule for other MDX files what the rules for MDX include, so one has to say it.
            include: [path.join(siteDir, 'docs')],
            enforce: 'pre',
            use: [require.resolve('./dependencyLoader.cjs')],
          },
        ],
      },
    }),
  };
}

export {fillSamples} from './fillSamples';
export {projectFiles} from './projectFiles';
