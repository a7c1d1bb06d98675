import {TextDecoder as NodeTextDecoder} from 'node:util';
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AskAi from '@site/src/components/AskAi';
import {createChatSession, ChatSessionContext} from '@site/src/components/AskAi/ChatSessionContext';
import type {ChatOpening} from '@site/src/askAi/openChat';
import {encodeEvent, type ChatEvent} from '@site/src/askAi/protocol';
import {fillInDom} from '@site/tests/support/askAiDom';

jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    siteConfig: {
      url: 'https://docs.example.org',
      baseUrl: '/docs/',
      trailingSlash: true,
      future: {},
      customFields: {chatOrigin: 'https://chat.example'},
    },
  }),
}));
const listeners = new Set<(location: {pathname: string}) => void>();
const history = {
  location: {pathname: '/docs/', search: '', hash: ''},
  push: jest.fn(),
  listen(onChange: (location: {pathname: string}) => void) {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
Object.assign(window, {docusaurus: {preload: jest.fn()}});
jest.mock('@docusaurus/router', () => ({
  useLocation: () => ({pathname: '/docs/validators/rating/'}),
  useHistory: () => history,
}));

const decoder = new NodeTextDecoder();

let answerHealthCheck: (response: unknown) => void;

/** Controls the responses to the chat's requests. */
function fakeNetwork() {
  const requests: {
    url: string;
    body: Record<string, unknown>;
    signal?: AbortSignal;
    answer(response: unknown): void;
  }[] = [];
  Object.assign(globalThis, {
    TextDecoder: class {
      decode = (bytes?: Uint8Array) => (bytes ? decoder.decode(bytes) : '');
    },
    fetch: (url: string, init: RequestInit) =>
      new Promise((resolve, reject) => {
        if (url.endsWith('/health')) {
          answerHealthCheck = resolve;
          return;
        }
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        requests.push({
          url,
          body: JSON.parse(String(init.body)),
          signal: init.signal ?? undefined,
          answer: resolve,
        });
      }),
  });
  return requests;
}

type Chunk = {done: boolean; value?: Uint8Array};

/** The parts of a response that the transport reads. jsdom has no Response. */
function response(events: ChatEvent[], end: () => Promise<Chunk>) {
  const pieces = events.map((event) => new Uint8Array(Buffer.from(encodeEvent(event))));
  const read = async (): Promise<Chunk> => {
    const value = pieces.shift();
    return value ? {done: false, value} : end();
  };
  return {ok: true, headers: new Map(), body: {getReader: () => ({read, cancel: async () => {}})}};
}

const streaming = (...events: ChatEvent[]) => response(events, async () => ({done: true}));

/** Sends these events, then keeps the stream open without sending more. */
const stalling = (...events: ChatEvent[]) => response(events, () => new Promise(() => {}));

function open(opening: ChatOpening = {}, session = createChatSession()) {
  const onClose = jest.fn();
  const chat = (now: ChatOpening | undefined) => (
    <ChatSessionContext value={session}>
      <AskAi opening={now} onClose={onClose} />
    </ChatSessionContext>
  );
  const {rerender, unmount} = render(chat(opening));
  return {
    onClose,
    session,
    dialog: screen.getByRole('dialog', {name: 'Ask MultiversX AI'}),
    input: screen.getByPlaceholderText('Ask about MultiversX'),
    close: () => rerender(chat(undefined)),
    reopen: (next: ChatOpening = {}) => rerender(chat(next)),
    unmount,
  };
}

const answerOf = (text: string, more: ChatEvent[] = []) =>
  streaming({type: 'thread', id: 't1'}, {type: 'delta', text}, ...more, {type: 'done', answerId: 'a1'});

beforeAll(() => {
  fillInDom();
  Object.defineProperty(globalThis, 'crypto', {
    value: {getRandomValues: (array: Uint32Array) => array.map(() => Math.random() * 2 ** 32)},
  });
});

let requests: ReturnType<typeof fakeNetwork>;
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<article><div class="theme-doc-markdown"><h1>Rating</h1></div></article>';
  requests = fakeNetwork();
});

/** Sends a question, answers it, and waits until the reader can send the next one. */
async function askAndAnswer(input: HTMLElement, text: string, response: unknown) {
  await userEvent.type(input, `${text}{Enter}`);
  await answer(response);
}

/** Answers the last request, and waits until the reader can send the next question. */
async function answer(response: unknown) {
  await act(async () => requests.at(-1)?.answer(response));
  await screen.findByText('Send');
}

it('shows a greeting and suggests questions for the section', async () => {
  const {dialog} = open();
  expect(dialog).toHaveTextContent('Ask me anything about the MultiversX ecosystem');
  await userEvent.click(screen.getByRole('button', {name: 'How do I unjail a node?'}));
  expect(requests[0]?.url).toBe('https://chat.example/ai-docs-api/chat/stream');
  expect(requests[0]?.body).toEqual({message: 'How do I unjail a node?', page: '/validators/rating/'});
  expect(screen.queryByRole('list', {name: 'Suggested questions'})).toBeNull();
  expect(dialog).toHaveTextContent('Thinking...');
});

