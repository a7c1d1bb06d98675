import type {ComponentType} from 'react';
import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {openSearch} from '@site/src/search/client/openSearch';
import SearchBar from '@site/src/theme/SearchBar';
import type {Props as ModalProps} from '@site/src/theme/SearchBar/SearchModal';

jest.mock(
  '@theme/SearchTranslations',
  () => ({
    __esModule: true,
    default: {
      button: {buttonText: 'Search', buttonAriaLabel: 'Search'},
      modal: {errorScreen: {titleText: 'Unable to fetch results', helpText: 'Try again.'}},
    },
  }),
  {virtual: true},
);
jest.mock('@docusaurus/theme-search-algolia/client', () => ({useAlgoliaThemeConfig: () => ({algolia: {}})}));
jest.mock('@docusaurus/useIsBrowser', () => ({__esModule: true, default: () => true}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: {customFields: {}}}),
}));
const embedded = {warmUp: jest.fn()};
jest.mock('@site/src/components/search/useEmbeddedSearch', () => ({useEmbeddedSearch: () => embedded}));

type Load = {resolve(module: {default: ComponentType<ModalProps>}): void; reject(error: Error): void};
/** Pending imports of the modal's script, which the tests resolve or reject. */
const mockLoads: Load[] = [];
jest.mock('@site/src/theme/SearchBar/SearchModal', () => ({
  __esModule: true,
  // `import` awaits the mocked module, so a thenable controls when the load ends.
  // eslint-disable-next-line unicorn/no-thenable
  then: (resolve: Load['resolve'], reject: Load['reject']) => mockLoads.push({resolve, reject}),
}));

const Modal = ({initialQuery}: ModalProps) => <input aria-label="Search field" defaultValue={initialQuery} />;
const endLoads = (end: (load: Load) => void) => act(async () => mockLoads.splice(0).forEach(end));
const fail = ({reject}: Load) => reject(new Error('ChunkLoadError'));

const button = () => screen.getByRole('button', {name: /^Search/});
const failure = () => screen.queryByRole('alert');

describe('SearchBar', () => {
  beforeEach(() => {
    mockLoads.length = 0;
  });

  it('has a button whose name is its visible text', () => {
    render(<SearchBar />);
    expect(button()).toHaveAccessibleName('Search Ctrl K');
    expect([...button().querySelectorAll('span > span, kbd')].map((part) => part.textContent).join(' ')).toBe(
      'Search Ctrl K',
    );
    expect(button()).toHaveAttribute('aria-keyshortcuts', 'Control+k');
  });

  it('returns the focus to its button when the error of a failed load is closed', async () => {
    render(<SearchBar />);
    await userEvent.click(button());
    await endLoads(fail);
    expect(failure()).toHaveTextContent('Unable to fetch results');
    await userEvent.click(screen.getByRole('button', {name: 'Close this message'}));
    expect(failure()).toBeNull();
    expect(button()).toHaveFocus();
  });

  it('opens with the text that is typed into another search field while it loads', async () => {
    render(<SearchBar />);
    await act(async () => openSearch('prepare'));
    await act(async () => openSearch({query: 'g'}));
    await act(async () => openSearch({query: 'ga'}));
    await endLoads(({resolve}) => resolve({default: Modal}));
    expect(screen.getByRole('textbox', {name: 'Search field'})).toHaveValue('ga');
  });

  it('hides the error and collects typed characters while a failed load is retried', async () => {
    render(<SearchBar />);
    await userEvent.click(button());
    await endLoads(fail);
    await userEvent.click(button());
    expect(failure()).toBeNull();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('shard');
    await endLoads(({resolve}) => resolve({default: Modal}));
    expect(screen.getByLabelText('Search field')).toHaveValue('shard');
  });

  it('shows the error again if the next load fails too', async () => {
    render(<SearchBar />);
    await userEvent.click(button());
    await endLoads(fail);
    await userEvent.click(button());
    await endLoads(fail);
    expect(failure()).toBeInTheDocument();
  });
});
