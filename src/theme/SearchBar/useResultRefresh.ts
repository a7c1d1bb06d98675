import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {ModalState, ResultsProps} from 'patched-docsearch';
import {useEmbeddedSearch} from '@site/src/components/search/useEmbeddedSearch';

/**
 * Repeats the search when another part of the index is loaded, because the results improve. The result that the reader
 * selected with the arrow keys stays selected; DocSearch would select the first one after each search.
 */
export function useResultRefresh(
  {refresh, setActiveItemId, setIsOpen}: ResultsProps['autocomplete'],
  {activeItemId, collections, isOpen}: ModalState,
): void {
  const ids = collections.flatMap(({items}) => items.map(({objectID}) => objectID));
  const now = {collections, activeItemId, id: ids[activeItemId ?? 0]};
  const before = useRef(now);
  useLayoutEffect(() => {
    const {current: old} = before;
    before.current = now;
    // The first result is selected by default, not by the reader, so the new first result replaces it.
    if (collections === old.collections || activeItemId !== old.activeItemId || !activeItemId) return;
    const newIndex = ids.findIndex((id) => id === old.id);
    if (newIndex === -1 || newIndex === activeItemId) return;
    before.current = {collections, activeItemId: newIndex, id: old.id};
    setActiveItemId(newIndex);
  });

  // A refresh that starts before the list is open leaves it closed. In a closed list, an arrow key only opens it.
  const staysClosed = ids.length > 0 && !isOpen;
  useLayoutEffect(() => {
    if (staysClosed) setIsOpen(true);
  }, [staysClosed, setIsOpen]);

  const embedded = useEmbeddedSearch();
  const [loadedParts, setLoadedParts] = useState(0);
  useEffect(
    () => embedded.subscribe((part) => part !== 'outline' && setLoadedParts((count) => count + 1)),
    [embedded],
  );
  useEffect(() => {
    if (loadedParts === 0) return;
    void refresh();
    setActiveItemId(before.current.activeItemId);
    // Only a newly loaded part of the index triggers a refresh.
    // eslint-disable-next-line react/exhaustive-deps
  }, [loadedParts]);
}
