import type {Passage} from '../retrieval/index/passage';

/** What front matter says a page is for. */
export type PageKind = 'tutorial' | 'how-to' | 'reference' | 'concept';

/** A page as clean Markdown: facts and samples filled in, components turned into text, cut at its headings. */
export type CorpusPage = {
  /** As in links: `/learn/sharding`, without a trailing slash. */
  route: string;
  title: string;
  description: string;
  kind?: PageKind;
  deprecated: boolean;
  /** The group of the sidebar that the page stands in, if any: `Learn`. */
  door?: string;
  /** The introduction first, with an empty anchor. */
  sections: CorpusSection[];
};

export type CorpusSection = {
  /** Id of the heading; empty for what stands above the first one. */
  anchor: string;
  /** Headings from H2 down to this section's own; empty for the introduction. */
  path: string[];
  /** Its content, without its heading. */
  passages: Passage[];
  /** Questions that the section answers, in readers' words, which needn't be those of the page. */
  questions: string[];
};
