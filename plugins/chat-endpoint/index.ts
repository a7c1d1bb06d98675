import path from 'node:path';
import {getRequestListener} from '@hono/node-server';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createLog} from '../../server/chat/log';
import {openChat, readCorpus, type Chat} from '../../server/chat/openChat';
import {readServerSettings} from '../../server/settings';
import {onlyTheNewest} from './onlyTheNewest';

/** The part of the dev server's middlewares that is used. */
type Middleware = (
  request: Parameters<ReturnType<typeof getRequestListener>>[0],
  response: Parameters<ReturnType<typeof getRequestListener>>[1],
  next: () => void,
) => void;

/** Docusaurus plugin: the chat endpoint inside the dev server, over the pages as they were last read. */
export default function chatEndpointPlugin({generatedFilesDir}: LoadContext): Plugin {
  const corpusFile = path.join(generatedFilesDir, 'corpus/default/corpus.json');
  const {chat: settings} = readServerSettings(process.env);
  const openAgain = onlyTheNewest<Chat>({
    file: corpusFile,
    open: async () =>
      openChat(
        await readCorpus(corpusFile),
        settings,
        createLog(() => undefined),
      ),
    close: (chat) => chat.close(),
  });
  const listener = getRequestListener(async (request, connection) =>
    (await openAgain()).fetch(request, connection),
  );
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
