import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {serveStatic} from '@hono/node-server/serve-static';
import {Hono, type Context} from 'hono';
import {accepts} from 'hono/accepts';
import {etag} from 'hono/etag';
import {methodNotAllowed} from 'hono/method-not-allowed';
import {COMPRESSIBLE_CONTENT_TYPE_REGEX} from 'hono/utils/compress';
import type {Log} from './chat/log';
import {loggedText} from './chat/loggedText';
import {headersFor, parseHeadersFile} from './headersFile';
import {parseRedirectsFile} from './redirectsFile';

type Options = {
  /** Directory of the built site. */
  directory: string;
  /** Path of the site, with a slash at both ends. */
  baseUrl?: string;
  /** Gets an entry for each page that doesn't exist and to which another page links. */
  log?: Log;
};

type Env = {
  Variables: {
    /** Path of the file that is sent, including the extension of a compressed variant. */
    file?: string;
    /** The page is also available as Markdown at the same address. */
    hasMarkdown?: boolean;
  };
};

const HEADERS_FILE = '_headers';
const REDIRECTS_FILE = '_redirects';
const NOT_FOUND_PAGE = '404.html';
const MARKDOWN_FILE = 'index.md';
/** Files that must not be served: dotfiles and the files for hosts. */
const HIDDEN = /\/(?:\.(?!well-known\/)|_(?:headers|redirects)$)/;

/**
 * Returns a static host for a built site. It adds to Hono's `serve-static` the rules of `_headers` and `_redirects`, which
 * are read once, redirects to canonical addresses, validators, a not-found page, and the Markdown of pages for clients that
 * prefer it.
 *
 * @throws Error if one of these files is invalid
 */
