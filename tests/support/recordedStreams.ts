import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createStreamParser, type ChatEvent} from '@site/src/askAi/protocol';

/** Reads the bytes of a recorded answer in tests/support/streams. */
export function recordedBytes(file: string): Uint8Array {
  return new Uint8Array(readFileSync(path.join(__dirname, 'streams', file)));
}

/** Reads the network chunks of a recorded answer by the specification's server. */
export function recordedChunks(file: string): string[] {
  return JSON.parse(readFileSync(path.join(__dirname, 'streams', file), 'utf8')) as string[];
}

/** Parses an answer that arrives in these chunks, and returns the final result. */
export function replay(pieces: Iterable<Uint8Array | string>) {
  const parser = createStreamParser();
  const encoder = new TextEncoder();
  const events: ChatEvent[] = [];
  for (const piece of pieces)
    events.push(...parser.push(typeof piece === 'string' ? encoder.encode(piece) : piece));
  events.push(...parser.flush());
  return {...summaryOf(events), finished: parser.finished};
}

/** Returns the thread, the joined text and all other events, in order. */
export function summaryOf(events: readonly ChatEvent[]) {
  return {
    thread: events.flatMap((event) => (event.type === 'thread' ? [event.id] : [])).at(-1),
    text: events.map((event) => (event.type === 'delta' ? event.text : '')).join(''),
    rest: events.filter(({type}) => type !== 'thread' && type !== 'delta'),
  };
}
