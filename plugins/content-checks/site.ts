import type {FactRegistry} from '../../src/facts/registry';
import type {Redirect} from '../../src/config/redirects';
import type {ReaderQuestion} from '../corpus/readerQuestions';
import {resolveSample, type SampleFiles} from '../remark-samples/resolve';
import type {Fence, Page, Problem} from './page';

/** What the checks of a page know about the rest of the site. */
export type Site = {
  /** Every existing page by its route. */
  pages: ReadonlyMap<string, Page>;
  /** Why the other files aren't among the pages. */
  unparsed: readonly Problem[];
  /** Routes that are served and whose page isn't among `pages`: `/search`, and pages that weren't read. */
  otherRoutes: ReadonlySet<string>;
  /** Routes that the sidebar lists, and those that are left out of it on purpose; undefined where there is none. */
  sidebar?: {listed: ReadonlySet<string>; leftOut: ReadonlySet<string>} | undefined;
  /** Routes of the plan, and routes that were published before (src/config/routes.json). */
  planned: ReadonlySet<string>;
  published: ReadonlySet<string>;
  redirects: readonly Redirect[];
  facts: FactRegistry;
  /** Questions of readers by the route that their file is named after. */
  questions: ReadonlyMap<string, readonly ReaderQuestion[]>;
  samples: SampleFiles;
  /** Whether there is a file at a path from the project's folder. */
  projectFileExists: (path: string) => boolean;
};

/** The code that a page shows in a fence, with the line of each of its lines: those of a sample are the fence's. */
export function shownLines({code, line, sample}: Fence, {samples}: Site): {text: string; line: number}[] {
  if (sample === undefined) return code.split('\n').map((text, index) => ({text, line: line + 1 + index}));
  const resolved = resolveSample(sample, samples);
  return 'code' in resolved ? resolved.code.split('\n').map((text) => ({text, line})) : [];
}
