import type {Root} from 'mdast';
import {parseMarkdown} from '../shared/markdown';
import {routeOfDocFile} from '../site-routes/docFiles';
import type {Finding, Page, PageContent, Problem} from './page';
import {readContent} from './readContent';

/**
 * Parses one page of the documentation folder.
 *
 * @param file path from the project's folder, such as `docs/learn/sharding.mdx`
 * @param read gives what the page holds, or the finding where the MDX doesn't parse
 */
export function parsePage(file: string, source: string, read = parseContent): Page | Problem {
  const content = read(source);
  return isFinding(content) ? {file, ...content} : {file, route: routeOfPage(file), source, ...content};
}

/** What a page holds, or the finding where the MDX doesn't parse. */
export function parseContent(source: string): PageContent | Finding {
  let tree: Root;
  try {
    tree = parseMarkdown(source);
  } catch (error) {
    return describeSyntaxError(error);
  }
  return readContent(tree, source);
}

/** The route of a page by its path from the project's folder. */
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
  const {reason, message, line, place} = error as {
    reason?: string;
    message: string;
    line?: number;
    place?: {line?: number; start?: {line: number}};
  };
  return {
    line: line ?? place?.line ?? place?.start?.line ?? 1,
    message: `the MDX doesn't parse: ${reason ?? message}; escape "{" and "<" in prose, and close what is opened`,
  };
}
