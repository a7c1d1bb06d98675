import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {MovedSectionUrls} from '@site/src/config/movedSections';

/** On a page that was split, takes a reader who follows an old link to a section to the section's new page. */
export function useMovedSection(): void {
  const {movedSections = []} = useDoc().metadata as {movedSections?: MovedSectionUrls};
  const {hash} = useLocation();
  const history = useHistory();
  const url = movedSections.find(([id]) => hash === `#${id}`)?.[1];
  useEffect(() => {
    if (url !== undefined) history.replace(url);
  }, [history, url]);
}
