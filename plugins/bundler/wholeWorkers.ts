import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: bundles the script of a worker into one file. By default, the bundler puts packages into a second
 * file, which the worker requests only after it has started. This would delay the first search results by a round trip.
 */
export default function wholeWorkers(): Plugin {
  return {
    name: 'whole-workers',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                // Initial chunks aren't split either, which is the bundler's default.
                chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
              },
            },
          },
  };
}
