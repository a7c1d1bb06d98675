import {createContext, useContext} from 'react';

/** Prefix of the ids of a group of tabs and its panels, unique on the page. */
export const TabIdContext = createContext('');

/** The ids that tie a tab to its panel. */
export function tabIds(prefix: string, value: string): {tab: string; panel: string} {
  const name = value.replace(/[^\w-]/g, '-');
  return {tab: `${prefix}-tab-${name}`, panel: `${prefix}-panel-${name}`};
}

export function useTabIds(value: string): {tab: string; panel: string} {
  return tabIds(useContext(TabIdContext), value);
}
