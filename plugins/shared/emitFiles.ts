import type {Plugin} from '@docusaurus/types';

/** The part of the bundlers' interface that this module uses. */
type Compiler = {
  webpack: {sources: {RawSource: new (text: string) => unknown}};
  hooks: {thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void}};
};
type Compilation = {
  emitAsset(file: string, source: unknown): void;
  hooks: {processAssets: {tap(name: string, run: () => void): void}};
};

type Files = {
  /** Name of the plugin. */
  name: string;
  /** Returns the data of each file, by its path in the site. */
  read: () => Iterable<readonly [file: string, data: unknown]>;
};

/**
 * Returns a `configureWebpack` that adds JSON files to the site, in builds and, after each change of a page or of a file that
 * a page depends on, in `npm start`. The plugin registers no dependencies itself: Rspack 1.7 compiles the modules that have
 * them again at each start, although its cache has them.
 */
export function emitFiles({name, read}: Files): NonNullable<Plugin['configureWebpack']> {
  const plugin = {
    apply(compiler: Compiler): void {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap(name, () => {
          for (const [file, data] of read()) {
            compilation.emitAsset(file, new compiler.webpack.sources.RawSource(JSON.stringify(data)));
          }
        });
      });
    },
  };
  return (_config, isServer) =>
    (isServer ? {} : {plugins: [plugin]}) as ReturnType<NonNullable<Plugin['configureWebpack']>>;
}
