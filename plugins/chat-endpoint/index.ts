import path from 'node:path';
import {getRequestListener} from '@hono/node-server';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createLog, type Log} from '../../server/chat/log';
import {openChat, readLibrary, type Chat} from '../../server/chat/openChat';
import {readServerSettings} from '../../server/settings';
import {encodeRefusal, refusals} from '../../src/askAi/protocol';
import {reopenOnChange} from './reopenOnChange';

/** The part of the dev server's middlewares that is used. */
type Middleware = (
  request: Parameters<ReturnType<typeof getRequestListener>>[0],
  response: Parameters<ReturnType<typeof getRequestListener>>[1],
  next: () => void,
) => void;

/** Events that writers of pages are told; answers and refusals don't concern them. */
const FAILURES = new Set(['failed', 'model_failed', 'thread_lost', 'redis_away', 'redis_back']);

const writeToConsole = createLog((line) => console.error(line.trimEnd()));
const logFailures: Log = (entry) => {
  if (FAILURES.has(entry.event)) writeToConsole(entry);
};

/**
 * Docusaurus plugin: the chat endpoint inside the dev server, over the pages as they were last read.
 */
export default function chatEndpointPlugin({generatedFilesDir}: LoadContext): Plugin {
  const libraryFile = path.join(generatedFilesDir, 'corpus/default/library.json');
  const {chat: settings} = readServerSettings(process.env);
  const openAgain = reopenOnChange<Chat>({
    file: libraryFile,
    open: async () => openChat(await readLibrary(libraryFile), settings, logFailures),
    close: (chat) => chat.close(),
  });

  let told: string | undefined;
  /** Says why the endpoint can't open; while it can't for the same reason, once. */
  function tell(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    if (message !== told) console.error(message);
    told = message;
  }

  const listener = getRequestListener(async (request, connection) => {
    const chat = await openAgain().catch(tell);
    if (chat) {
      told = undefined;
      return chat.fetch(request, connection);
    }
    return new Response(encodeRefusal('internal'), {
      status: refusals.internal.status,
      headers: {'Content-Type': 'application/json; charset=utf-8'},
    });
  });
  return {
    name: 'chat-endpoint',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        devServer: {
          setupMiddlewares(middlewares: unknown[]) {
            const answer: Middleware = (request, response, next) => {
              if (request.url?.startsWith('/ai-docs-api/')) void listener(request, response);
              else next();
            };
            // First, so that nothing compresses the answer and holds it back.
            middlewares.unshift({name: 'chat-endpoint', middleware: answer});
            return middlewares;
          },
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
