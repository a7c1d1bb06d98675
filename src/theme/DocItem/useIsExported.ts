import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Returns whether the page is one of those that the corpus plugin exports, which have Markdown, a social card and a place in
 * search. Unlisted pages aren't, nor pages of other versions than the latest.
 */
export function useIsExported(): boolean {
  const {unlisted} = useDoc().metadata;
  return useDocsVersion().isLast && !unlisted;
}
