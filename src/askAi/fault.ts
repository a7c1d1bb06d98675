import type {RefusalCode} from './protocol';

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

/** Returns true if the host has no working endpoint, so that the browser may answer instead. */
export function isEndpointMissing(fault: Fault): boolean {
  if (fault.kind === 'unreachable') return true;
  if (fault.kind !== 'http' || fault.code !== undefined) return false;
  return NO_ENDPOINT.has(fault.status) || fault.status > 500;
}
