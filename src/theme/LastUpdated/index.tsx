// Ejected from Docusaurus 3.10.2: the original formats the date in the browser, whose first Intl.DateTimeFormat takes 60 ms
// on a slow phone. The build formats it (plugins/lean-first-load/formatDates.ts). The site shows no authors.
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {useFormattedDates} from './useFormattedDates';

export default function LastUpdated({lastUpdatedAt}: Props) {
  const {lastUpdated} = useFormattedDates();
  if (!lastUpdatedAt) return null;
  const time = (
    <b>
      <time dateTime={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified">
        {lastUpdated}
      </time>
    </b>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{
          atDate: (
            <Translate
              id="theme.lastUpdated.atDate"
              description="The words used to describe on which date a page has been last updated"
              values={{date: time}}
            >
              {' on {date}'}
            </Translate>
          ),
          byUser: '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
