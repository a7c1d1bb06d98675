// Ejected from Docusaurus 3.10.2: the original formats the date in the browser, whose first Intl.DateTimeFormat takes 60 ms
// on a slow phone. The build formats it (plugins/lean-first-load/formatDates.ts). The site shows no authors.
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {useFormattedDates} from './useFormattedDates';

export default function LastUpdated({lastUpdatedAt}: Props) {
  const {lastUpdated} = useFormattedDates();
  if (!lastUpdatedAt) return null;
  const date = (
    <b>
      <time dateTime={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified">
        {lastUpdated}
      </time>
    </b>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate id="docItem.lastUpdated" values={{date}}>
        {'Last updated on {date}'}
      </Translate>
    </span>
  );
}