it('shows the answer with its sources, which close the chat', async () => {
  const {input, onClose} = open();
  await askAndAnswer(
    input,
    'Why?',
    answerOf('Because **so**.', [
      {type: 'sources', sources: [{title: 'Rating', route: '/validators/rating', anchor: 'how'}]},
    ]),
  );
  expect(screen.getByText('so').tagName).toBe('STRONG');
  expect(screen.getAllByRole('article').at(-1)).not.toHaveTextContent('Thinking...');
  const source = screen.getByRole('link', {name: 'Rating'});
  expect(source).toHaveAttribute('href', '/docs/validators/rating/#how');
  await userEvent.click(source);
  expect(history.push).toHaveBeenCalledWith('/docs/validators/rating/#how');
  expect(onClose).toHaveBeenCalled();
});

it('sends on Enter and on Send, but not if empty, while answering or during an IME composition', async () => {
  const {input} = open();
  const send = screen.getByRole('button', {name: 'Send'});
  expect(send).toBeDisabled();
  await userEvent.type(input, '  {Enter}');
  fireEvent.change(input, {target: {value: 'なに'}});
  fireEvent.keyDown(input, {key: 'Enter', isComposing: true});
  fireEvent.keyDown(input, {key: 'Enter', keyCode: 229});
  fireEvent.keyDown(input, {key: 'Enter', shiftKey: true});
  expect(requests).toHaveLength(0);
  await userEvent.click(send);
  expect(requests.map(({body}) => body.message)).toEqual(['なに']);
  expect(input).toHaveValue('');
  await userEvent.type(input, 'More{Enter}');
  expect(requests).toHaveLength(1);
  expect(input).toHaveValue('More');
});

it('stops an answer and keeps the received text', async () => {
  const {input, dialog} = open();
  await userEvent.type(input, 'Why?{Enter}');
  await act(async () => requests.at(-1)?.answer(stalling({type: 'delta', text: 'Because of the '})));
  await screen.findByText(/^Because of/);
  await userEvent.click(screen.getByRole('button', {name: 'Stop'}));
  expect(requests[0]?.signal?.aborted).toBe(true);
  expect(dialog).toHaveTextContent("Because of theThis answer isn't complete.");
});

it('stops before the first word, and offers to ask again', async () => {
  const {input} = open();
  await userEvent.type(input, 'Why?{Enter}');
  await userEvent.click(screen.getByRole('button', {name: 'Stop'}));
  expect(requests[0]?.signal?.aborted).toBe(true);
  await userEvent.click(screen.getByRole('button', {name: 'Ask this again'}));
  expect(requests).toHaveLength(2);
});

