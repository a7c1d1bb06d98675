import type {ComponentProps} from 'react';
import {act, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {DocSearchModal, type ModalProps} from 'patched-docsearch';
import {onOpenChat, openChat} from '@site/src/askAi/openChat';
import {modalAnswer} from '@site/src/search/client/modalAnswer';
import {noFilters} from '@site/src/search/client/filters';
import type {SearchAnswer, SearchHit} from '@site/src/search/client/searchTypes';
import {readStoredHits} from '@site/src/search/client/storedHits';
import Hit from '@site/src/theme/SearchBar/Hit';
import Results from '@site/src/theme/SearchBar/Results';
import ResultsFooter from '@site/src/theme/SearchBar/ResultsFooter';

jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  default: (path: string) => path,
  useBaseUrlUtils: () => ({withBaseUrl: (path: string) => path}),
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: {baseUrl: '/', trailingSlash: true}}),
}));
jest.mock('@docusaurus/router', () => ({
  useHistory: () => ({location: {pathname: '/', search: '', hash: ''}, push: jest.fn()}),
}));
jest.mock('@docusaurus/theme-common', () => ({
  useSearchLinkCreator: () => (query: string) => `/search/?q=${query}`,
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({to, children, ...props}: ComponentProps<'a'> & {to: string}) => (
    <a href={to} {...props}>
      {children}
    </a>
  ),
}));

const rows = {
  popularTasks: [],
  siteUrl: 'https://docs.example.org/',
  labels: {askAi: 'Ask AI', closest: 'Closest pages', popular: 'Popular tasks'},
};
const onClose = jest.fn();

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const hit: SearchHit = {
  objectID: '/learn/sharding#who-moves',
  type: 'lvl2',
  url: '/learn/sharding/#who-moves',
  content: 'Validators <b>move</b>.',
  hierarchy: {
    lvl0: 'Learn › Sharding',
    lvl1: 'Sharding',
    lvl2: 'Who moves',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  parts: {
    title: [{text: 'Who moves', isMatch: false}],
    snippet: [
      {text: 'Validators', isMatch: true},
      {text: ' <b>move</b>.', isMatch: false},
    ],
  },
};

/** The patched modal with the site's components, on a search that returns the results of `find`. */
async function open(find: (query: string) => Partial<SearchAnswer>) {
  const asked: string[] = [];
  const transformSearchClient = ((algolia: object) => ({
    ...algolia,
    async search({requests: [{query}]}: {requests: [{query: string}]}) {
      asked.push(query);
      const hits = find(query).hits ?? [];
      const counts = {nbHits: hits.length, nbPages: 1, page: 0, hitsPerPage: 20};
      const found = {
        query,
        hits,
        ...counts,
        filters: noFilters,
        engine: 'embedded' as const,
        hasFailed: false,
        closestPages: [],
      };
      return {results: [modalAnswer({...found, ...find(query)}, rows)]};
    },
  })) as unknown as NonNullable<ModalProps['transformSearchClient']>;
  const modal = (
    <DocSearchModal
      appId="none"
      apiKey="none"
      indexName="docs"
      engine="embedded"
      initialScrollY={0}
      onClose={onClose}
      navigator={{navigate: ({item}: {item: SearchHit}) => openChat({question: item.hierarchy.lvl1 ?? ''})}}
      translations={{searchBox: {searchInputLabel: 'Search the documentation'}}}
      transformSearchClient={transformSearchClient}
      readStoredHits={readStoredHits}
      hitComponent={Hit}
      resultsComponent={(props) => <Results {...props} onClose={onClose} />}
      resultsFooterComponent={({state}) => <ResultsFooter state={state} onFollow={() => undefined} />}
      renderNote={({context}) => <p role="status">{context.answer?.fallback}</p>}
    />
  );
  // It reads its stored searches asynchronously.
  await act(async () => void render(modal));
  return {asked, field: screen.getByRole('combobox', {name: 'Search the documentation'})};
}

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = () => ({matches: false}) as MediaQueryList;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, {docusaurus: {preload: () => undefined}});
});

