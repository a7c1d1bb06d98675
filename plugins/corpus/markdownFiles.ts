import type {List} from 'mdast';
import {absoluteAddress, pageAddress} from '../../src/urls/address';
import type {DocPage} from './docPages';
import {formatMarkdown} from './formatMarkdown';
import {llmsFiles, type ProgramsSite} from './llmsFiles';
import {item, link, list, paragraph, root} from './mdastNodes';
import {markdownFile} from './pageMarkdown';
import {entriesIn, type SidebarEntry, type SiteSection} from './siteSections';

type Content = {
  docs: readonly DocPage[];
  /** Maps the route of each page to its text as Markdown. */
  texts: ReadonlyMap<string, string>;
  sections: readonly SiteSection[];
};

export type MarkdownFiles = {
  /** The Markdown of each document and of each generated page that lists a category, by route. `/` is the site's index. */
  pages: Map<string, string>;
  /** The files for programs that list the site, by path. */
  indexes: Map<string, string>;
};

/** Returns the Markdown of all pages, and the files that list them. */
export function markdownFiles(site: ProgramsSite, {docs, texts, sections}: Content): MarkdownFiles {
  const documents = new Map(
    docs
      .filter(({route}) => texts.has(route))
      .map((page) => [page.route, markdownFile(page, texts.get(page.route)!, site.address)]),
  );
  const indexes = llmsFiles(site, {docs, files: documents, sections});
  const categories = sections
    .flatMap(({entry}) => entriesIn(entry))
    .filter(({isGenerated}) => isGenerated)
    .map((entry): [string, string] => [entry.route, categoryFile(entry, site.address)]);
  return {pages: new Map([...documents, ...categories, ['/', indexes.get('llms.txt')!]]), indexes};
}

/** Returns the Markdown of a generated page. Like the page, it describes the entries, and lists the entries below them. */
function categoryFile({route, title, description, entries}: SidebarEntry, site: string): string {
  const page = pageAddress(route, site);
  const linkTo = (entry: SidebarEntry) => link(entry.title, absoluteAddress(entry.route, {page, site}));
  const below = (entry: SidebarEntry): List[] =>
    entry.entries.length === 0 ? [] : [list(entry.entries.map((one) => item([linkTo(one)])))];
  const items = entries.map((entry) =>
    item([linkTo(entry), entry.description && `: ${entry.description}`], below(entry)),
  );
  const text = formatMarkdown(root([paragraph(description), list(items)]));
  return markdownFile({route, title, description, deprecated: false}, text, site);
}
