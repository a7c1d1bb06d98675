import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {consoleOperations} from './consoleOperations';
import {documentFile, servedFile, services} from './document';
import {servedDocument} from './servedDocument';

/** The part of the bundlers' interface that this plugin uses. */
type Compiler = {
  webpack: {sources: {RawSource: new (text: string) => unknown}};
  hooks: {thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void}};
};
type Compilation = {
  fileDependencies: {add(file: string): void};
  emitAsset(file: string, source: unknown): void;
  hooks: {processAssets: {tap(name: string, run: () => void): void}};
};

const NAME = 'openapi';

/**
 * Docusaurus plugin: adds files to the site, in builds and in `npm start`.
 * - `openapi/gateway.json` and `openapi/api.json`: the OpenAPI documents of src/api, for download.
 * - `openapi/operations-gateway-addresses.json` and others: the operations (`ApiOperation[]`) of each tag, which the API
 *   console loads.
 */
export default function openApiPlugin({siteDir, siteConfig}: LoadContext, _options: unknown): Plugin {
  const site = siteConfig.url + siteConfig.baseUrl;
  const files = {
    apply(compiler: Compiler): void {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        for (const service of services)
          compilation.fileDependencies.add(path.join(siteDir, documentFile(service)));
        compilation.hooks.processAssets.tap(NAME, () => {
          for (const [file, data] of filesOf(siteDir, site)) {
            compilation.emitAsset(file, new compiler.webpack.sources.RawSource(JSON.stringify(data)));
          }
        });
      });
    },
  };
  return {
    name: NAME,
    configureWebpack: (_config, isServer) =>
      (isServer ? {} : {plugins: [files]}) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}

/** Returns the content of each file, by its path in the site. */
export function filesOf(root: string, site: string): [string, unknown][] {
  return services.flatMap((service): [string, unknown][] => [
    [servedFile(service), servedDocument(service, {site, root})],
    ...consoleOperations(service, root),
  ]);
}
