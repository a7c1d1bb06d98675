import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** A response whose body has been read. */
export type Reply = {
  /** Address after redirects. */
  url: URL;
  status: number;
  headers: Headers;
  text: string;
};

/** A deployed site, as the checks see it. */
export type Site = {
  /** Address of the home page, with a trailing slash. */
  root: URL;
  /** Origin of the chat endpoint and the MCP server. */
  chatOrigin: string;
  /** Number of pages, and of offline files, that are checked. */
  sample: number;
  /** Commit that the site should have been built from, if given. */
  commit?: string;
  /** Returns the response of an address, relative to the home page. Throws an Error if there is none in time. */
  get(address: string, init?: RequestInit): Promise<Reply>;
};

/** Returns the faults of one aspect of a site, as sentences. */
export type Check = (site: Site) => Promise<string[]>;

type Options = {root: URL; chatOrigin?: string; sample?: number; commit?: string; timeout?: number};

/** Milliseconds for one response. */
const TIMEOUT = 20_000;

export function openSite({
  root,
  chatOrigin = root.origin,
  sample = 25,
  commit,
  timeout = TIMEOUT,
}: Options): Site {
  return {
    root,
    chatOrigin,
    sample,
    commit,
    async get(address, init) {
      const url = new URL(address, root);
      try {
        const response = await fetch(url, {...init, signal: AbortSignal.timeout(timeout)});
        const text = await response.text();
        return {url: new URL(response.url), status: response.status, headers: response.headers, text};
      } catch (cause) {
        const {message} = ((cause as Error).cause ?? cause) as Error;
        throw new Error(`${url.href}: expected a response, found none: ${message || String(cause)}.`, {
          cause,
        });
      }
    },
  };
}

/** Returns the sentence about a response, or none if it is as expected. */
export function expectThat(
  isExpected: boolean,
  {url}: Pick<Reply, 'url'>,
  expected: string,
  found: string,
): string[] {
  return isExpected ? [] : [`${url.href}: expected ${expected}, found ${found}.`];
}

/** Returns the sentence about a status other than 200, or none. */
export function expectOk(reply: Reply): string[] {
  return expectThat(reply.status === 200, reply, 'status 200', String(reply.status));
}

/** Returns the value of a JSON body, or undefined. */
export function jsonOf({text}: Reply): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the caller reports the missing value.
    return undefined;
  }
}

/** Returns the elements with these names in HTML or XML, in document order. */
export function elementsOf(text: string, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(fromHtml(text), 'element', (element) => {
    if (names.includes(element.tagName)) found.push(element);
  });
  return found;
}

export function textOf(element: Element | Root | undefined): string {
  return toString(element).trim();
}

/** Returns at most `count` items that are evenly spread over a list, including the first and the last. */
export function spread<Item>(list: readonly Item[], count: number): Item[] {
  if (list.length <= count) return [...list];
  return Array.from(
    {length: count},
    (_, index) => list[Math.round((index * (list.length - 1)) / Math.max(1, count - 1))]!,
  );
}

/** Requests in progress at the same time. */
const CONCURRENCY = 8;

/** Returns the faults of all items. A response that doesn't arrive is a fault of its item. */
export async function faultsOf<Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[][] = [];
  const waiting = [...items.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next;
      faults[index] = await check(item).catch((error: Error) => [error.message]);
    }
  };
  await Promise.all(Array.from({length: CONCURRENCY}, work));
  return faults.flat();
}
