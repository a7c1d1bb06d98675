import type {Root} from 'mdast';
import {parseMarkdown} from '../shared/markdown';
import {routeOfDocFile} from '../site-routes/docFiles';
import type {Finding, Page, PageContent, Problem} from './page';
import {readContent} from './readContent';

/**
 * Parses a page. Returns the page, or the problem if its MDX doesn't parse.
 *
 * @param file path relative to the project's folder, such as `docs/learn/sharding.mdx`
 * @param read parses the source; callers pass a cached version of `parseContent`
 */
export function parsePage(file: string, source: string, read = parseContent): Page | Problem {
  const content = read(source);
  return isFinding(content) ? {file, ...content} : {file, route: routeOfPage(file), source, ...content};
}

/** Returns the content of a page, or a finding if its MDX doesn't parse. */
export function parseContent(source: string): PageContent | Finding {
  let tree: Root;
  try {
    tree = parseMarkdown(source);
  } catch (error) {
    return describeSyntaxError(error);
  }
  return readContent(tree, source);
}

/** Returns the route of a page, by its path relative to the project's folder. */
export function routeOfPage(file: string): string {
  return routeOfDocFile(file.replace(/^[^/]*\//, ''));
}

export function isPage(parsed: Page | Problem): parsed is Page {
  return !isFinding(parsed);
}

export function isFinding(parsed: object): parsed is Finding {
  return 'message' in parsed;
}

function describeSyntaxError(error: unknown): Finding {
  const {reason, line} = error as {reason: string; line?: number};
  // The parser gives the place of a tag that is never closed only in its message: "`<Card>` (26:1-26:17)".
  const [, tagLine = '1'] = /\((\d+):\d+-\d+:\d+\)$/.exec(reason) ?? [];
  const message = `the MDX doesn't parse: ${reason}; escape "{" and "<" in prose, and close every tag and expression`;
  return {line: line ?? Number(tagLine), message};
}
