import {createContext} from 'react';

/** Returns a section as Markdown, or undefined if there is none at the address; rejects if it can't be loaded. */
export type LoadSection = (route: string, anchor: string) => Promise<string | undefined>;

/** Loads the sections that a reader opens inside an answer. */
export const SectionContext = createContext<LoadSection | undefined>(undefined);
