import type {Plugin} from '@docusaurus/types';
import {devMiddleware} from './devMiddleware';

/** The part of Rspack's interface that this plugin uses. */
type Compiler = {webpack: {lazyCompilationMiddleware(compiler: Compiler): Middleware}};

type Middleware = (...args: unknown[]) => unknown;

/** Docusaurus plugin: `npm start` compiles a page when a browser opens it, instead of all pages before it shows the first. */
export default function pagesOnDemand(): Plugin {
  let middleware: Middleware;
  return {
    name: 'pages-on-demand',
    configureWebpack() {
      if (process.env.NODE_ENV === 'production') return {};
      return {
        lazyCompilation: {entries: false, test: /\.mdx$/},
        plugins: [
          {
            // Not when the dev server asks for its middlewares: it has started the compilation by then.
            apply(compiler: Compiler) {
              middleware = compiler.webpack.lazyCompilationMiddleware(compiler);
            },
          },
        ],
        ...devMiddleware({name: 'pages-on-demand', middleware: (...args: unknown[]) => middleware(...args)}),
      } as object as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
