import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {ModalState, ResultsProps} from 'patched-docsearch';
import {useEmbeddedSearch} from '@site/src/components/search/useEmbeddedSearch';

/**
 * Results get better when another part of the index has arrived: those that are shown are found again. The reader stays
 * at the result that the arrows led to, where DocSearch would go back to the first with each search.
 */
export function useBetterResults(
  {refresh, setActiveItemId, setIsOpen}: ResultsProps['autocomplete'],
  {activeItemId, collections, isOpen}: ModalState,
): void {
  const ids = collections.flatMap(({items}) => items.map(({objectID}) => objectID));
  const now = {collections, activeItemId, id: ids[activeItemId ?? 0]};
  const before = useRef(now);
  useLayoutEffect(() => {
    const {current: old} = before;
    before.current = now;
    // The first result is nobody's choice: what is first now is better.
    if (collections === old.collections || activeItemId !== old.activeItemId || !activeItemId) return;
    const place = ids.findIndex((id) => id === old.id);
    if (place === -1 || place === activeItemId) return;
    before.current = {collections, activeItemId: place, id: old.id};
    setActiveItemId(place);
  });

  // A refresh leaves the list closed that wasn't open yet when it began, and a closed one takes an arrow for its opening.
  const staysClosed = ids.length > 0 && !isOpen;
  useLayoutEffect(() => {
    if (staysClosed) setIsOpen(true);
  }, [staysClosed, setIsOpen]);

  const embedded = useEmbeddedSearch();
  const [arrivals, setArrivals] = useState(0);
  useEffect(
    () => embedded.subscribe((part) => part !== 'outline' && setArrivals((count) => count + 1)),
    [embedded],
  );
  useEffect(() => {
    if (arrivals === 0) return;
    void refresh();
    setActiveItemId(before.current.activeItemId);
    // Only an arrival is a reason.
    // eslint-disable-next-line react/exhaustive-deps
  }, [arrivals]);
}
