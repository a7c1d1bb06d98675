import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {SHELL_FILE} from '../../plugins/offline-app/selectOfflineFiles';
import {redirectTargetOf} from '../../plugins/security-headers/redirectPage';
import {listBuiltFiles} from '../../server/listBuiltFiles';

/** Contents of a built page's HTML. */
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
  /** The template, and the elements of the content with their classes and roles, without those in code. */
  kinds: Set<string>;
  /** Cells in the longest table row. */
  columns: number;
};

/** Returns all built pages, in order of their addresses, without the offline app's shell, which has no content. */
export async function readBuiltPages(directory: string): Promise<BuiltPage[]> {
  const files = (await listBuiltFiles(directory)).filter(
    (file) => file.endsWith('.html') && file !== SHELL_FILE,
  );
  const pages: BuiltPage[] = [];
  for (const file of files) pages.push(readPage(file, await readFile(path.join(directory, file), 'utf8')));
  return pages;
}

function readPage(file: string, html: string): BuiltPage {
  const page: BuiltPage = {
    address: `/${file.replace(/index\.html$/, '')}`,
    isRedirect: redirectTargetOf(html) !== undefined,
    isListed: file !== '404.html',
    title: '',
    description: undefined,
    canonical: undefined,
    mainHeadings: [],
    tableHeaders: [],
    ids: [],
    links: [],
    files: [],
    kinds: new Set(),
    columns: 0,
  };
  const titles: string[] = [];
  const texts: Record<string, string[]> = {title: titles, h1: page.mainHeadings, th: page.tableHeaders};
  const open: string[] = [];
  /** Names of the open elements from `main` on. */
  const content: string[] = [];
  let cells = 0;
  // This parser builds no tree, because all pages together have 26 MB.
  const parser = new Parser({
    onopentag(name, attributes) {
      collect(page, name, attributes);
      texts[name]?.push('');
      if (name in texts) open.push(name);
      if (name === 'html') page.kinds.add(templateOf(attributes.class));
      if (name !== 'main' && content.length === 0) return;
      if (!content.includes('pre')) addKinds(page.kinds, name, attributes);
      content.push(name);
      cells = name === 'tr' ? 0 : cells + Number(name === 'td' || name === 'th');
      page.columns = Math.max(page.columns, cells);
    },
    ontext(text) {
      for (const name of open) texts[name]!.push(texts[name]!.pop()! + text.trim());
    },
    onclosetag(name) {
      if (open.at(-1) === name) open.pop();
      if (content.at(-1) === name) content.pop();
    },
  });
  parser.end(html);
  return {...page, title: titles[0] ?? ''};
}

function collect(page: BuiltPage, element: string, attributes: Readonly<Record<string, string>>): void {
  const {id, href, src, name, content = '', rel = ''} = attributes;
  if (id !== undefined) page.ids.push(id);
  if (src !== undefined) page.files.push(src);
  if (name === 'description') page.description = content;
  if (name === 'robots' && content.includes('noindex')) page.isListed = false;
  if (href === undefined) return;
  if (element === 'a') page.links.push(href);
  else if (rel === 'canonical') page.canonical = href;
  else if (/^(?:stylesheet|icon|preload|manifest)$/.test(rel)) page.files.push(href);
}

/** Returns Docusaurus' classes of a page's template, without the name of the document. */
function templateOf(classes = ''): string {
  return classes
    .split(' ')
    .filter((name) => !name.startsWith('docs-doc-id-'))
    .join(' ');
}

function addKinds(kinds: Set<string>, element: string, attributes: Readonly<Record<string, string>>): void {
  const {role = '', class: classes = ''} = attributes;
  kinds.add(element);
  for (const name of [role, ...classes.split(' ')]) if (name !== '') kinds.add(`${element} ${name}`);
}
