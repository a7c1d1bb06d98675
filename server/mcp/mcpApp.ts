import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {Hono, type Context} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {cors} from 'hono/cors';
import {refusals, type RefusalCode} from '../../src/askAi/protocol';
import type {RequestLimits} from '../chat/requestLimits';
import type {Connection} from '../chat/clientAddress';
import {describeError, type Log} from '../chat/log';
import {anySignal, createTimer} from '../chat/signals';
import {BODY_LIMIT} from '../chat/responses';
import type {ChatSettings} from '../settings';
import {createDocsServers, type Admit} from './docsServer';
import type {Docs} from './docsTools';
import {MCP_PATH, ToolError} from './tools';

type Parts = Docs & {
  requestLimits: RequestLimits;
  settings: Pick<ChatSettings, 'answerTimeout'>;
  log: Log;
};

type McpEnv = {Bindings: Connection};

/**
 * Returns the MCP server over streamable HTTP, a `(Request) => Response` handler for the path `/mcp`. It is stateless, so
 * any instance can handle any request. Its limits are those of the chat endpoint.
 */
export function createMcpApp({requestLimits, settings, log, ...docs}: Parts): Hono<McpEnv> {
  const createServer = createDocsServers(docs);
  const app = new Hono<McpEnv>();

  app.use(MCP_PATH, async (context, next) => {
    await next();
    context.res.headers.set('Cache-Control', 'no-store, no-transform');
    context.res.headers.set('X-Content-Type-Options', 'nosniff');
    if (!context.res.headers.has('Vary')) context.res.headers.set('Vary', 'Origin');
  });

  /** A site that isn't allowed could otherwise use the reader's address, and with it the limit. */
  app.use(MCP_PATH, async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin === undefined || requestLimits.allows(origin, context)) return next();
    log({event: 'refused', code: 'origin_not_allowed', path: MCP_PATH, origin});
    return refuse(context, 'origin_not_allowed');
  });

  app.use(
    MCP_PATH,
    cors({
      // Other origins were refused above.
      origin: (origin) => origin || undefined,
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type', 'Accept', 'Mcp-Protocol-Version', 'Mcp-Session-Id'],
      maxAge: 86_400,
    }),
    bodyLimit({maxSize: BODY_LIMIT, onError: (context) => refuse(context, 'too_large')}),
  );

  app.post(MCP_PATH, async (context) => {
    const {raw} = context.req;
    const timer = createTimer(settings.answerTimeout, new Error(refusals.timed_out.message));
    const {signal, release} = anySignal(raw.signal, timer.signal);
    const server = createServer({signal, admit: (tool) => admit(context, tool), onFailure: logFailure});
    const transport = new WebStandardStreamableHTTPServerTransport({enableJsonResponse: true});
    await server.connect(transport);
    timer.start();
    try {
      return await transport.handleRequest(raw);
    } finally {
      timer.stop();
      release();
      await server.close();
    }
  });

  // Without sessions there is no stream of server messages to get, and no session to delete.
  app.all(MCP_PATH, (context) => refuse(context, 'method_not_allowed', {Allow: 'POST'}));
  app.notFound((context) => refuse(context, 'not_found'));
  app.onError((error, context) => {
    logFailure(error);
    return refuse(context, 'internal');
  });
  return app;

  function logFailure(error: unknown): void {
    log({event: 'failed', path: MCP_PATH, ...describeError(error)});
  }

  /** Counts searches and questions. Pages are read without a limit, as on the site. */
  async function admit(context: Context, tool: Parameters<Admit>[0]): ReturnType<Admit> {
    if (tool === 'read_page') return {leave: () => undefined};
    const entered = await requestLimits.enter(context);
    if (entered.refusal === undefined) {
      log({event: 'called', tool});
      return entered;
    }
    const {code, retryAfter} = entered.refusal;
    log({event: 'refused', code, path: MCP_PATH, tool});
    throw new ToolError(`${refusals[code].message} Try again in ${retryAfter} seconds.`);
  }
}

/** Returns an error response with a JSON-RPC error. */
function refuse(context: Context, code: RefusalCode, headers: Record<string, string> = {}): Response {
  const {status, message} = refusals[code];
  return context.json({jsonrpc: '2.0', error: {code: -32_000, message}, id: null}, status, headers);
}
