import {refusals, type RefusalCode} from './protocol';

/** Why an answer is missing or incomplete. */
export type Fault =
  /** The response has an error status. `retryAfter` is in seconds. */
  | {kind: 'http'; status: number; code?: RefusalCode; retryAfter?: number}
  /** No connection, or no chat endpoint at the address. */
  | {kind: 'unreachable'}
  | {kind: 'no-first-byte'}
  | {kind: 'stalled'}
  /** The connection ended before the answer did. */
  | {kind: 'cut'}
  /** The answer ended without text. */
  | {kind: 'empty'}
  /** The endpoint reported a failure. */
  | {kind: 'answer'; code: RefusalCode};

/** Thrown if an answer is missing or incomplete. */
export class ChatFault extends Error {
  constructor(
    readonly fault: Fault,
    options?: ErrorOptions,
  ) {
    super(fault.kind, options);
    this.name = 'ChatFault';
  }
}

/** A fault with a technical message. The UI displays a sentence for the fault instead. */
export type ChatError = {message: string; fault: Fault};

/** Returns the error for the state. For an error status, the message is the one in the specification. */
export function toChatError(fault: Fault): ChatError {
  return {message: messageOf(fault), fault};
}

function messageOf(fault: Fault): string {
  if (fault.kind === 'http') return `HTTP error! status: ${fault.status}`;
  return fault.kind === 'answer' ? `Answer error: ${fault.code}` : `Chat error: ${fault.kind}`;
}

/**
 * Statuses of a static host without an endpoint. Statuses above 500 come from a proxy whose endpoint is down.
 */
const NO_ENDPOINT: ReadonlySet<number> = new Set([403, 404, 405]);

/** Why this browser answers instead of the endpoint. */
export type OfflineReason = 'unreachable' | 'silent' | 'rate-limited';

/**
 * Returns why the browser may answer instead of the endpoint: the host has no working endpoint, a connection hangs before
 * the first text, or too many questions came from the reader's address. Returns undefined for other faults.
 *
 * @param hasText whether a part of the answer arrived
 */
export function offlineReasonOf(fault: Fault, hasText: boolean): OfflineReason | undefined {
  if (fault.kind === 'unreachable') return 'unreachable';
  if (fault.kind === 'no-first-byte' || (fault.kind === 'stalled' && !hasText)) return 'silent';
  if (fault.kind !== 'http') return undefined;
  if (fault.status === refusals.rate_limited.status) return 'rate-limited';
  const isMissing = fault.code === undefined && (NO_ENDPOINT.has(fault.status) || fault.status > 500);
  return isMissing ? 'unreachable' : undefined;
}
