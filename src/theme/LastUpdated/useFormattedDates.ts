import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {FormattedDates} from '@site/src/pageDates';

/** Returns the dates of the current page as text, which the build formatted. */
export function useFormattedDates(): FormattedDates {
  return (useDoc().metadata as unknown as {dates: FormattedDates}).dates;
}
