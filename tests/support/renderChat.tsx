import {TextDecoder as NodeTextDecoder} from 'node:util';
import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AskAi from '@site/src/components/AskAi';
import {createChatSession, ChatSessionContext} from '@site/src/components/AskAi/ChatSessionContext';
import type {ChatOpening} from '@site/src/askAi/openChat';
import {encodeEvent, type ChatEvent} from '@site/src/askAi/protocol';
import {fillInDom} from './askAiDom';

/** Return value of a test file's mock of useDocusaurusContext. */
export const siteContext = {
  siteConfig: {
    url: 'https://docs.example.org',
    baseUrl: '/docs/',
    trailingSlash: true,
    future: {},
    customFields: {chatOrigin: 'https://chat.example'},
  },
};

/** The page next to the chat, for a test file's mock of useLocation. */
export const pageLocation = {pathname: '/docs/validators/rating/'};

/** Listeners of the reader's navigations. */
export const listeners = new Set<(location: {pathname: string}) => void>();

/** Return value of a test file's mock of useHistory. */
export const history = {
  location: {pathname: '/docs/', search: '', hash: ''},
  push: jest.fn(),
  listen(onChange: (location: {pathname: string}) => void) {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};

/** The chat's requests in a test, except health checks. */
export const requests: {
  url: string;
  body: Record<string, unknown>;
  signal?: AbortSignal;
  answer(response: unknown): void;
}[] = [];

const decoder = new NodeTextDecoder();

/** Controls the responses to the chat's requests. */
function fakeNetwork() {
  requests.length = 0;
  Object.assign(globalThis, {
    TextDecoder: class {
      decode = (bytes?: Uint8Array) => (bytes ? decoder.decode(bytes) : '');
    },
    fetch: (url: string, init: RequestInit) =>
      new Promise((resolve, reject) => {
        if (url.endsWith('/health')) return;
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        requests.push({
          url,
          body: JSON.parse(String(init.body)),
          signal: init.signal ?? undefined,
          answer: resolve,
        });
      }),
  });
}

/** Streams these events. jsdom has no Response, so it has only the parts that the transport reads. */
export function streaming(...events: ChatEvent[]) {
  const pieces = events.map((event) => new Uint8Array(Buffer.from(encodeEvent(event))));
  const read = async () => ({done: pieces.length === 0, value: pieces.shift()});
  return {ok: true, headers: new Map(), body: {getReader: () => ({read, cancel: async () => {}})}};
}

/** Renders the chat of a page. */
export function open(opening: ChatOpening = {}) {
  const session = createChatSession();
  const onClose = jest.fn();
  const chat = (now: ChatOpening | undefined) => (
    <ChatSessionContext value={session}>
      <AskAi opening={now} onClose={onClose} />
    </ChatSessionContext>
  );
  const {rerender} = render(chat(opening));
  return {
    onClose,
    dialog: screen.getByRole('dialog', {name: 'Ask MultiversX AI'}),
    input: screen.getByPlaceholderText('Type your message...'),
    close: () => rerender(chat(undefined)),
    reopen: () => rerender(chat({})),
  };
}

/** The stream of a complete answer that has an id. */
export const answerOf = (text: string) =>
  streaming({type: 'thread', id: 't1'}, {type: 'delta', text}, {type: 'done', answerId: 'a1'});

/** Call it once in a test file. Before each test, it empties the local storage, shows a page and fakes the network. */
export function prepareChat(): void {
  beforeAll(() => {
    Object.assign(window, {docusaurus: {preload: jest.fn()}});
    fillInDom();
    Object.defineProperty(globalThis, 'crypto', {
      value: {getRandomValues: (array: Uint32Array) => array.map(() => Math.random() * 2 ** 32)},
    });
  });

  beforeEach(() => {
    localStorage.clear();
    document.body.innerHTML = '<article><div class="theme-doc-markdown"><h1>Rating</h1></div></article>';
    fakeNetwork();
  });
}

/** Sends a question, answers it, and waits until the reader can send the next one. */
export async function askAndAnswer(input: HTMLElement, text: string, response: unknown) {
  await userEvent.type(input, `${text}{Enter}`);
  await act(async () => requests.at(-1)?.answer(response));
  await screen.findByText('Send');
}
