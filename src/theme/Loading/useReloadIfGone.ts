import {useEffect} from 'react';

/** What the bundler's runtime throws if a script or style sheet fails to load. `request` is its address. */
type LoadError = Error & {request?: string};

/**
 * Loads the page again if the server no longer has the chunk that failed to load, as in a tab from before a release: the
 * pages of the new release name other chunks. There is no loop, because the first page of a visit isn't
 * rendered if its code is missing (src/clientModules/showLoadFailures.ts).
 */
export function useReloadIfGone(
  error: Error | null | undefined,
  {
    fetch = (input: string, init: RequestInit) => globalThis.fetch(input, init),
    reload = () => window.location.reload(),
  } = {},
): void {
  useEffect(() => {
    const {request} = (error ?? {}) as Partial<LoadError>;
    if (request === undefined) return undefined;
    const leave = new AbortController();
    fetch(request, {method: 'HEAD', cache: 'no-store', signal: leave.signal}).then(
      ({status}) => {
        if (status >= 400 && status < 500 && !leave.signal.aborted) reload();
      },
      // Without a network, the reader has the Retry button.
      () => undefined,
    );
    return () => leave.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the other parameters are for tests
  }, [error]);
}
