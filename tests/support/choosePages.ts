import {notFoundPage} from './pages';
import type {BuiltPage} from './readBuiltPages';

export type ChosenPage = {
  /** URL path to open. */
  path: string;
  /** Whether it has a kind of element that no page before it has. */
  isFirst: boolean;
};

/** A table of this many columns is wide. */
const WIDE = 6;

/** Paths of pages that readers open by others. */
const PATHS: Readonly<Record<string, string>> = {'/404.html': notFoundPage, '/search/': '/search/?q=shard'};

/**
 * Returns the pages with a wide table or a tool, and one page of each template and with each kind of element. Pages with the
 * most kinds come first.
 */
export function choosePages(pages: readonly BuiltPage[]): ChosenPage[] {
  const seen = new Set<string>();
  const chosen: ChosenPage[] = [];
  // The page of licences is not one of Docusaurus'; security.spec.ts visits it.
  const shown = pages.filter(({isRedirect, address}) => !isRedirect && address !== '/licenses/');
  for (const {address, kinds, columns} of shown.toSorted((a, b) => b.kinds.size - a.kinds.size)) {
    const isFirst = [...kinds].some((kind) => !seen.has(kind));
    if (!isFirst && columns < WIDE && !kinds.has('form')) continue;
    for (const kind of kinds) seen.add(kind);
    chosen.push({path: PATHS[address] ?? address, isFirst});
  }
  return chosen;
}
