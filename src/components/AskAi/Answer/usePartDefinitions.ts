import {useEffect, useState} from 'react';

type Definitions = readonly string[];

/** Parts before `reached` have `now`, and those from it on still `before`; where both are the same, all have it. */
type Spread = {now: Definitions; before: Definitions; reached: number};

/**
 * Definitions of links for each part of an answer. Where one comes after the text that refers to it, each part would
 * have to be read again: the last one has it at once, and the others one after the other, each in a task of its own.
 */
export function usePartDefinitions(definitions: Definitions, count: number): (part: number) => Definitions {
  const [spread, setSpread] = useState<Spread>({now: definitions, before: definitions, reached: 0});
  const {now, before, reached} = spread;
  const isSpreading = now !== before;

  if (count <= 1 && (isSpreading || now !== definitions))
    setSpread({now: definitions, before: definitions, reached: 0});

  useEffect(() => {
    if (!isSpreading && now === definitions) return undefined;
    const timer = setTimeout(() => {
      const next = isSpreading
        ? {...spread, reached: reached + 1}
        : {now: definitions, before: now, reached: 0};
      setSpread(next.reached < count ? next : {now: next.now, before: next.now, reached: 0});
    });
    return () => clearTimeout(timer);
  }, [spread, isSpreading, now, reached, definitions, count]);

  return (part) => (part === count - 1 ? definitions : part < reached ? now : before);
}