it('shows why a question failed, stores the status, and retries', async () => {
  const {input, dialog} = open();
  await askAndAnswer(input, 'Why?', {
    ok: false,
    status: 500,
    headers: new Map(),
    text: async () => 'stack trace',
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The answer service failed. Try again in a moment.');
  expect(dialog).not.toHaveTextContent(/HTTP error|stack trace/);
  await userEvent.click(screen.getByRole('button', {name: 'Retry'}));
  await answer(answerOf('Because.'));
  expect(dialog).toHaveTextContent('Because.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('restores the answer if asking again fails', async () => {
  const {input, dialog} = open();
  await askAndAnswer(input, 'Why?', answerOf('Because.'));
  await userEvent.click(screen.getByRole('button', {name: 'Ask again'}));
  expect(dialog).not.toHaveTextContent('Because.');
  await act(async () =>
    requests[1]?.answer({ok: false, status: 500, headers: new Map(), text: async () => ''}),
  );
  await screen.findByRole('alert');
  expect(dialog).toHaveTextContent('Because.');
  expect(JSON.stringify({...localStorage})).toContain('Because.');
});

it('copies an answer, asks again, and sends feedback if the endpoint accepts it', async () => {
  const writeText = jest.fn(async () => {});
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  const {input} = open();
  await askAndAnswer(input, 'Why?', answerOf('Because **so**.'));
  await user.click(screen.getByRole('button', {name: 'Copy answer'}));
  expect(writeText).toHaveBeenCalledWith('Because **so**.');
  await user.click(screen.getByRole('button', {name: 'Not helpful'}));
  expect(requests.at(-1)).toMatchObject({
    url: 'https://chat.example/ai-docs-api/chat/feedback',
    body: {answerId: 'a1', threadId: 't1', helpful: false},
  });
  expect(screen.getByRole('button', {name: 'Not helpful'})).toHaveAttribute('aria-pressed', 'false');
  await act(async () => requests.at(-1)?.answer({ok: true}));
  expect(screen.getByRole('button', {name: 'Not helpful'})).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', {name: 'Ask again'}));
  expect(requests.at(-1)?.body).toMatchObject({message: 'Why?', threadId: 't1'});
});

it("shows no feedback buttons if the endpoint doesn't accept feedback", async () => {
  const {input} = open();
  await askAndAnswer(input, 'Why?', streaming({type: 'delta', text: 'Because.'}, {type: 'done'}));
  expect(screen.getByRole('button', {name: 'Copy answer'})).toBeVisible();
  expect(screen.queryByRole('button', {name: 'Helpful'})).toBeNull();
});

it('sends the attached page and quotation with the question', async () => {
  const {input} = open({quote: 'Two lines\nof text'});
  await userEvent.click(screen.getByRole('button', {name: 'Ask about this page'}));
  await userEvent.type(input, 'Why?{Enter}');
  expect(requests[0]?.body).toMatchObject({
    message: 'Why?',
    about: {page: {title: 'Rating', route: '/validators/rating/'}, quote: 'Two lines\nof text'},
  });
  const question = screen.getAllByRole('article').at(-2)!;
  expect(within(question).getByText('Rating')).toBeVisible();
  expect(within(question).getByText(/Two lines/)).toBeVisible();
});

it('removes the attached page and quotation', async () => {
  const {input} = open({quote: 'Two lines'});
  await userEvent.click(screen.getByRole('button', {name: 'Ask about this page'}));
  await userEvent.click(screen.getByRole('button', {name: 'Remove: Two lines'}));
  await userEvent.click(screen.getByRole('button', {name: 'Remove: Rating'}));
  await userEvent.type(input, 'Why?{Enter}');
  expect(requests[0]?.body.message).toBe('Why?');
});

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

describe('a question that is too long', () => {
  const text = `${'q'.repeat(4000)}uest`;
  const note = 'A question can have at most 4000 characters. Remove 4.';

  it('stays in the input with an error message, and can be sent once it is short enough', async () => {
    const {input} = open();
    await userEvent.click(input);
    await userEvent.paste(text);
    expect(input).toHaveValue(text);
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.getByRole('button', {name: 'Send'})).toBeDisabled();
    await userEvent.keyboard('{Enter}{Backspace>3}');
    expect(requests).toHaveLength(0);
    await userEvent.keyboard('{Backspace}{Enter}');
    expect(requests[0]?.body.message).toBe('q'.repeat(4000));
    expect(screen.queryByText(/characters:/)).toBeNull();
  });

  it('that the chat opens with is put into the input', () => {
    const {input} = open({question: text});
    expect(input).toHaveValue(text);
    expect(screen.getByText(note)).toBeVisible();
    expect(requests).toHaveLength(0);
  });
});

it('says for how long the server keeps conversations', async () => {
  open();
  expect(screen.getByText(/^Questions go to our server; history stays/)).toBeVisible();
  await act(async () => answerHealthCheck({json: async () => ({threadHours: 24})}));
  expect(screen.getByText(/which keeps conversations for 24 hours/)).toBeVisible();
});

it('offers the follow-up questions of the last answer, until the next question', async () => {
  const {input} = open();
  const followUps = ['How is it paid?', 'Who sets it?'];
  await askAndAnswer(input, 'Why?', streaming({type: 'delta', text: 'Because.'}, {type: 'done', followUps}));
  const list = screen.getByRole('list', {name: 'Follow-up questions'});
  expect(
    within(list)
      .getAllByRole('button')
      .map(({textContent}) => textContent),
  ).toEqual(followUps);
  await userEvent.click(within(list).getByRole('button', {name: 'Who sets it?'}));
  expect(requests.at(-1)?.body).toMatchObject({message: 'Who sets it?'});
  expect(screen.queryByRole('list', {name: 'Follow-up questions'})).toBeNull();
});

it('suggests the questions of the section after a declined answer', async () => {
  const {input} = open();
  await askAndAnswer(input, 'Why?', streaming({type: 'delta', text: 'No.'}, {type: 'done', declined: true}));
  const list = screen.getByRole('list', {name: 'Suggested questions'});
  expect(within(list).getByRole('button', {name: 'How do I unjail a node?'})).toBeVisible();
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

it('announces each sentence once, and nothing of an earlier conversation', async () => {
  const {input} = open();
  const log = screen.getByRole('log');
  await askAndAnswer(input, 'Why?', answerOf('First sentence. Second **one**.\n\n```bash\nls\n```\n\nEnd'));
  expect(Array.from(log.children, ({textContent}) => textContent)).toEqual([
    'Thinking...',
    'First sentence.',
    'Second one.',
    'A block of bash code.',
    'End',
  ]);
  await userEvent.click(screen.getByRole('button', {name: 'New conversation'}));
  await askAndAnswer(input, 'And?', answerOf('Other.'));
  expect(screen.getByRole('log')).toHaveTextContent(/^Thinking\.\.\.Other\.$/);
});

it('announces nothing of a saved conversation', async () => {
  const {input, close, reopen} = open();
  await askAndAnswer(input, 'Why?', answerOf('Because.'));
  close();
  reopen();
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});
