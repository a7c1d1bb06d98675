type Middleware = {name: string; middleware: unknown};

const added: Middleware[] = [];

/**
 * Returns the part of the bundler's configuration that adds a middleware to the dev server, before all others. Docusaurus
 * joins the lists that the functions of all plugins return, so that the first call has to add the middlewares of all.
 */
export function devMiddleware(middleware: Middleware): object {
  added.push(middleware);
  return {
    devServer: {
      setupMiddlewares(middlewares: Middleware[]) {
        middlewares.unshift(...added.filter((each) => !middlewares.includes(each)).reverse());
        return middlewares;
      },
    },
  };
}

/** The parts of the dev server's requests and responses that are used here. */
type Request = {url?: string};
type Response = {setHeader(name: string, value: string): void; end(text: string): void};

/**
 * Returns the part of the bundler's configuration with which the dev server answers requests for JSON files.
 *
 * @param read returns the text of a file, whose path is relative to the site's root; undefined for files of others
 */
export function devFiles(
  name: string,
  baseUrl: string,
  read: (file: string) => Promise<string | undefined>,
): object {
  async function middleware({url = ''}: Request, response: Response, next: (error?: unknown) => void) {
    try {
      const text = await read(url.split('?')[0]!.slice(baseUrl.length));
      if (text === undefined) return next();
      response.setHeader('Content-Type', 'application/json');
      response.end(text);
    } catch (error) {
      next(error);
    }
  }
  return devMiddleware({name, middleware});
}
