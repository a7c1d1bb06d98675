import type {Finding} from '../shared/pageProblems';
import type {FenceMeta} from '../shared/fenceMeta';
import type {Form} from './readForm';
import type {SampleReference} from '../remark-samples/resolve';

/** A documentation page. */
export type Page = PageContent & {
  /** Path relative to the project's folder: `docs/learn/sharding.mdx`. */
  file: string;
  /** URL path of the page without trailing slash: `/learn/sharding`. */
  route: string;
  source: string;
};

/** The parts of a page that the checks read, with line numbers. Plain JSON data, so that it can be cached. */
export type PageContent = {
  frontMatter: FrontMatter;
  headings: Heading[];
  fences: Fence[];
  inlineCode: {code: string; line: number}[];
  /** Text, titles and descriptions, without code, URLs and fact names. */
  prose: Prose[];
  links: Link[];
  images: {src: string; alt: string; line: number}[];
  /** Uses of `<Term>`. */
  terms: {id: string | undefined; line: number}[];
  /** Uses of `:fact[name]`. */
  facts: {name: string; line: number}[];
  /** Imports and exports. */
  statements: {code: string; line: number}[];
  form: Form;
  /** Problems that would fail the build and need the page's syntax tree to find. */
  buildProblems: Finding[];
};

export type FrontMatter = {
  /** Undefined if the page has no front matter, or if it doesn't parse. */
  values: Readonly<Record<string, unknown>> | undefined;
  /** Why the front matter doesn't parse. */
  error?: Finding;
  /** Line of each key, 1-based. */
  lines: Readonly<Record<string, number>>;
};

export type Heading = {depth: number; text: string; id: string | undefined; line: number};

export type Fence = {
  /** The word after the opening backticks. */
  language: string | undefined;
  meta: Pick<FenceMeta, 'title' | 'description' | 'file' | 'unverified' | 'isExcerpt'>;
  /** Number of the last line that is highlighted or marked as changed, from 1; 0 if there is none. */
  lastMark: number;
  /** Problems of the words after the backticks. */
  problems: string[];
  /** The reference in `file=`. */
  sample: SampleReference | undefined;
  code: string;
  /** Line of the opening fence; the code starts on the next one. */
  line: number;
};

/**
 * A piece of prose. `line` is its first line, and it keeps the line breaks of the source. A `text` is body text; a
 * `label` is a title, a description or another quoted value.
 */
export type Prose = {kind: 'text' | 'label'; text: string; line: number};

/** Target and text of a link. */
type Link = {url: string; text: string; line: number};

export type {Finding};

/** A finding and the file that it is in. */
export type Problem = Finding & {file: string};

/** Returns the line of an offset in a piece of prose. */
export function lineInProse({text, line}: Prose, index: number): number {
  return line + (text.slice(0, index).match(/\n/g)?.length ?? 0);
}
