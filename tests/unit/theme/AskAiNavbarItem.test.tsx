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
/** The loads of the chat's script, which end as a test says. */
const mockLoads: Load[] = [];
jest.mock('@site/src/components/AskAi', () => ({
  __esModule: true,
  // What `import` is given is awaited, and so a module that can be awaited is a load.
  // eslint-disable-next-line unicorn/no-thenable
  then: (resolve: Load['resolve'], reject: Load['reject']) => mockLoads.push({resolve, reject}),
}));

const Chat = ({opening}: Props) => <output>{opening ? JSON.stringify(opening) : 'closed'}</output>;
const endLoads = (end: (load: Load) => void) =>
  act(async () => {
    // An import begins a moment later.
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
  it('opens with the question of the address once it can be', async () => {
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

  it('opens with the passage that was to be asked about, by the shortcut too', async () => {
    render(<AskAiNavbarItem />);
    act(() => openChat({quote: 'two shards'}));
    await endLoads(fail);
    fireEvent.keyDown(window, {key: 'i', ctrlKey: true});
    await endLoads(arrive);
    expect(screen.getByRole('status')).toHaveTextContent('{"quote":"two shards"}');
  });

  it('says so until the reader closes the message, and says so again where it fails again', async () => {
    render(<AskAiNavbarItem />);
    act(() => openChat({quote: 'two shards'}));
    await endLoads(fail);
    await userEvent.click(screen.getByRole('button', {name: 'Close this message'}));
    expect(alert()).toBeNull();
    expect(button()).toHaveFocus();
    await userEvent.hover(button());
    // Loaded ahead, the chat would open unasked.
    expect(mockLoads).toHaveLength(0);
    await userEvent.click(button());
    await endLoads(fail);
    expect(alert()).toBeInTheDocument();
    await userEvent.click(button());
    await endLoads(arrive);
    expect(screen.getByRole('status')).toHaveTextContent('{"quote":"two shards"}');
  });
});

it('is not opened by the shortcut where a dialog or the search is open', async () => {
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
