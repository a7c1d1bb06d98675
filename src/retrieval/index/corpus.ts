import type {Passage} from './passage';

/** Kind of page, from its front matter. */
export type PageKind = 'tutorial' | 'how-to' | 'reference' | 'concept';

/**
 * What makes a part of a page an entry, which is found like a page: the id of its heading, and names that aren't in its title.
 * A tool has verbs, an API operation its id.
 */
export type PageEntry = {anchor: string; names: readonly string[]};

/** A page as clean Markdown, split at its headings: facts and samples are filled in, components are rendered as text. */
export type CorpusPage = {
  /** Path of the page as in links, without a trailing slash: `/learn/sharding`. */
  route: string;
  /** Undefined for an entire page. */
  entry?: PageEntry;
  title: string;
  description: string;
  kind?: PageKind;
  deprecated: boolean;
  /** Label of the page's top-level sidebar category, such as `Learn`; undefined if the page is in none. */
  category?: string;
  /** In page order. The first is the introduction, whose anchor is empty. */
  sections: CorpusSection[];
};

export type CorpusSection = {
  /** Id of the heading; empty for the introduction, which precedes the first heading. */
  anchor: string;
  /** Headings from H2 down to this section's heading; empty for the introduction. */
  path: string[];
  /** The section's content, without its heading. */
  passages: Passage[];
  /** Questions that the section answers. Their wording is that of readers and may differ from the page's. */
  questions: string[];
};
