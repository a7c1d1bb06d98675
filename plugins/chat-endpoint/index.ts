import path from 'node:path';
import {getRequestListener} from '@hono/node-server';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createLog, type Log} from '../../server/chat/log';
import type {Chat} from '../../server/chat/openChat';
import {readCorpus} from '../../server/chat/readCorpus';
import {readServerSettings} from '../../server/settings';
import {encodeRefusal, refusals} from '../../src/askAi/protocol';
import {MCP_PATH} from '../../server/mcp/tools';
import {devMiddleware} from '../bundler/devMiddleware';
import {reopenOnChange} from './reopenOnChange';

/** The part of the dev server's middleware signature that this plugin uses. */
type Middleware = (
  request: Parameters<ReturnType<typeof getRequestListener>>[0],
  response: Parameters<ReturnType<typeof getRequestListener>>[1],
  next: () => void,
) => void;

/** Log events that the dev server prints; successful and refused requests stay silent. */
const FAILURE_EVENTS = new Set(['failed', 'model_failed', 'thread_lost', 'redis_away', 'redis_back']);

const writeToConsole = createLog((line) => console.error(line.trimEnd()));
const logFailures: Log = (entry) => {
  if (FAILURE_EVENTS.has(entry.event)) writeToConsole(entry);
};

/**
 * Docusaurus plugin: serves the chat endpoint and the MCP server from the dev server. They answer from the latest corpus.
 */
export default function chatEndpointPlugin({generatedFilesDir}: LoadContext): Plugin {
  const libraryFile = path.join(generatedFilesDir, 'corpus/default/library.json');
  const {chat: settings} = readServerSettings(process.env);
  const currentChat = reopenOnChange<Chat>({
    file: libraryFile,
    open: async () => {
      // Loaded here, because builds don't need it.
      const {openChat} = await import('../../server/chat/openChat');
      return openChat(await readCorpus(libraryFile), settings, logFailures);
    },
    close: (chat) => chat.close(),
  });

  let lastMessage: string | undefined;
  /** Logs why the endpoint can't open, unless the reason is the same as the last one. */
  function logOnce(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    if (message !== lastMessage) console.error(message);
    lastMessage = message;
  }

  const listener = getRequestListener(async (request, connection) => {
    const chat = await currentChat().catch(logOnce);
    if (chat) {
      lastMessage = undefined;
      const handle = new URL(request.url).pathname === MCP_PATH ? chat.mcp : chat.fetch;
      return handle(request, connection);
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
      const middleware: Middleware = (request, response, next) => {
        if (/^\/(?:ai-docs-api\/|mcp$)/.test(request.url ?? '')) void listener(request, response);
        else next();
      };
      // Before the compression middleware, which would buffer the streamed answer.
      return devMiddleware({name: 'chat-endpoint', middleware});
    },
  };
}
