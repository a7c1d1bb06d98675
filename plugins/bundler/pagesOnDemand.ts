import type {Plugin} from '@docusaurus/types';
import {devMiddleware} from './devMiddleware';

/** The part of Rspack's interface that this plugin uses. */
type Compiler = {webpack: {lazyCompilationMiddleware(compiler: Compiler): Middleware}};

const NAME = 'pages-on-demand';

type Middleware = (...args: unknown[]) => unknown;

/** Docusaurus plugin: `npm start` compiles a page when a browser opens it, instead of all pages before it shows the first. */
export default function pagesOnDemand(): Plugin {
  if (process.env.NODE_ENV === 'production') return {name: NAME};
  let middleware: Middleware;
  return {
    name: NAME,
    // Only pages import it. A browser that has shown no page yet would lack it when a page's first error is corrected.
    getClientModules: () => [require.resolve('react/jsx-runtime')],
    configureWebpack() {
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
        ...devMiddleware({name: NAME, middleware: (...args: unknown[]) => middleware(...args)}),
      } as object as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
