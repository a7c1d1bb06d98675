import type {SearchHit} from './algoliaProtocol';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/**
 * Drops what isn't a result from the recent and favourite searches that DocSearch keeps. It takes any text for a list of
 * results, and an entry without a hierarchy, left by another version or another script, would break the page.
 *
 * @param openStore may throw, as a browser does that keeps no data of sites
 */
export function repairKeptSearches(openStore: () => Store, indexName: string): void {
  for (const key of KEYS.map((name) => name + indexName)) {
    try {
      const store = openStore();
      const kept = store.getItem(key);
      if (kept === null) continue;
      const entries = listOf(kept);
      if (entries?.every(isKept)) continue;
      store.setItem(key, JSON.stringify(entries?.filter(isKept) ?? []));
    } catch {
      // No storage, which DocSearch does without.
    }
  }
}

function listOf(json: string): unknown[] | undefined {
  try {
    const value = JSON.parse(json) as unknown;
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isKept(entry: unknown): entry is SearchHit {
  const {objectID, url, type, content, hierarchy} = (entry ?? {}) as Partial<
    Record<keyof SearchHit, unknown>
  >;
  return (
    [objectID, url, type].every((value) => typeof value === 'string') &&
    /^(?:\/(?!\/)|https?:\/\/)/.test(url as string) &&
    (content === null || content === undefined || typeof content === 'string') &&
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    Object.values(hierarchy).every((name) => name === null || typeof name === 'string') &&
    ('lvl0' in hierarchy || 'lvl1' in hierarchy)
  );
}
