import {createRequire} from 'node:module';
import {act} from '@testing-library/react';

/** The plugin that the search modal loads if insights are switched on. */
const fromModal = createRequire(createRequire(__filename).resolve('@docsearch/react'));
const fromCore = createRequire(fromModal.resolve('@algolia/autocomplete-core'));
const {createAlgoliaInsightsPlugin: createPlugin} = fromCore(
  '@algolia/autocomplete-plugin-algolia-insights',
) as {
  createAlgoliaInsightsPlugin: (options: {insightsClient?: unknown}) => {
    onStateChange: (change: {state: object}) => void;
  };
};

it('reports viewed objects after 400 ms, in batches of 20 (§7.11, §9.9, §9.10)', async () => {
  jest.useFakeTimers();
  const client = jest.fn();
  const items = Array.from({length: 45}, (_, index) => ({
    objectID: `hit-${index}`,
    __autocomplete_indexName: 'docs',
    __autocomplete_queryID: 'query',
    __autocomplete_algoliaCredentials: {appId: 'app', apiKey: 'key'},
  }));
  createPlugin({insightsClient: Object.assign(client, {version: '2.15.0'})}).onStateChange({
    state: {isOpen: true, context: {}, collections: [{items}]},
  });
  const batches = () =>
    client.mock.calls.flatMap(([name, {objectIDs}]: [string, {objectIDs: string[]}]) =>
      name === 'viewedObjectIDs' ? [objectIDs.length] : [],
    );
  // Changes of the state are collected in a task of their own.
  await act(() => jest.advanceTimersByTimeAsync(399));
  expect(batches()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(batches()).toEqual([20, 20, 5]);
  jest.useRealTimers();
});

it('logs an error if the insights script fails to load (§7.12, §7.13, §8.18)', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  createPlugin({});
  const script = document.querySelector<HTMLScriptElement>('script[src*="search-insights"]')!;
  expect(script.src).toContain('search-insights@2.15.0');
  script.dispatchEvent(new Event('error'));
  expect(error).toHaveBeenCalledWith(expect.stringContaining('Could not load search-insights.js'));
});
