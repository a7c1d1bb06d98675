import type {ChatHistory} from '@site/src/askAi/chatHistory';
import type {ChatRequest} from '@site/src/askAi/chatRequest';
import type {Conversation} from '@site/src/askAi/chatState';
import {createChatStore, type ChatStoreOptions} from '@site/src/askAi/chatStore';
import type {ChatTransport} from '@site/src/askAi/chatTransport';
import {ChatFault, type Fault} from '@site/src/askAi/fault';
import type {ChatEvent} from '@site/src/askAi/protocol';
import {delta} from './chatEvents';

/** A transport whose responses the test controls. */
export function fakeTransport() {
  const requests: {
    request: ChatRequest;
    signal: AbortSignal;
    send(...events: ChatEvent[]): Promise<void>;
    /** Adds received text that the transport hasn't passed on, since it may be part of a control object. */
    holdBack(text: string): void;
    fail(fault: Fault): Promise<void>;
  }[] = [];
  const ratings: {feedback: unknown; answer(isTaken: boolean): Promise<void>}[] = [];
  const transport: ChatTransport = {
    ask(request, signal) {
      const queue: (ChatEvent | Fault)[] = [];
      const rest: ChatEvent[] = [];
      let wake = () => {};
      signal.addEventListener('abort', () => wake());
      const put = async (items: (ChatEvent | Fault)[]) => {
        queue.push(...items);
        wake();
        await settled();
      };
      requests.push({
        request,
        signal,
        send: (...events) => put(events),
        holdBack: (text) => rest.push(delta(text)),
        fail: (fault) => put([fault]),
      });
      async function* read() {
        while (!signal.aborted) {
          const item = queue.shift();
          if (item === undefined) await new Promise<void>((resolve) => (wake = resolve));
          else if ('kind' in item) throw new ChatFault(item);
          else yield item;
          if (item && 'type' in item && item.type === 'done') return;
        }
      }
      return {events: read(), flush: () => rest.splice(0)};
    },
    threadHours: async () => 24,
    rate: (feedback) =>
      new Promise((resolve) =>
        ratings.push({
          feedback,
          async answer(isTaken) {
            resolve(isTaken);
            await settled();
          },
        }),
      ),
  };
  return {transport, requests, ratings};
}

/** A history in memory that records every conversation it saves. */
export function fakeHistory(
  initial: Conversation[] = [],
): ChatHistory & {saved: Conversation[]; saveInOtherTab(conversation: Conversation): void} {
  let kept = initial;
  let tell: Parameters<ChatHistory['onChangeInOtherTab']>[0] = () => {};
  const saved: Conversation[] = [];
  return {
    saved,
    list: () => kept.map((conversation) => ({...conversation, savedAt: 1})),
    save(conversation) {
      if (conversation.messages.length === 0) return;
      saved.push(conversation);
      kept = [conversation, ...kept.filter(({id}) => id !== conversation.id)];
    },
    clear: () => (kept = []),
    onChangeInOtherTab: (callback) => (tell = callback),
    saveInOtherTab(conversation) {
      kept = [conversation, ...kept.filter(({id}) => id !== conversation.id)];
      tell('saved');
    },
  };
}

/** Animation frames that the test paints. */
export function fakeFrames() {
  const waiting = new Set<() => void>();
  return {
    onNextFrame(callback: () => void) {
      waiting.add(callback);
      return () => waiting.delete(callback);
    },
    paint() {
      const callbacks = [...waiting];
      waiting.clear();
      for (const callback of callbacks) callback();
    },
  };
}

/** Resolves when all promises that wait for nothing else have been handled. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A chat store with a transport, a history and frames that the test controls, unless it gives its own. */
export function setUp(options: Partial<ChatStoreOptions> = {}) {
  const wire = fakeTransport();
  const frames = fakeFrames();
  const history = fakeHistory();
  let id = 0;
  const store = createChatStore({
    transport: wire.transport,
    history,
    newId: () => `id${id++}`,
    onNextFrame: frames.onNextFrame,
    ...options,
  });
  return {store, history, ...frames, ...wire};
}
