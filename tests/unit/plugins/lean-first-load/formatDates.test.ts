import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {formatDates} from '@site/plugins/lean-first-load/formatDates';

function datesOf(doc: object): unknown {
  const content = {
    loadedVersions: [{docs: [{id: 'a', frontMatter: {}, ...doc}]}],
  } as unknown as LoadedContent;
  const [version] = formatDates(content, 'en').loadedVersions;
  return (version!.docs[0] as unknown as {dates: unknown}).dates;
}

describe('formatDates', () => {
  it('gives a document the day of its last change, in UTC', () => {
    expect(datesOf({lastUpdatedAt: Date.UTC(2026, 10, 5, 23, 59)})).toEqual({lastUpdated: 'Nov 5, 2026'});
  });

  it('gives a document the month in which it was checked', () => {
    expect(datesOf({frontMatter: {checked: 'mx-chain-go v1.11.5, 2026-11'}})).toEqual({
      checkedMonth: 'November 2026',
    });
  });

  it('adds no dates to a document without any', () => {
    expect(datesOf({frontMatter: {checked: 'nothing with a month'}})).toEqual({});
  });
});
