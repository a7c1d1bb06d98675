import type {Page} from '@playwright/test';

/** A page's result in the format that DocSearch stores. */
export function storedResult(number: number) {
  return {
    objectID: `stored-${number}`,
    type: 'lvl1',
    url: `/learn/sharding/?stored=${number}`,
    url_without_anchor: '/learn/sharding/',
    anchor: null,
    content: null,
    hierarchy: {
      lvl0: 'Learn',
      lvl1: `Stored ${number}`,
      lvl2: null as string | null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  };
}

/** Stores recent and favourite searches under DocSearch's keys: lists of results, or any text for invalid data. */
export async function storeSearches(
  page: Page,
  {recent, favourites}: Record<'recent' | 'favourites', readonly unknown[] | string>,
): Promise<void> {
  const toText = (stored: readonly unknown[] | string) =>
    typeof stored === 'string' ? stored : JSON.stringify(stored);
  await page.evaluate(
    ([recentText, favouritesText]) => {
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__embedded', recentText!);
      localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__embedded', favouritesText!);
    },
    [toText(recent), toText(favourites)],
  );
}
