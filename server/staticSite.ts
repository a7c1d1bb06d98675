import {readFileSync} from 'node:fs';
import path from 'node:path';
import {headersFor, parseHeadersFile, type HeaderRule} from './headersFile';
import {contentTypeOf} from './contentTypes';
import {chooseEncoding} from './encodings';
import {createFileCache} from './fileCache';

type Options = {
  /** The built site. */
  directory: string;
  /** Path that the site is served under, with a slash at both ends. */
  baseUrl?: string;
  /** Memory for files and their compressed forms. */
  cacheBytes?: number;
};

const HEADERS_FILE = '_headers';
const NOT_FOUND_PAGE = '404.html';

/**
 * A static host over a built site: `_headers` rules, canonical addresses, validators, compression.
 * The rules are read once; files are read again when they change.
 */
export function createStaticSite({directory, baseUrl = '/', cacheBytes = 128 * 2 ** 20}: Options) {
  const rules = readRules(directory);
  const files = createFileCache({directory, maxBytes: cacheBytes});

  async function send(request: Request, file: string, status = 200): Promise<Response | undefined> {
    const {type, compressible} = contentTypeOf(file);
    const encoding = compressible ? chooseEncoding(request.headers.get('accept-encoding')) : 'identity';
    const found = await files.read(file, encoding);
    if (!found) return undefined;
    const headers = headersFor(rules, new URL(request.url).pathname);
    headers.set('Content-Type', type);
    if (compressible) headers.set('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    // A missing file may be there after the next release, whatever the rules say of its folder.
    if (status !== 200 || !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
    if (status === 200) {
      headers.set('ETag', found.etag);
      if (isFresh(request.headers.get('if-none-match'), found.etag)) {
        return new Response(null, {status: 304, headers});
      }
    }
    headers.set('Content-Length', String(found.body.length));
    return new Response(request.method === 'HEAD' ? null : found.body, {status, headers});
  }

  async function notFound(request: Request): Promise<Response> {
    const page = await send(request, NOT_FOUND_PAGE, 404);
    return page ?? new Response('Not found\n', {status: 404, headers: {'Content-Type': 'text/plain'}});
  }

  return async function handle(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed\n', {status: 405, headers: {Allow: 'GET, HEAD'}});
    }
    const {pathname, search} = new URL(request.url);
    if (`${pathname}/` === baseUrl) return movedTo(`${baseUrl}${search}`, rules, pathname);
    const file = pathname.startsWith(baseUrl) ? safePath(pathname.slice(baseUrl.length)) : undefined;
    if (file === undefined) return notFound(request);
    if (file === '' || file.endsWith('/')) {
      return (await send(request, `${file}index.html`)) ?? notFound(request);
    }
    const response = await send(request, file);
    if (response) return response;
    if (await files.isFile(`${file}/index.html`)) return movedTo(`${pathname}/${search}`, rules, pathname);
    return notFound(request);
  };
}

function readRules(directory: string): HeaderRule[] {
  try {
    return parseHeadersFile(readFileSync(path.join(directory, HEADERS_FILE), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * The path of a file below the build folder for the path of a request, or undefined for one that leaves the
 * folder, is malformed, or names a file that isn't part of the site.
 */
function safePath(encoded: string): string | undefined {
  const segments: string[] = [];
  for (const segment of encoded.split('/')) {
    try {
      segments.push(decodeURIComponent(segment));
    } catch {
      return undefined;
    }
  }
  const hidden = (name: string) => name.startsWith('.') && name !== '.well-known';
  const unsafe = (name: string, index: number) =>
    hidden(name) || /[/\\\0]/.test(name) || (name === '' && index < segments.length - 1);
  const file = segments.join('/');
  return segments.some(unsafe) || file === HEADERS_FILE ? undefined : file;
}

/** Weak comparison (RFC 9110, 13.1.2): a proxy that compresses may have weakened our validator. */
function isFresh(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const tags = new Set(ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return tags.has('*') || tags.has(etag);
}

function movedTo(location: string, rules: readonly HeaderRule[], pathname: string): Response {
  const headers = headersFor(rules, pathname);
  headers.set('Location', location);
  headers.set('Cache-Control', 'no-cache');
  return new Response(null, {status: 308, headers});
}
