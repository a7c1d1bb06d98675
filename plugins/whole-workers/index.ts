import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: the script of a worker is one file. The bundler would put its packages in another, which the worker
 * asks for only once it has started: a round trip more until the first results of a search.
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
                // What comes with the first load stays whole as well, which is the bundler's default.
                chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
              },
            },
          },
  };
}
