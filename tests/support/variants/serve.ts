import {createStaticSite} from '../../../server/staticSite';
import {listen} from '../../../server/listen';

/** Serves a built folder on a free port, with the site's server. */
export async function serveFolder(directory: string): Promise<{origin: string; close(): Promise<void>}> {
  const server = await listen(createStaticSite({directory}), 0);
  return {origin: `http://localhost:${server.port}`, close: () => server.close()};
}
