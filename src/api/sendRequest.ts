import type {ApiRequest} from './apiRequest';
import {parseJson} from './json';

/** The outcome of a request. `duration` is in milliseconds. */
export type Outcome =
  {kind: 'response'; response: ApiResponse; duration: number} | {kind: FailureKind; duration: number};

/**
 * Why there is no response:
 * - `cancelled`: by the reader
 * - `timeout`: nothing arrived for the timeout's duration
 * - `offline`: the browser has no network
 * - `refused`: the server responds, but the browser hides the response from other sites' pages (CORS)
 * - `unreachable`: no connection to the server; browsers don't tell pages the reason, such as DNS
 * - `interrupted`: the connection broke during the response
 */
type FailureKind = 'cancelled' | 'timeout' | 'offline' | 'refused' | 'unreachable' | 'interrupted';

export type ApiResponse = {
  status: number;
  /** Seconds after which the server accepts requests again, from the header Retry-After. */
  retryAfter?: number;
  /** Size of the body, decompressed. */
  bytes: number;
  content: Content;
};

export type Content =
  | {kind: 'json'; value: unknown}
  /** Declared as JSON, but not valid. `problem` is the parser's message. */
  | {kind: 'malformed'; text: string; problem: string}
  | {kind: 'text'; text: string}
  | {kind: 'empty'}
  /** Larger than `MAX_SHOWN_BYTES`. */
  | {kind: 'large'; file: Blob};

/** Milliseconds to wait for the response, and for each further part of it. */
export const TIMEOUT = 15_000;

/** Larger responses are offered as a download, because a page with them would be slow. */
export const MAX_SHOWN_BYTES = 2_000_000;

type Options = {
  /** Cancels the request. */
  signal: AbortSignal;
  timeout?: number;
  fetch?: typeof globalThis.fetch;
  isOnline?: () => boolean;
};

/** Sends a request without cookies, and returns the outcome. Never throws. */
export async function sendRequest(
  {url, method, headers, body}: ApiRequest,
  {
    signal,
    timeout = TIMEOUT,
    fetch = (input, init) => globalThis.fetch(input, init),
    isOnline = () => navigator.onLine,
  }: Options,
): Promise<Outcome> {
  const start = performance.now();
  const took = () => performance.now() - start;
  const controller = new AbortController();
  const abort = (reason: FailureKind) => controller.abort(reason);
  const cancel = () => abort('cancelled');
  signal.addEventListener('abort', cancel, {once: true});
  let timer = setTimeout(abort, timeout, 'timeout');
  const waitForMore = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, timeout, 'timeout');
  };
  let hasArrived = false;
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      signal: controller.signal,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    hasArrived = true;
    const file = await readBody(response, waitForMore);
    const duration = took();
    const content = await contentOf(file, response.headers.get('Content-Type') ?? '');
    const retryAfter = secondsUntilRetry(response.headers.get('Retry-After'));
    const {status} = response;
    return {kind: 'response', response: {status, retryAfter, bytes: file.size, content}, duration};
  } catch {
    // The error doesn't contain the reason.
    const duration = took();
    if (controller.signal.aborted) return {kind: controller.signal.reason as FailureKind, duration};
    if (!isOnline()) return {kind: 'offline', duration};
    if (hasArrived) return {kind: 'interrupted', duration};
    waitForMore();
    const isThere = await isReachable(url, fetch, controller.signal);
    return {kind: isThere ? 'refused' : 'unreachable', duration};
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

/** Returns whether the server of a URL responds at all. Without CORS, pages can send requests, but not read responses. */
async function isReachable(
  url: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await fetch(new URL('/', url), {mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal});
    return true;
  } catch {
    // No connection.
    return false;
  }
}

async function readBody(response: Response, onPart: () => void): Promise<Blob> {
  const parts: BlobPart[] = [];
  const reader = response.body?.getReader();
  for (;;) {
    onPart();
    const part = await reader?.read();
    if (part?.value === undefined) break;
    parts.push(part.value);
  }
  // A type that browsers never render: a download is a file at an address of this site.
  return new Blob(parts, {type: 'application/octet-stream'});
}

async function contentOf(file: Blob, type: string): Promise<Content> {
  if (file.size === 0) return {kind: 'empty'};
  if (file.size > MAX_SHOWN_BYTES) return {kind: 'large', file};
  const text = await file.text();
  try {
    return {kind: 'json', value: parseJson(text)};
  } catch (error) {
    return /\bjson\b/i.test(type)
      ? {kind: 'malformed', text, problem: (error as Error).message}
      : {kind: 'text', text};
  }
}

/** Retry-After contains seconds or a date (RFC 9110, section 10.2.3). */
function secondsUntilRetry(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}
