import {Hono} from 'hono';
import {MCP_PATH} from './mcp/tools';

/** Handles a request. In Node, the second argument describes the connection. */
type Handler = (request: Request, connection?: object) => Response | Promise<Response>;

type Parts = {
  /** Handles requests below `/ai-docs-api`. */
  chat?: Handler;
  /** Handles requests of MCP clients. */
  mcp?: Handler;
  /** Handles all other requests. */
  site: Handler;
};

/** Combines the parts of the server into one `(Request) => Response` handler. */
export function createApp({chat, mcp, site}: Parts): Hono {
  const app = new Hono();
  if (chat) app.all('/ai-docs-api/*', ({req, env}) => chat(req.raw, env as object));
  if (mcp) app.all(MCP_PATH, ({req, env}) => mcp(req.raw, env as object));
  app.all('*', ({req, env}) => site(req.raw, env as object));
  return app;
}
