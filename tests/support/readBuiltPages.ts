import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isRedirect} from '../../plugins/security-headers/redirectPage';
import {listBuiltFiles} from '../../server/listBuiltFiles';

/** What the HTML of a built page contains. */
export type BuiltPage = {
  /** URL path, with a trailing slash; `/404.html` for the page of unknown addresses. */
  address: string;
  isRedirect: boolean;
  /** Whether search engines can list the page. */
  isListed: boolean;
  title: string;
  /** Undefined if there is none. */
  description: string | undefined;
  canonical: string | undefined;
  mainHeadings: string[];
  /** The texts of table headers. */
  tableHeaders: string[];
  ids: string[];
  /** Addresses in links. */
  links: string[];
  /** Addresses of what the browser loads with the page. */
  files: string[];
};

/** Returns all built pages, in order of their addresses. */
export async function readBuiltPages(directory: string): Promise<BuiltPage[]> {
  const files = (await listBuiltFiles(directory)).filter((file) => file.endsWith('.html'));
  const pages: BuiltPage[] = [];
  for (const file of files) pages.push(readPage(file, await readFile(path.join(directory, file), 'utf8')));
  return pages;
}

function readPage(file: string, html: string): BuiltPage {
  const page: BuiltPage = {
    address: `/${file.replace(/index\.html$/, '')}`,
    isRedirect: isRedirect(html),
    isListed: file !== '404.html',
    title: '',
    description: undefined,
    canonical: undefined,
    mainHeadings: [],
    tableHeaders: [],
    ids: [],
    links: [],
    files: [],
  };
  visit(fromHtml(html), 'element', (element) => collect(page, element));
  return page;
}

function collect(page: BuiltPage, element: Element): void {
  const {tagName, properties} = element;
  const {id, href, src, name, content, rel} = properties;
  if (typeof id === 'string') page.ids.push(id);
  if (tagName === 'title' && page.title === '') page.title = toString(element);
  if (tagName === 'h1') page.mainHeadings.push(toString(element).trim());
  if (tagName === 'th') page.tableHeaders.push(toString(element).trim());
  if (tagName === 'a' && typeof href === 'string') page.links.push(href);
  if (tagName === 'meta' && name === 'description') page.description = String(content);
  if (tagName === 'meta' && name === 'robots' && String(content).includes('noindex')) page.isListed = false;
  if (tagName === 'link' && Array.isArray(rel) && typeof href === 'string') {
    if (rel.includes('canonical')) page.canonical = href;
    if (rel.some((kind) => /^(?:stylesheet|icon|preload|manifest)$/.test(String(kind))))
      page.files.push(href);
  }
  if (typeof src === 'string') page.files.push(src);
}
