import {createStreamParser, type ChatEvent} from '../../src/askAi/protocol';
import {startServer, type RunningServer} from './startServer';

/** Starts `npm run serve:chat` in a separate process. `kill` ends it immediately. */
export function startChat(
  corpusFile: string,
  env: Record<string, string> = {},
  cwd?: string,
): RunningServer & {kill(): Promise<unknown>} {
  const server = startServer({
    cwd,
    entry: 'server/serveChat.ts',
    env: {CHAT_CORPUS_FILE: corpusFile, ...env},
  });
  return {
    ...server,
    kill() {
      server.child.kill('SIGKILL');
      return server.exited;
    },
  };
}

/** Asks a question, or posts another body. */
export async function ask(
  server: RunningServer,
  body: object | string,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(await server.address(), {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: typeof body === 'string' ? body : JSON.stringify({message: 'How long is a round?', ...body}),
    ...init,
  });
}

export async function eventsOf(response: Response): Promise<ChatEvent[]> {
  const parser = createStreamParser();
  return [...parser.push(new Uint8Array(await response.arrayBuffer())), ...parser.flush()];
}

export function textOf(events: readonly ChatEvent[]): string {
  return events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
}
