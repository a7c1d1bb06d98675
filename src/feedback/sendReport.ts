/** Delivery status of a report. `unavailable`: the server has no report endpoint, as on a static host. */
export type Delivery = 'sent' | 'unavailable' | 'failed';

type Options = {
  /** Origin of the server; empty for the site's own origin. */
  origin?: string;
  fetch?: typeof fetch;
};

/** Sends a report to one of `reportPaths`. It arrives even if the reader leaves the page in the meantime. */
export async function sendReport(
  path: string,
  body: string,
  {origin = '', fetch = (...args) => globalThis.fetch(...args)}: Options = {},
): Promise<Delivery> {
  try {
    const {status, ok} = await fetch(origin + path, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body,
      keepalive: true,
    });
    if (status === 204) return 'sent';
    // A static host returns 404 or 405, or a page for every address.
    return ok || status === 404 || status === 405 ? 'unavailable' : 'failed';
  } catch {
    // No connection.
    return 'failed';
  }
}
