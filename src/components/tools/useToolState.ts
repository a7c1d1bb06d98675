import {useCallback, useEffect, useRef, useState} from 'react';
import {readToolQuery, writeToolQuery, type ToolValues} from './toolQuery';

/** How long the reader doesn't type before the address changes, in milliseconds. Browsers limit how often it may change. */
const PAUSE = 300;

export type ToolState<Values extends ToolValues> = {
  /** Prefix of the tool's fields in the page's address; it is unique on the page. */
  id: string;
  values: Values;
  /** Sets some of the values. */
  set: (changes: Partial<Values>) => void;
  /** Returns the page's address with the current values, and the names of the fields that it leaves out. */
  link: () => {url: string; omitted: string[]};
};

/** Returns the properties of a field that shows and changes a value of a tool. */
export function bindField<Values extends ToolValues>(
  {values, set}: Pick<ToolState<Values>, 'values' | 'set'>,
  name: keyof Values & string,
) {
  return {
    name,
    value: values[name] as string,
    onChange: (next: string) => set({[name]: next} as Partial<Values>),
  };
}

/**
 * State of a tool, which is part of the page's address, so that a reader can share a result. The address changes in place:
 * each result isn't a step of the browser's history.
 *
 * @param id prefix of the fields in the address, so that two tools of a page don't collide
 * @param defaults the values of the example; they aren't part of the address
 */
export function useToolState<Values extends ToolValues>(id: string, defaults: Values): ToolState<Values> {
  // The browser creates a tool, it never hydrates one (lazyTool), so its first values can come from the address.
  const [values, setValues] = useState(() =>
    typeof location === 'undefined' ? defaults : readToolQuery(location.search, id, defaults),
  );
  const [initial] = useState(defaults);
  const isChanged = useRef(false);

  const set = useCallback((changes: Partial<Values>) => {
    isChanged.current = true;
    setValues((previous) => ({...previous, ...changes}));
  }, []);

  const link = useCallback(() => {
    const {search, omitted} = writeToolQuery(location.search, id, values, initial);
    return {url: `${location.origin}${location.pathname}${search}#${id}-tool`, omitted};
  }, [id, values, initial]);

  useEffect(() => {
    if (!isChanged.current) return undefined;
    const timer = setTimeout(() => {
      const {search} = writeToolQuery(location.search, id, values, initial);
      // The router's own state is kept.
      history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [id, values, initial]);

  return {id, values, set, link};
}
