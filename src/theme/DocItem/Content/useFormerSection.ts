import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Takes a reader whose link names a section that the page doesn't have to the section with its subject today. The code and
 * the page's map load only then.
 */
export function useFormerSection(): void {
  const history = useHistory();
  const {hash, state} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  useEffect(() => {
    if (state || (hash && !document.getElementById(hash.slice(1))))
      void import('./openFormerSection').then(({openFormerSection}) => openFormerSection(history, baseUrl));
  }, [history, baseUrl, hash, state]);
}
