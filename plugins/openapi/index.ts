import type {LoadContext, Plugin} from '@docusaurus/types';
import {consoleOperations} from './consoleOperations';
import {servedFile, services} from './document';
import {emitFiles} from '../shared/emitFiles';
import {servedDocument} from './servedDocument';

const NAME = 'openapi';

/**
 * Docusaurus plugin: adds files to the site, in builds and in `npm start`.
 * - `openapi/gateway.json` and `openapi/api.json`: the OpenAPI documents of src/api, for download.
 * - `openapi/operations-gateway-addresses.json` and others: the operations (`ApiOperation[]`) of each tag, which the API
 *   console loads.
 */
export default function openApiPlugin({siteDir, siteConfig}: LoadContext, _options: unknown): Plugin {
  const site = siteConfig.url + siteConfig.baseUrl;
  return {
    name: NAME,
    configureWebpack: emitFiles({
      name: NAME,
      read: () => filesOf(siteDir, site),
    }),
  };
}

/** Returns the content of each file, by its path in the site. */
export function filesOf(root: string, site: string): [string, unknown][] {
  return services.flatMap((service): [string, unknown][] => [
    [servedFile(service), servedDocument(service, {site, root})],
    ...consoleOperations(service, root),
  ]);
}
