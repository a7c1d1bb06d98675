import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import {splitAtMonth, type FormattedDates} from '../../src/pageDates';

/**
 * Returns the documents with their dates as text, in `metadata.dates`. The browser would need Intl.DateTimeFormat, whose
 * first use takes 60 ms on a slow phone.
 */
export function formatDates(content: LoadedContent, locale: string): LoadedContent {
  const day = new Intl.DateTimeFormat(locale, {dateStyle: 'medium', timeZone: 'UTC'});
  const month = new Intl.DateTimeFormat(locale, {month: 'long', year: 'numeric', timeZone: 'UTC'});
  const datesOf = ({lastUpdatedAt, frontMatter}: DocMetadata): FormattedDates => {
    const {checked} = frontMatter as {checked?: unknown};
    const checkedMonth = typeof checked === 'string' ? splitAtMonth(checked)?.month : undefined;
    return {
      ...(typeof lastUpdatedAt === 'number' && {lastUpdated: day.format(lastUpdatedAt)}),
      ...(checkedMonth !== undefined && {checkedMonth: month.format(new Date(checkedMonth))}),
    };
  };
  return {
    loadedVersions: content.loadedVersions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => ({...doc, dates: datesOf(doc)})),
    })),
  };
}
