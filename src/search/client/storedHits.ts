import type {SearchHit} from './searchTypes';

/**
 * Returns the valid results among the recent and favourite searches in the browser's storage. Other entries, which
 * another version or script may have written, are omitted.
 */
export function readStoredHits(stored: unknown): SearchHit[] {
  return Array.isArray(stored) ? stored.filter(isStoredHit) : [];
}

function isStoredHit(entry: unknown): entry is SearchHit {
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
