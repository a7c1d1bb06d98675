import {serveSite} from './servedSite';
import {withResolvers} from './withResolvers';

type DelayedSite = {
  origin: string;
  /** Sends the responses held back so far, and delays none from now on. */
  deliver(): void;
  close(): Promise<void>;
};

/** Serves the built site on a free port, and holds back responses to the requests that `isDelayed` selects. */
export async function serveDelayedSite(isDelayed: (request: Request) => boolean): Promise<DelayedSite> {
  const delivery = withResolvers();
  const {origin, close} = await serveSite('build', {
    async answer(request) {
      if (isDelayed(request)) await delivery.promise;
      return undefined;
    },
  });
  return {origin, deliver: delivery.resolve, close};
}

/** Whether a request is for a script that the page needs now, and not a link prefetch. */
export function isScriptNeededNow({url, headers}: Request): boolean {
  // If link prefetches were delayed, they would use all connections of the browser.
  return url.includes('/assets/js/') && !headers.get('sec-purpose')?.includes('prefetch');
}
