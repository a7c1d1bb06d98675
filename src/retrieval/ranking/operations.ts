import type {OutlinePage} from '../index/outline';

/** Method and path of a request. A parameter in a template's path is in braces. */
type Request = {method: string; segments: string[]};

const METHOD = /^(?:GET|POST|PUT|PATCH|DELETE)$/i;

/** Returns the request that an entry documents; undefined for other pages. Its title is `GET /accounts/{address}`. */
export function operationOf({entry, title}: Pick<OutlinePage, 'entry' | 'title'>): Request | undefined {
  return entry === undefined ? undefined : requestIn(title);
}

/**
 * Returns the request in a query: a method, a path or both. The path may have an origin, query parameters, and values or
 * names instead of parameters in braces.
 */
export function requestIn(query: string): Request | undefined {
  const words = query.trim().split(/\s+/);
  const at = words.findIndex((word) => METHOD.test(word));
  const method = words[at]?.toUpperCase() ?? '';
  const path = words.find((word) => word.includes('/')) ?? (method === words[at] ? words[at + 1] : undefined);
  const segments = path
    ?.replace(/^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?=[/:])(?::\d+)?/, '')
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);
  return segments === undefined || segments.length === 0 ? undefined : {method, segments};
}

/** Returns how well a request matches a template: the number of equal words, and 0.5 for an equal method; 0 if it doesn't match. */
export function matchOf(request: Request, template: Request): number {
  const isMatch =
    request.segments.length === template.segments.length &&
    template.segments.every((segment, at) => isParameter(segment) || segment === request.segments[at]);
  if (!isMatch) return 0;
  const equal = template.segments.filter((segment, at) => segment === request.segments[at]).length;
  return equal + (request.method === template.method ? 1.5 : 1);
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}