export function createStaticSite({directory, baseUrl = '/', log}: Options) {
  const rules = parseHeadersFile(textOf(path.join(directory, HEADERS_FILE)));
  const redirects = parseRedirectsFile(textOf(path.join(directory, REDIRECTS_FILE)));
  const site = new Hono<Env>();
  const pathOf = (pathname: string) => pathname.slice(baseUrl.length - 1);
  const exists = (pathname: string, ...names: string[]) =>
    existsSync(path.join(directory, pathOf(pathname), ...names));
  const serveFile = (rewriteRequestPath: (pathname: string) => string) =>
    serveStatic<Env>({
      root: directory,
      precompressed: true,
      rewriteRequestPath,
      onFound: (file, context) => context.set('file', file),
    });
  const files = serveFile(pathOf);
  const markdownFiles = serveFile((pathname) => `${pathOf(pathname)}${MARKDOWN_FILE}`);
  const notFoundPage = serveStatic<Env>({root: directory, precompressed: true, path: NOT_FOUND_PAGE});

  site.use(async ({req}, next) => {
    // serve-static opens the file of a GET request before etag() compares the validators.
    if (req.method !== 'GET' || req.header('If-None-Match') === undefined) return next();
    const head = await site.fetch(new Request(req.raw, {method: 'HEAD'}));
    return head.status === 304 ? head : next();
  });
  site.use(methodNotAllowed({app: site}), etag(), async (context, next) => {
    const {headers: requestHeaders} = context.req.raw;
    requestHeaders.set('Accept-Encoding', accepts(context, ENCODINGS));
    // serve-static ignores If-Range, so a range could come from another version. Send the entire file instead.
    if (requestHeaders.has('If-Range')) requestHeaders.delete('Range');
    await next();
    const {headers, ok} = context.res;
    for (const [name, value] of headersFor(rules, context.req.path)) headers.set(name, value);
    // A missing file may exist after the next release, so it isn't cached even if the rules say so.
    if (!ok || !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
    const file = context.get('file');
    if (file?.replace(/\.(?:br|gz)$/, '').endsWith('.md'))
      headers.set('Content-Type', 'text/markdown; charset=utf-8');
    // serve-static sets Vary on compressed responses only, so a cache would serve an uncompressed one to all clients.
    if (COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? ''))
      headers.set('Vary', context.get('hasMarkdown') ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
    // etag() hashes the body, which differs between ranges of a file and is empty for HEAD.
    if (ok && file) headers.set('ETag', validatorOf(file));
    if (ok) headers.set('Accept-Ranges', 'bytes');
  });

  site.get(`${baseUrl}*`, async (context, next) => {
    const {path: pathname} = context.req;
    if (HIDDEN.test(pathname)) return context.notFound();
    if (pathname.endsWith('/') && exists(pathname, MARKDOWN_FILE)) {
      context.set('hasMarkdown', true);
      return (prefersMarkdown(context) ? markdownFiles : files)(context, next);
    }
    const url = new URL(context.req.url);
    const target = redirects.get(url.pathname);
    if (target !== undefined) return context.redirect(target + url.search, 301);
    // Without the slash, serve-static would send the folder's page at an address that breaks its relative links. A redirect
    // to an address that starts with two slashes would lead to another host.
    if (!pathname.endsWith('/') && !pathname.includes('//') && exists(pathname, 'index.html'))
      return context.redirect(`${url.pathname}/${url.search}`, 308);
    return files(context, next);
  });

  site.notFound(async (context) => {
    const deadLink = deadLinkOf(context);
    if (deadLink !== undefined) log?.({event: 'dead_link', ...deadLink});
    context.req.raw.headers.delete('Range');
    const page = await notFoundPage(context, async () => undefined);
    return page
      ? new Response(page.body, {status: 404, headers: page.headers})
      : context.text('Not found\n', 404);
  });
  return site.fetch;
}

/** Maximum length of each address in the log, in characters. */
const MAX_ADDRESS = 300;

/**
 * Returns the path of a missing page and the page that links to it, without query; undefined for files, and without
 * such a page.
 */
function deadLinkOf({req}: Context): {path: string; from: string} | undefined {
  const from = req.header('Referer') ?? '';
  if (!req.header('Accept')?.includes('text/html') || !URL.canParse(from)) return undefined;
  const {origin, pathname} = new URL(from);
  return {path: loggedText(req.path, MAX_ADDRESS), from: loggedText(origin + pathname, MAX_ADDRESS)};
}

/** Negotiates by quality values. serve-static ignores encodings that have one. */
const ENCODINGS: Parameters<typeof accepts>[1] = {
  header: 'Accept-Encoding',
  supports: ['br', 'gzip', 'identity'],
  default: 'identity',
  match(accepted, {supports, default: plain}) {
    // RFC 9110, 12.5.3: "*" matches encodings that aren't listed, and identity is acceptable unless excluded.
    const weightOf = (name: string) =>
      accepted.find(({type}) => type.toLowerCase() === name)?.q ??
      accepted.find(({type}) => type === '*')?.q ??
      (name === plain ? 0.001 : 0);
    const best = supports.reduce((best, name) => (weightOf(name) > weightOf(best) ? name : best));
    return weightOf(best) > 0 ? best : plain;
  },
};

/** Returns whether a client lists Markdown and doesn't prefer HTML. Browsers don't list it. */
function prefersMarkdown(context: Context): boolean {
  const accepted = accepts(context, {
    header: 'Accept',
    supports: ['text/markdown', 'text/html'],
    default: 'text/html',
    match(types, {supports: [markdown, html], default: fallback}) {
      const weightOf = (name?: string) => types.find(({type}) => type.toLowerCase() === name)?.q;
      const weight = weightOf(markdown) ?? 0;
      const weightOfHtml = weightOf(html) ?? weightOf('text/*') ?? weightOf('*/*') ?? 0;
      return markdown !== undefined && weight > 0 && weight >= weightOfHtml ? markdown : fallback;
    },
  });
  return accepted === 'text/markdown';
}

/** Returns the text of a file; an empty text if it doesn't exist. */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Returns an entity tag that differs between versions and compressed variants of a file. */
function validatorOf(file: string): string {
  const {mtimeMs, size} = statSync(file);
  return `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}${path.extname(file)}"`;
}
