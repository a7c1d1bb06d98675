import {createContext, useContext} from 'react';

/** Id prefix of a group of tabs and its panels, unique on the page. */
export const TabIdContext = createContext('');

/** Returns the ids that link a tab and its panel. */
export function tabIds(prefix: string, value: string): {tab: string; panel: string} {
  const name = value.replace(/[^\w-]/g, '-');
  return {tab: `${prefix}-tab-${name}`, panel: `${prefix}-panel-${name}`};
}

export function useTabIds(value: string): {tab: string; panel: string} {
  return tabIds(useContext(TabIdContext), value);
}
