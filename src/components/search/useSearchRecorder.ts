import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {encodeSearchReport, reportPaths} from '@site/src/feedback/feedback';
import {sendReport} from '@site/src/feedback/sendReport';
import {createSearchRecorder, type SearchRecorder} from '@site/src/search/client/searchRecorder';

/** Links to results, in the modal and on the search page. */
const RESULT_LINKS = '.DocSearch-Hit a, main article a';

/** Returns whether the operator has turned on that searches are recorded. */
export function useRecordsSearches(): boolean {
  return useDocusaurusContext().siteConfig.customFields?.recordsSearches === true;
}

/** Returns the recorder of a search that ends when the component is removed, or undefined if searches aren't recorded. */
export function useSearchRecorder(): SearchRecorder | undefined {
  const origin = String(useDocusaurusContext().siteConfig.customFields?.chatOrigin ?? '');
  const isOn = useRecordsSearches();
  const [recorder] = useState(() =>
    isOn
      ? createSearchRecorder(
          (search) => void sendReport(reportPaths.search, encodeSearchReport(search), {origin}),
        )
      : undefined,
  );
  useEffect(() => {
    if (!recorder) return undefined;
    const onClick = ({target}: Event) => {
      if ((target as Element).closest(RESULT_LINKS)) recorder.followed();
    };
    // Before the click closes the modal. A middle click, which opens a new tab, is an `auxclick`.
    document.addEventListener('click', onClick, {capture: true});
    document.addEventListener('auxclick', onClick, {capture: true});
    window.addEventListener('pagehide', recorder.end);
    return () => {
      document.removeEventListener('click', onClick, {capture: true});
      document.removeEventListener('auxclick', onClick, {capture: true});
      window.removeEventListener('pagehide', recorder.end);
      recorder.end();
    };
  }, [recorder]);
  return recorder;
}
