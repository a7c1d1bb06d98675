import {fireEvent, render, screen} from '@testing-library/react';
import RecordingNote from '@site/src/components/search/RecordingNote';
import {useSearchRecorder} from '@site/src/components/search/useSearchRecorder';
import {reportPaths} from '@site/src/feedback/feedback';

let mockRecordsSearches = false;
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: {customFields: {recordsSearches: mockRecordsSearches, chatOrigin: ''}}}),
}));

/** Requests as path and body. */
const sent: [string, unknown][] = [];
beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = (async (url: string, {body}: {body: string}) => {
    sent.push([url, JSON.parse(body)]);
    return {status: 204, ok: true};
  }) as unknown as typeof fetch;
});

/** A search that has found one result for "shard". */
function Search() {
  const recorder = useSearchRecorder();
  return (
    <>
      <RecordingNote />
      <button type="button" onClick={() => recorder?.answered({query: 'shard', nbHits: 1, hasFailed: false})}>
        Search
      </button>
      <main>
        <article>
          <a href="#result">Result</a>
        </article>
        <a href="#other">Other</a>
      </main>
    </>
  );
}

function search() {
  const view = render(<Search />);
  fireEvent.click(screen.getByRole('button', {name: 'Search'}));
  return view;
}

describe('with RECORD_SEARCHES', () => {
  beforeEach(() => {
    mockRecordsSearches = true;
  });

  it('search says that terms are recorded, and reports a search without a click on a result', () => {
    const {unmount} = search();
    expect(screen.getByText(/^Search terms are recorded to improve these pages/)).toBeVisible();
    fireEvent.click(screen.getByRole('link', {name: 'Other'}));
    expect(sent).toEqual([]);
    unmount();
    expect(sent).toEqual([[reportPaths.search, {query: 'shard', results: 1, followed: false}]]);
  });

  it.each(['click', 'auxClick'] as const)(
    'a %s on a result is reported when the reader leaves the page',
    (kind) => {
      search();
      // A middle click isn't a `click` event.
      if (kind === 'click') fireEvent.click(screen.getByText('Result'));
      else fireEvent(screen.getByText('Result'), new MouseEvent('auxclick', {bubbles: true}));
      fireEvent(window, new Event('pagehide'));
      expect(sent).toEqual([[reportPaths.search, {query: 'shard', results: 1, followed: true}]]);
    },
  );
});

it('by default, search shows no note and sends nothing', () => {
  mockRecordsSearches = false;
  const {unmount, container} = search();
  expect(container).not.toHaveTextContent('recorded');
  fireEvent.click(screen.getByText('Result'));
  unmount();
  expect(sent).toEqual([]);
});
