import type {Context} from 'hono';
import type {ChatSettings} from '../settings';
import {clientAddress} from './clientAddress';
import type {Log} from './log';
import type {RateLimit} from './rateLimit';

type Refusal = {code: 'busy' | 'rate_limited'; /** Seconds. */ retryAfter: number};

/** Decides which requests get an answer. The chat endpoint and the MCP server share it, and with it their limits. */
export type RequestLimits = {
  /** Returns whether a site may use the endpoints: their own, and the configured ones. */
  allows(origin: string, context: Context): boolean;
  /** Counts a request. Returns the seconds to wait if its client exceeded the limit; `kind` has a separate limit. */
  count(context: Context, kind?: string): Promise<number | undefined>;
  /** Reserves a slot for an answer and counts it. The caller has to free the slot by `leave`. */
  enter(context: Context): Promise<Slot | {leave?: undefined; stopped?: undefined; refusal: Refusal}>;
  /** Number of answers in progress. */
  answering(): number;
  /** Announces that the server stops. Requests are still accepted. */
  drain(): void;
  isDraining(): boolean;
  /** Aborts all answers in progress, with the reason `SERVER_STOPS`, and refuses further ones as `busy`. */
  stop(): void;
};

type Slot = {
  leave: () => void;
  /** Aborts when the server stops. */ stopped: AbortSignal;
  refusal?: undefined;
};

export const SERVER_STOPS = new Error('The server stops.');

type Options = {
  rateLimit: Pick<RateLimit, 'count'>;
  settings: Pick<ChatSettings, 'allowedOrigins' | 'maxAnswers' | 'trustedProxies'>;
  log: Log;
};

const BUSY_RETRY_SECONDS = 2;

const PROXIES_ADVICE =
  'Set CHAT_TRUSTED_PROXIES to the number of proxies in front that append to X-Forwarded-For.';

export function createRequestLimits({rateLimit, settings, log}: Options): RequestLimits {
  const slots = new Set<AbortController>();
  let isDraining = false;
  let isStopped = false;
  let hasLoggedUnknownAddress = false;

  function addressOf(context: Context): string {
    const address = clientAddress(context, settings.trustedProxies);
    if (address === undefined && !hasLoggedUnknownAddress) {
      hasLoggedUnknownAddress = true;
      log({event: 'address_unknown', effect: 'all readers share one limit', advice: PROXIES_ADVICE});
    }
    return address ?? 'unknown';
  }

  async function count(context: Context, kind?: string): Promise<number | undefined> {
    return rateLimit.count([kind, addressOf(context)].filter(Boolean).join(' '));
  }

  return {
    allows(origin, context) {
      const isOwn = URL.canParse(origin) && new URL(origin).host === context.req.header('Host');
      return isOwn || settings.allowedOrigins.includes(origin);
    },
    count,
    async enter(context) {
      if (isStopped || slots.size >= settings.maxAnswers)
        return {refusal: {code: 'busy', retryAfter: BUSY_RETRY_SECONDS}};
      // Reserve a slot before the rate limit counts the question, so that a `busy` response doesn't use up the limit.
      const slot = new AbortController();
      slots.add(slot);
      const leave = () => void slots.delete(slot);
      try {
        const wait = await count(context);
        if (wait === undefined) return {leave, stopped: slot.signal};
        leave();
        return {refusal: {code: 'rate_limited', retryAfter: wait}};
      } catch (error) {
        leave();
        throw error;
      }
    },
    answering: () => slots.size,
    drain() {
      isDraining = true;
    },
    isDraining: () => isDraining,
    stop() {
      isStopped = true;
      for (const slot of slots) slot.abort(SERVER_STOPS);
    },
  };
}
