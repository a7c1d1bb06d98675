import {notFoundPage} from './pages';
import type {BuiltPage} from './readBuiltPages';

export type ChosenPage = {
  /** URL path to open. */
  path: string;
  /** Whether it has a kind of element that no page before it has. */
  isFirst: boolean;
};

/** Number of pages to choose with each kind of element. */
const COPIES = 2;

/** A table of this many columns is wide. */
const WIDE = 5;

/** Paths of pages that readers open by others. */
const PATHS: Readonly<Record<string, string>> = {'/404.html': notFoundPage, '/search/': '/search/?q=shard'};

/**
 * Returns the pages with a wide table, a formula or a tool, and two pages of each template and with each kind of element.
 * Pages with the most kinds come first.
 */
export function choosePages(pages: readonly BuiltPage[]): ChosenPage[] {
  const counts = new Map<string, number>();
  const chosen: ChosenPage[] = [];
  // The page of licences is not one of Docusaurus'; security.spec.ts visits it.
  const shown = pages.filter(({isRedirect, address}) => !isRedirect && address !== '/licenses/');
  for (const {address, kinds, columns} of shown.toSorted((a, b) => b.kinds.size - a.kinds.size)) {
    const rare = [...kinds].filter((kind) => (counts.get(kind) ?? 0) < COPIES);
    if (rare.length === 0 && columns < WIDE && !kinds.has('math') && !kinds.has('form')) continue;
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    chosen.push({path: PATHS[address] ?? address, isFirst: rare.some((kind) => counts.get(kind) === 1)});
  }
  return chosen;
}
