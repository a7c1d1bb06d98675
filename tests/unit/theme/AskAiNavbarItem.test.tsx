import type {ComponentType} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {openChat, type ChatOpening} from '@site/src/askAi/openChat';
import AskAiNavbarItem from '@site/src/theme/NavbarItem/AskAiNavbarItem';

let mockSearch = '';
const mockReplace = jest.fn(({search}: {search: string}) => (mockSearch = search));
jest.mock('@docusaurus/router', () => ({
  useLocation: () => ({pathname: '/learn/', search: mockSearch, hash: ''}),
  useHistory: () => ({replace: mockReplace}),
}));
jest.mock('@site/src/components/search/useEmbeddedSearch', () => ({useEmbeddedSearch: () => ({})}));

type Props = {opening: ChatOpening | undefined};
type Load = {resolve(module: {default: ComponentType<Props>}): void; reject(error: Error): void};
/** Pending imports of the chat's script, which the tests resolve or reject. */
const mockLoads: Load[] = [];
jest.mock('@site/src/components/AskAi', () => ({
  __esModule: true,
  // `import` awaits the mocked module, so a thenable controls when the load ends.
  // eslint-disable-next-line unicorn/no-thenable
  then: (resolve: Load['resolve'], reject: Load['reject']) => mockLoads.push({resolve, reject}),
}));

const Chat = ({opening}: Props) => <output>{opening ? JSON.stringify(opening) : 'closed'}</output>;
const endLoads = (end: (load: Load) => void) =>
  act(async () => {
    // An import starts asynchronously.
    await new Promise((resolve) => setTimeout(resolve));
    mockLoads.splice(0).forEach(end);
  });
const fail = ({reject}: Load) => reject(new Error('ChunkLoadError'));
const arrive = ({resolve}: Load) => resolve({default: Chat});

const button = () => screen.getByRole('button', {name: /Ask AI/});
const alert = () => screen.queryByRole('alert');

beforeEach(() => {
  mockLoads.length = 0;
  mockSearch = '';
});

describe('a chat that cannot be loaded', () => {
  it('opens with the question from the address once it is loaded', async () => {
    mockSearch = '?ask=Why%3F';
    render(<AskAiNavbarItem />);
    await endLoads(fail);
    expect(alert()).toHaveTextContent("The chat couldn't be loaded.");
    expect(mockSearch).toBe('');
    await userEvent.click(button());
    await endLoads(arrive);
    expect(screen.getByRole('status')).toHaveTextContent('{"question":"Why?"}');
    expect(alert()).toBeNull();
  });

  it('opens with the selected passage, also by the shortcut', async () => {
    render(<AskAiNavbarItem />);
    act(() => openChat({quote: 'two shards'}));
    await endLoads(fail);
    fireEvent.keyDown(window, {key: 'i', ctrlKey: true});
    await endLoads(arrive);
    expect(screen.getByRole('status')).toHaveTextContent('{"quote":"two shards"}');
  });

  it('shows an error until the reader closes it, and again if it fails again', async () => {
    render(<AskAiNavbarItem />);
    act(() => openChat({quote: 'two shards'}));
    await endLoads(fail);
    await userEvent.click(screen.getByRole('button', {name: 'Close this message'}));
    expect(alert()).toBeNull();
    expect(button()).toHaveFocus();
    await userEvent.hover(button());
    // Preloading would open the chat unexpectedly.
    expect(mockLoads).toHaveLength(0);
    await userEvent.click(button());
    await endLoads(fail);
    expect(alert()).toBeInTheDocument();
    await userEvent.click(button());
    await endLoads(arrive);
    expect(screen.getByRole('status')).toHaveTextContent('{"quote":"two shards"}');
  });
});

it('is not opened by the shortcut while a dialog or the search is open', async () => {
  render(<AskAiNavbarItem />);
  const press = () => fireEvent.keyDown(window, {key: 'i', ctrlKey: true});
  document.body.classList.add('DocSearch--active');
  press();
  document.body.classList.remove('DocSearch--active');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  press();
  dialog.remove();
  expect(mockLoads).toHaveLength(0);
  press();
  await endLoads(arrive);
  expect(screen.getByRole('status')).toHaveTextContent('{}');
});
