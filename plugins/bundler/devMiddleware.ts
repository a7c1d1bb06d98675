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
