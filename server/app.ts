import {Hono} from 'hono';

/** Answers a request; where the host is Node, the second argument tells of the connection. */
type Handler = (request: Request, connection?: object) => Response | Promise<Response>;

type Parts = {
  /** Answers questions, below `/ai-docs-api`. */
  chat?: Handler;
  /** Answers every request that no other part takes. */
  site: Handler;
};

/** Joins the parts of the server into one `(Request) => Response`. */
export function createApp({chat, site}: Parts): Hono {
  const app = new Hono();
  if (chat) app.all('/ai-docs-api/*', ({req, env}) => chat(req.raw, env as object));
  app.all('*', ({req}) => site(req.raw));
  return app;
}
