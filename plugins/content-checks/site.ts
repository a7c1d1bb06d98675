import type {FactRegistry} from '../../src/facts/registry';
import type {Redirect} from '../../src/config/redirects';
import type {readFormerLinks} from '../former-links/readFormerLinks';
import type {ReaderQuestion} from '../corpus/readerQuestions';
import {resolveSample, type SampleFiles} from '../remark-samples/resolve';
import type {Fence, Page, Problem} from './page';

/** The data about the site that the checks of a page use. */
export type Site = {
  /** All parsed pages, by route. */
  pages: ReadonlyMap<string, Page>;
  /** Problems of the pages that don't parse. */
  unparsed: readonly Problem[];
  /** Existing routes that aren't in `pages`: `/search`, and pages that weren't read. */
  otherRoutes: ReadonlySet<string>;
  /** Routes in the sidebar, and routes that are excluded from it on purpose; undefined without a sidebar. */
  sidebar?: {listed: ReadonlySet<string>; leftOut: ReadonlySet<string>} | undefined;
  /** Routes that were published before, with the ids of their headings (src/config/routes.json). */
  published: ReadonlyMap<string, ReadonlySet<string>>;
  redirects: readonly Redirect[];
  formerLinks: ReturnType<typeof readFormerLinks>;
  facts: FactRegistry;
  /** The texts of the OpenAPI documents, each document as a page. */
  apiTexts?: readonly Page[];
  /** Reader questions, by route. */
  questions: ReadonlyMap<string, readonly ReaderQuestion[]>;
  samples: SampleFiles;
  /** Returns whether a file exists; the path is relative to the project's folder. */
  projectFileExists: (path: string) => boolean;
};

/** Returns the lines of code that a fence shows, with page line numbers. All lines of a sample have the fence's number. */
export function shownLines({code, line, sample}: Fence, {samples}: Site): {text: string; line: number}[] {
  if (sample === undefined) return code.split('\n').map((text, index) => ({text, line: line + 1 + index}));
  const resolved = resolveSample(sample, samples);
  return 'code' in resolved ? resolved.code.split('\n').map((text) => ({text, line})) : [];
}
