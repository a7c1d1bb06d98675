import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {serveStatic} from '@hono/node-server/serve-static';
import {Hono} from 'hono';
import {accepts} from 'hono/accepts';
import {etag} from 'hono/etag';
import {methodNotAllowed} from 'hono/method-not-allowed';
import {COMPRESSIBLE_CONTENT_TYPE_REGEX} from 'hono/utils/compress';
import {headersFor, parseHeadersFile, type HeaderRule} from './headersFile';

type Options = {
  /** The built site. */
  directory: string;
  /** Path that the site is served under, with a slash at both ends. */
  baseUrl?: string;
};

type Env = {
  Variables: {
    /** The file that is sent, in the form that is sent. */
    file?: string;
  };
};

const HEADERS_FILE = '_headers';
const NOT_FOUND_PAGE = '404.html';
/** Files for hosts, not for readers. */
const HIDDEN = /\/(?:\.(?!well-known\/)|_headers$)/;

/**
 * A static host over a built site: Hono's `serve-static` with the rules of `_headers`, canonical addresses, validators
 * and a page for what is not found. The rules are read once.
 */
export function createStaticSite({directory, baseUrl = '/'}: Options) {
  const rules = readRules(directory);
  const site = new Hono<Env>();
  const files = serveStatic<Env>({
    root: directory,
    precompressed: true,
    rewriteRequestPath: (pathname) => pathname.slice(baseUrl.length - 1),
    onFound: (file, context) => context.set('file', file),
  });
  const notFoundPage = serveStatic<Env>({root: directory, precompressed: true, path: NOT_FOUND_PAGE});

  site.use(methodNotAllowed({app: site}), etag(), async (context, next) => {
    const {headers: asked} = context.req.raw;
    asked.set('Accept-Encoding', accepts(context, ENCODINGS));
    // The part that is asked for may be of another version, which serve-static doesn't check; the whole file never is.
    if (asked.has('If-Range')) asked.delete('Range');
    await next();
    const {headers, ok} = context.res;
    for (const [name, value] of headersFor(rules, context.req.path)) headers.set(name, value);
    // A missing file may be there after the next release, whatever the rules say of its folder.
    if (!ok || !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
    const file = context.get('file');
    if (file?.replace(/\.(?:br|gz)$/, '').endsWith('.md'))
      headers.set('Content-Type', 'text/markdown; charset=utf-8');
    // serve-static sets it on compressed forms only, so a cache would send the plain one to everybody.
    if (COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? ''))
      headers.set('Vary', 'Accept-Encoding');
    // The hash that etag() makes of a body differs between parts of one file, and HEAD has no body.
    if (ok && file) headers.set('ETag', validatorOf(file));
    if (ok) headers.set('Accept-Ranges', 'bytes');
  });

  site.get(`${baseUrl}*`, async (context, next) => {
    const {path: pathname} = context.req;
    if (HIDDEN.test(pathname)) return context.notFound();
    // serve-static would send the folder's page here, too, where relative links lead elsewhere.
    const folder = path.join(directory, pathname.slice(baseUrl.length - 1));
    const isFolder = !pathname.endsWith('/') && existsSync(path.join(folder, 'index.html'));
    // A redirect to an address that begins with two slashes would lead to another host.
    if (!isFolder || pathname.includes('//')) return files(context, next);
    const url = new URL(context.req.url);
    return context.redirect(`${url.pathname}/${url.search}`, 308);
  });

  site.notFound(async (context) => {
    context.req.raw.headers.delete('Range');
    const page = await notFoundPage(context, async () => undefined);
    return page
      ? new Response(page.body, {status: 404, headers: page.headers})
      : context.text('Not found\n', 404);
  });
  return site.fetch;
}

/** Negotiation by weights: serve-static takes any encoding that is listed without one, and none that has one. */
const ENCODINGS: Parameters<typeof accepts>[1] = {
  header: 'Accept-Encoding',
  supports: ['br', 'gzip', 'identity'],
  default: 'identity',
  match(accepted, {supports, default: plain}) {
    // RFC 9110, 12.5.3: "*" stands for what isn't listed, and no encoding at all is accepted unless excluded.
    const weightOf = (name: string) =>
      accepted.find(({type}) => type.toLowerCase() === name)?.q ??
      accepted.find(({type}) => type === '*')?.q ??
      (name === plain ? 0.001 : 0);
    const best = supports.reduce((best, name) => (weightOf(name) > weightOf(best) ? name : best));
    return weightOf(best) > 0 ? best : plain;
  },
};

function readRules(directory: string): HeaderRule[] {
  const file = path.join(directory, HEADERS_FILE);
  return existsSync(file) ? parseHeadersFile(readFileSync(file, 'utf8')) : [];
}

/** Differs between versions of a file, and between its compressed forms. */
function validatorOf(file: string): string {
  const {mtimeMs, size} = statSync(file);
  return `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}${path.extname(file)}"`;
}
