import {
  cloneElement,
  memo,
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import {firstOf, type Part} from './repairParts';

/** As many results as are in view. */
const AT_ONCE = 6;

type Props = {
  children: ReactNode;
  /** What is shown stays: the answer to what was typed is still to come. */
  isHeld: boolean;
};

/**
 * Results that are rendered in small steps between keys, and begun anew where an answer comes before they are done: so
 * typing never waits for them.
 */
export const DeferredResults = memo(
  function DeferredResults({children}: Props) {
    return useDeferredValue(children);
  },
  (_, {isHeld}) => isHeld,
);

/** Results a few at a time, those in view first: laying all out and painting them would hold a key up. */
export function ResultsInTurn({results}: {results: Part}) {
  const {state} = results.props;
  const {collections} = state;
  const [shown, setShown] = useState({collections, count: AT_ONCE});
  const count = shown.collections === collections ? shown.count : AT_ONCE;
  const first = firstOf(state, count);
  const isWhole = first === collections;
  useEffect(() => {
    if (isWhole) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown({collections, count: count + AT_ONCE})));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [collections, count, isWhole]);
  return isWhole ? results : cloneElement(results, {state: {...state, collections: first}});
}

/** Parts that stay as they are, whatever is typed. */
export const Still = memo(
  ({children}: {children: ReactNode}) => children,
  () => true,
);