describe('the patched modal', () => {
  it('is a dialog with a combobox that has the focus and takes long queries', async () => {
    const {field} = await open(() => ({}));
    const dialog = screen.getByRole('dialog', {name: 'Search the documentation'});
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toContainElement(field);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('maxlength', '512');
    expect(screen.queryByRole('banner') ?? screen.queryByRole('contentinfo')).toBeNull();
  });

  it('shows hits below their page, as items of a tree', async () => {
    const {field} = await open(() => ({hits: [hit], nbHits: 7}));
    await userEvent.click(field);
    await userEvent.paste('validators');
    const [item, askAi] = (await screen.findAllByRole('treeitem')) as [HTMLElement, HTMLElement];
    const trees = screen.getAllByRole('tree');
    expect(trees[0]).toContainElement(item);
    expect(field).toHaveAttribute('aria-controls', trees.map(({id}) => id).join(' '));
    expect(askAi).toHaveTextContent('Ask AI: validators');
    expect(screen.getByText('Learn › Sharding')).toBeInTheDocument();
    expect(within(item).getByRole('link')).toHaveAttribute('href', '/learn/sharding/#who-moves');
    expect(item).toHaveTextContent('Who movesShardingValidators <b>move</b>.');
    expect(item.querySelector('mark')).toHaveTextContent('Validators');
    expect(item.querySelector('b')).toBeNull();
    const all = screen.getByRole('link', {name: 'See all 7 results'});
    expect(all).toHaveAttribute('href', '/search/?q=validators');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', item.id);
  });

  it('shows the query without results, and suggests others', async () => {
    const {field, asked} = await open((query) =>
      query === 'xyz' ? {closestPages: [{title: 'Staking', route: '/staking'}]} : {hits: [hit]},
    );
    await userEvent.click(field);
    await userEvent.paste('xyz');
    expect(await screen.findByText(/^No results for/)).toHaveTextContent('No results for "xyz"');
    expect(screen.getAllByRole('treeitem').map(({textContent}) => textContent)).toEqual([
      'Staking',
      'Ask AI: xyz',
    ]);
    await userEvent.click(screen.getByRole('button', {name: 'Staking'}));
    expect(await screen.findByText('Who moves')).toBeInTheDocument();
    expect(asked.at(-1)).toBe('staking ');
  });

  it('keeps showing an error, and retries', async () => {
    let isBroken = true;
    const {field} = await open(() => (isBroken ? {hasFailed: true} : {hits: [hit]}));
    await userEvent.type(field, 'v');
    expect(await screen.findByText('Unable to fetch results')).toBeInTheDocument();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(await screen.findByText('Who moves')).toBeInTheDocument();
    expect(screen.queryByText('Unable to fetch results')).toBeNull();
  });

  it('saves a selected result without highlighting', async () => {
    const {field} = await open(() => ({hits: [hit]}));
    await userEvent.click(field);
    await userEvent.paste('validators');
    await userEvent.click(await screen.findByText('Who moves'));
    const {parts, ...plain} = hit;
    expect(parts).toBeDefined();
    expect(JSON.parse(localStorage.getItem(RECENT)!)).toMatchObject([plain]);
    expect(localStorage.getItem(RECENT)).not.toContain('isMatch');
  });

  it('opens the chat on arrow key and Enter or on a click, without storing a recent search', async () => {
    const questions: unknown[] = [];
    const stopListening = onOpenChat(({question}) => questions.push(question));
    const {field} = await open(() => ({hits: [hit]}));
    await userEvent.click(field);
    await userEvent.paste('validators');
    await screen.findByText('Who moves');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(screen.getByRole('link', {name: 'Ask AI: validators'}));
    stopListening();
    expect(questions).toEqual(['validators', 'validators']);
    expect(onClose).toHaveBeenCalled();
    expect(localStorage.getItem(RECENT) ?? '[]').toBe('[]');
  });

  it('shows popular tasks until the reader types', async () => {
    const {field} = await open(() => ({hits: [hit]}));
    const tasks = screen.getByRole('region', {name: 'Popular tasks'});
    expect(within(tasks).getAllByRole('link')).toHaveLength(6);
    expect(screen.getByRole('link', {name: 'Ask AI'})).toBeInTheDocument();
    await userEvent.type(field, 'v');
    expect(await screen.findByText('Who moves')).toBeInTheDocument();
    expect(screen.queryByRole('region', {name: 'Popular tasks'})).toBeNull();
  });

  it.each(['{', '{"a":1}', 'null', '[null, "sharding"]'])(
    'opens if its store contains %s',
    async (stored) => {
      localStorage.setItem(RECENT, stored);
      await open(() => ({}));
      expect(screen.queryAllByRole('treeitem')).toEqual([]);
    },
  );
});
