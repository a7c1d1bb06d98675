import type {FenceMeta} from '../shared/fenceMeta';
import type {SampleReference} from '../remark-samples/resolve';

/** A documentation page. */
export type Page = PageContent & {
  /** Path from the project's folder: `docs/learn/sharding.mdx`. */
  file: string;
  /** Where the page is served, without trailing slash: `/learn/sharding`. */
  route: string;
  source: string;
};

/** What the checks look at, in plain data so that it can be kept between runs; each with its line. */
export type PageContent = {
  frontMatter: FrontMatter;
  headings: Heading[];
  fences: Fence[];
  inlineCode: {code: string; line: number}[];
  /** What a reader reads as sentences: text, titles and descriptions, but no code, address or name. */
  prose: Prose[];
  links: Link[];
  images: {src: string; alt: string; line: number}[];
  /** Glossary terms, by the id that they name. */
  terms: {id: string | undefined; line: number}[];
  /** Names that `:fact[name]` asks for. */
  facts: {name: string; line: number}[];
  /** Imports and exports. */
  statements: {code: string; line: number}[];
  /** What the build refuses, and only the page's tree can tell. */
  buildProblems: Finding[];
};

export type FrontMatter = {
  /** Undefined where the page has none, or none that parses. */
  values: Readonly<Record<string, unknown>> | undefined;
  /** Why the front matter doesn't parse. */
  error?: Finding;
  /** Line of each key, 1-based. */
  lines: Readonly<Record<string, number>>;
};

export type Heading = {depth: number; text: string; id: string | undefined; line: number};

export type Fence = {
  /** The word after the fence, or undefined. */
  language: string | undefined;
  meta: Pick<FenceMeta, 'title' | 'description' | 'file' | 'unverified'>;
  /** The last line that is highlighted or marked as changed, counted from 1; 0 where none is. */
  lastMark: number;
  /** Words after the language that mean nothing, one sentence each. */
  metaProblems: string[];
  /** What `file=` names. */
  sample: SampleReference | undefined;
  code: string;
  /** Line of the opening fence; the code starts on the next one. */
  line: number;
};

/**
 * A piece of prose; `line` is where it starts, and its line breaks are those of the page. Text is in the page
 * itself; a label is a title, a description or another value in quotes.
 */
export type Prose = {kind: 'text' | 'label'; text: string; line: number};

/** Where a link leads and what it says. */
type Link = {url: string; text: string; line: number};

/** What is wrong in a page, and what to do. */
export type Finding = {line: number; message: string};

/** A finding with its file. */
export type Problem = Finding & {file: string};

/** The line of a position inside a piece of prose. */
export function lineInProse({text, line}: Prose, index: number): number {
  return line + (text.slice(0, index).match(/\n/g)?.length ?? 0);
}
