import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerOf,
  askAndAnswer,
  history,
  listeners,
  open,
  pageLocation,
  prepareChat,
  requests,
  siteContext,
} from '@site/tests/support/renderChat';

jest.mock('@docusaurus/useDocusaurusContext', () => ({__esModule: true, default: () => siteContext}));
jest.mock('@docusaurus/router', () => ({useLocation: () => pageLocation, useHistory: () => history}));

prepareChat();

it('sends the question that it opens with, once, in a new conversation', async () => {
  const {input, close, reopen} = open();
  await askAndAnswer(input, 'Old?', answerOf('Old.'));
  close();
  reopen({question: 'New?'});
  expect(requests.map(({body}) => body)).toEqual([
    {message: 'Old?', page: '/validators/rating/'},
    {message: 'New?', page: '/validators/rating/'},
  ]);
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Old?');
});

it('keeps the conversation when it is closed, and cancels the request', async () => {
  const {input, close, reopen} = open();
  await askAndAnswer(input, 'Why?', answerOf('Because.'));
  await userEvent.type(input, 'And?{Enter}');
  fireEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(requests[1]?.signal?.aborted).toBe(true);
  close();
  expect(document.body.style.overflow).toBe('');
  reopen();
  expect(document.body.style.overflow).toBe('hidden');
  expect(screen.getByRole('dialog')).toHaveTextContent('Because.');
  expect(screen.getByRole('dialog')).toHaveTextContent('And?');
});

it('keeps unsent text when it is closed', async () => {
  const {input, close, reopen} = open();
  await userEvent.type(input, 'Half a quest');
  close();
  reopen();
  expect(screen.getByPlaceholderText('Ask about MultiversX')).toHaveValue('Half a quest');
});

it('keeps conversation and text in another layout, without local storage', async () => {
  const {input, session, unmount} = open();
  await askAndAnswer(input, 'Why?', answerOf('Because.'));
  await userEvent.type(input, 'Half a quest');
  unmount();
  localStorage.clear();
  const next = open({}, session);
  expect(next.dialog).toHaveTextContent('Because.');
  expect(next.input).toHaveValue('Half a quest');
  await userEvent.click(screen.getByRole('button', {name: 'New conversation'}));
  next.unmount();
  expect(open({}, session).dialog).not.toHaveTextContent('Because.');
});

it('closes when the reader goes back to another page, but not to another anchor', async () => {
  const {input, onClose} = open();
  await userEvent.type(input, 'Why?{Enter}');
  const goTo = (pathname: string) => act(() => listeners.forEach((listener) => listener({pathname})));
  goTo('/docs/validators/rating/');
  expect(onClose).not.toHaveBeenCalled();
  goTo('/docs/learn/');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(requests[0]?.signal?.aborted).toBe(true);
});

describe('docked next to the page', () => {
  it('leaves the page usable, stays open on the next page, and keeps answering', async () => {
    const {dialog, input, onClose} = open();
    await userEvent.click(screen.getByRole('button', {name: 'Dock at the right'}));
    expect(dialog).toHaveAttribute('data-docked');
    expect(dialog).toHaveAttribute('open');
    expect(document.body.style.overflow).toBe('');
    expect(input).toHaveFocus();
    await userEvent.type(input, 'Why?{Enter}');
    act(() => listeners.forEach((listener) => listener({pathname: '/docs/learn/'})));
    expect(onClose).not.toHaveBeenCalled();
    expect(requests[0]?.signal?.aborted).toBe(false);
    fireEvent.keyDown(input, {key: 'Escape'});
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps its state for the next layout, which docks it without moving the focus', async () => {
    const {session, unmount, close} = open();
    await userEvent.click(screen.getByRole('button', {name: 'Dock at the right'}));
    expect(session.dock()).toEqual({isWanted: true, isOpen: true});
    close();
    expect(session.dock()).toEqual({isWanted: true, isOpen: false});
    unmount();
    const next = open({isKept: true}, session);
    expect(next.dialog).toHaveAttribute('data-docked');
    expect(next.input).not.toHaveFocus();
  });
});

it('saves conversations, opens them and deletes them', async () => {
  const {input, dialog} = open();
  await askAndAnswer(input, 'First?', answerOf('One.'));
  await userEvent.click(screen.getByRole('button', {name: 'New conversation'}));
  await askAndAnswer(input, 'Second?', answerOf('Two.'));
  await userEvent.click(screen.getByRole('button', {name: 'Saved conversations'}));
  await userEvent.click(screen.getByRole('button', {name: /First\?/}));
  expect(dialog).toHaveTextContent('One.');
  expect(dialog).not.toHaveTextContent('Two.');
  await userEvent.click(screen.getByRole('button', {name: 'Saved conversations'}));
  await userEvent.click(screen.getByRole('button', {name: 'Clear all'}));
  expect(dialog).not.toHaveTextContent('One.');
  await userEvent.click(screen.getByRole('button', {name: 'Saved conversations'}));
  expect(dialog).toHaveTextContent('Your last ten conversations will appear here.');
  expect(JSON.stringify(localStorage)).not.toContain('First');
});

it('closes on a click on the backdrop, but not if the press started inside', () => {
  const {dialog, onClose} = open();
  fireEvent.pointerDown(screen.getByRole('heading', {name: 'Ask MultiversX AI'}));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('blocks the search shortcuts, and no others', () => {
  const {input, close} = open();
  const onPage = jest.fn();
  addEventListener('keydown', onPage);
  fireEvent.keyDown(input, {key: 'k', ctrlKey: true});
  fireEvent.keyDown(document.body, {key: 'K', metaKey: true});
  fireEvent.keyDown(document.body, {key: '/'});
  expect(onPage).not.toHaveBeenCalled();
  fireEvent.keyDown(input, {key: '/'});
  expect(onPage).toHaveBeenCalledTimes(1);
  close();
  fireEvent.keyDown(document.body, {key: 'k', ctrlKey: true});
  expect(onPage).toHaveBeenCalledTimes(2);
  removeEventListener('keydown', onPage);
});
