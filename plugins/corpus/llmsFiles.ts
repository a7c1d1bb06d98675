import {createSlugger} from '@docusaurus/utils';
import type {RootContent} from 'mdast';
import {markdownAddress} from '../../src/urls/address';
import type {DocPage} from './docPages';
import {formatMarkdown} from './formatMarkdown';
import {code, heading, item, link, list, paragraph, quote, root} from './mdastNodes';
import {entriesIn, type SidebarEntry, type SiteSection} from './siteSections';

export type ProgramsSite = {
  /** URL of the home page, with a trailing slash. */
  address: string;
  title: string;
  description: string;
  /** URL of the MCP server. */
  mcp: string;
  /** Route of the page that describes how to connect an assistant. */
  setUp: string;
};

type Content = {
  docs: readonly DocPage[];
  /** Maps the route of each document to its Markdown file. */
  files: ReadonlyMap<string, string>;
  sections: readonly SiteSection[];
};

/** A section with the documents in it, in sidebar order, and the path of its file. */
type Listed = SiteSection & {documents: SidebarEntry[]; file: string};

/**
 * Returns the files that list the site for programs, in the format of https://llmstxt.org, by path: `llms.txt`, one
 * `llms.txt` for each section, and `llms-full.txt` with all documents.
 */
export function llmsFiles(site: ProgramsSite, {docs, files, sections}: Content): Map<string, string> {
  const slugger = createSlugger();
  const listed = sections.map((section): Listed => ({
    ...section,
    documents: entriesIn(section.entry).filter(({route}) => files.has(route)),
    file: `${slugger.slug(section.label)}/llms.txt`,
  }));
  const result = new Map(
    listed.map((section) => [section.file, formatMarkdown(root(sectionIndex(section, site, files)))]),
  );
  const full = [...files.values()].join('\n');
  const isListed = new Set(listed.flatMap(({documents}) => documents.map(({route}) => route)));
  const others = docs.filter(({route}) => files.has(route) && !isListed.has(route));
  const index = [
    ...introduction(site),
    ...listed.flatMap((section) => sectionOfIndex(section, sizeOf(result.get(section.file)!), site)),
    heading(2, 'Optional'),
    list([
      item([link('The text of all pages', `${site.address}llms-full.txt`), ` (${sizeOf(full)})`]),
      ...others.map(({title, route}) => item([link(title, markdownAddress(route, site.address))])),
    ]),
  ];
  return result.set('llms.txt', formatMarkdown(root(index))).set('llms-full.txt', full);
}

function introduction({address, title, description, mcp, setUp}: ProgramsSite): RootContent[] {
  return [
    heading(1, title),
    quote(description),
    paragraph(
      'Every page is also available as Markdown: add ',
      code('index.md'),
      ' to its address, or send the header ',
      code('Accept: text/markdown'),
      '. The file of each section lists its pages with descriptions and sizes.',
    ),
    paragraph(
      'An MCP server searches, reads and answers from these pages: ',
      code(mcp),
      ' (',
      link('how to connect', markdownAddress(setUp, address)),
      ').',
    ),
  ];
}

/** Number of pages up to which the index describes those on the first level of a section: assistants read all of it. */
const MAX_DESCRIBED = 10;

function sectionOfIndex(
  {label, description, entry, documents, file}: Listed,
  size: string,
  {address}: ProgramsSite,
): RootContent[] {
  const described = new Set(documents.length <= MAX_DESCRIBED ? [entry, ...entry.entries] : []);
  return [
    heading(2, label),
    paragraph(
      `${description} `,
      link(`All ${documents.length} pages with descriptions`, address + file),
      ` (${size})`,
    ),
    list(
      documents.map((one) =>
        item([
          link(one.title, markdownAddress(one.route, address)),
          described.has(one) ? `: ${one.description}` : '',
        ]),
      ),
    ),
  ];
}

function sectionIndex(
  {label, description, documents}: Listed,
  {address, title}: ProgramsSite,
  files: ReadonlyMap<string, string>,
): RootContent[] {
  return [
    heading(1, `${title}: ${label}`),
    quote(description),
    paragraph('Other sections are in ', link('the index of the site', `${address}llms.txt`), '.'),
    heading(2, 'Pages'),
    list(
      documents.map((one) =>
        item([
          link(one.title, markdownAddress(one.route, address)),
          `: ${one.description} (${sizeOf(files.get(one.route)!)})`,
        ]),
      ),
    ),
  ];
}

/** Returns the size of a text in UTF-8, such as `12 KB`. */
function sizeOf(text: string): string {
  const kilobytes = Buffer.byteLength(text) / 1000;
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
