import {once} from 'node:events';
import {Agent, request, type IncomingMessage} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import {encodeRequest} from '../../src/askAi/chatRequest';
import {chatPaths, createStreamParser} from '../../src/askAi/protocol';
import {readSets} from '../../tests/evals/readSets';

export const READERS = 200;

type Load = {
  port: string;
  /** Readers send no new question after this time. Each sends at least one. */
  seconds: number;
  /** Milliseconds in which all readers start, one after the other; 0 if all send their first question together. */
  startWindow: number;
};

/** Milliseconds from the request to the first byte for each complete answer, and a phrase for each other one. */
export type ChatLoad = {firstBytes: number[]; errors: string[]};

/** Runs all readers at the same time. Each asks the next question as soon as it has the whole answer. */
export async function runReaders({port, seconds, startWindow}: Load): Promise<ChatLoad> {
  const result: ChatLoad = {firstBytes: [], errors: []};
  const questions = readSets<{q: string}>('questions').map(({q}) => q);
  const end = performance.now() + seconds * 1000;
  const runReader = async (reader: number): Promise<void> => {
    let threadId: string | undefined;
    await pause((startWindow * reader) / READERS);
    for (let turn = 0; turn === 0 || performance.now() < end; turn += 1) {
      const message = questions[(reader * 7 + turn * 13) % questions.length]!;
      try {
        const answer = await readAnswer(port, reader, encodeRequest({message, threadId}));
        threadId = answer.threadId;
        result.firstBytes.push(answer.firstByte);
      } catch (error) {
        result.errors.push((error as Error).message);
        // A reader whose question is refused needs a moment to ask again.
        await pause(100);
      }
    }
  };
  await Promise.all(Array.from({length: READERS}, (_, reader) => runReader(reader)));
  return result;
}

/** @throws Error if the answer isn't complete; the message is the code of the error event if there is one */
async function readAnswer(
  port: string,
  reader: number,
  body: string,
): Promise<{firstByte: number; threadId: string | undefined}> {
  const started = performance.now();
  const response = await post(port, body, reader);
  if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
  const parser = createStreamParser();
  let firstByte: number | undefined;
  let threadId: string | undefined;
  let hasWords = false;
  for await (const bytes of response as AsyncIterable<Uint8Array>) {
    firstByte ??= performance.now() - started;
    for (const event of parser.push(bytes)) {
      if (event.type === 'thread') threadId = event.id;
      if (event.type === 'delta' && event.text.trim() !== '') hasWords = true;
      if (event.type === 'error') throw new Error(event.code);
    }
  }
  if (!parser.finished) throw new Error('incomplete stream');
  if (firstByte === undefined || !hasWords) throw new Error('empty answer');
  return {firstByte, threadId};
}

/** Each question uses a new connection, like a reader's. `fetch` would use more CPU in the bench than in the server. */
const agent = new Agent({keepAlive: false});

async function post(port: string, body: string, reader: number): Promise<IncomingMessage> {
  const sent = request({
    agent,
    host: '127.0.0.1',
    port,
    path: chatPaths.stream,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Accept: 'text/event-stream',
      'X-Forwarded-For': `10.0.${reader >> 8}.${reader & 255}`,
    },
  });
  sent.end(body);
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response;
  } catch (error) {
    throw new Error(`no response: ${(error as Error).message}`, {cause: error});
  }
}
