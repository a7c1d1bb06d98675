import type {RefusalCode} from './protocol';

/** Why there is no answer, or only a part of one. */
export type Fault =
  /** The status wasn't OK. */
  | {kind: 'http'; status: number; code?: RefusalCode; retryAfter?: number}
  /** No connection, or nothing at that address that answers questions. */
  | {kind: 'unreachable'}
  | {kind: 'no-first-byte'}
  | {kind: 'stalled'}
  /** The connection ended before the answer did. */
  | {kind: 'cut'}
  /** The answer ended without a word. */
  | {kind: 'empty'}
  /** The endpoint said that it failed. */
  | {kind: 'answer'; code: RefusalCode};

/** Thrown where an answer doesn't come, or not whole. */
export class ChatFault extends Error {
  constructor(
    readonly fault: Fault,
    options?: ErrorOptions,
  ) {
    super(fault.kind, options);
    this.name = 'ChatFault';
  }
}

/** The message is for the record; the reader sees a sentence for the fault. */
export type ChatError = {message: string; fault: Fault};

/** A fault as the state keeps it; for a status that isn't OK, the message is the specification's. */
export function toChatError(fault: Fault): ChatError {
  return {message: messageOf(fault), fault};
}

function messageOf(fault: Fault): string {
  if (fault.kind === 'http') return `HTTP error! status: ${fault.status}`;
  return fault.kind === 'answer' ? `Answer error: ${fault.code}` : `Chat error: ${fault.kind}`;
}

/**
 * Statuses of a host that has no endpoint, since it serves files only. Those above 500 are of a proxy whose endpoint is
 * down.
 */
const NO_ENDPOINT: ReadonlySet<number> = new Set([403, 404, 405]);

/** True for the fault of a host where nothing answers questions, so that the browser may answer instead. */
export function hasNoEndpoint(fault: Fault): boolean {
  if (fault.kind === 'unreachable') return true;
  if (fault.kind !== 'http' || fault.code !== undefined) return false;
  return NO_ENDPOINT.has(fault.status) || fault.status > 500;
}
