import * as v from 'valibot';
import type {Conversation} from './chatState';

/** Conversations that a browser keeps, newest first. */
export type ChatHistory = {
  list(): SavedConversation[];
  /** Puts a conversation first, and drops the oldest beyond the limit. One without messages isn't kept. */
  save(conversation: Conversation): void;
  clear(): void;
  /** Calls back when another tab has saved a conversation or cleared them all. */
  onOtherTab(callback: (change: 'saved' | 'cleared') => void): void;
};

export type SavedConversation = Conversation & {
  /** Milliseconds since the epoch. */
  savedAt: number;
};

type Options = {
  /** Undefined where the browser forbids it. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Emits `storage` events. */
  events?: Pick<EventTarget, 'addEventListener'>;
  now?: () => number;
};

/** How many conversations are kept. */
export const HISTORY_LENGTH = 10;

const KEY = 'ask-ai-conversations';

/**
 * Keeps the last conversations in this browser, and nowhere else. Without storage it keeps none.
 *
 * Zustand's `persist` would write at every change of the state, 30 times a second while an answer grows, and fails where the
 * storage is full, while this drops the oldest conversations.
 */
export function createChatHistory({
  storage = browserStorage(),
  events = globalThis.window,
  now = Date.now,
}: Options = {}): ChatHistory {
  function list(): SavedConversation[] {
    try {
      return conversationsIn(JSON.parse(storage?.getItem(KEY) ?? '[]'));
    } catch {
      return [];
    }
  }

  /** Drops the oldest conversations where the storage is full. */
  function write(conversations: readonly SavedConversation[]): void {
    for (let count = conversations.length; count > 0; count--) {
      try {
        storage?.setItem(KEY, JSON.stringify(conversations.slice(0, count)));
        return;
      } catch {
        // The quota is used up, or the browser forbids it.
      }
    }
  }

  return {
    list,
    save(conversation) {
      if (conversation.messages.length === 0) return;
      // Another tab may have saved in the meantime, so the list is read again.
      const others = list().filter(({id}) => id !== conversation.id);
      write([{...conversation, savedAt: now()}, ...others].slice(0, HISTORY_LENGTH));
    },
    clear() {
      try {
        storage?.removeItem(KEY);
      } catch {
        // What couldn't be kept can't be cleared.
      }
    },
    onOtherTab(callback) {
      events?.addEventListener('storage', (event) => {
        const {key, newValue} = event as StorageEvent;
        // Without a key, the whole storage was cleared.
        if (key === KEY || key === null) callback(newValue === null ? 'cleared' : 'saved');
      });
    },
  };
}

function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

const page = v.object({title: v.string(), route: v.string()});
const sources = v.optional(v.array(page));
const message = v.variant('role', [
  v.object({
    id: v.string(),
    role: v.literal('user'),
    content: v.string(),
    page: v.optional(page),
    quote: v.optional(v.string()),
  }),
  v.object({id: v.string(), role: v.literal('assistant'), content: v.string(), sources, citations: sources}),
]);
const savedConversation = v.object({
  id: v.string(),
  threadId: v.optional(v.string()),
  messages: v.pipe(v.array(message), v.minLength(1)),
  // The list shows the date, and a number can be beyond all dates.
  savedAt: v.pipe(
    v.number(),
    v.check((time) => !Number.isNaN(new Date(time).getTime())),
  ),
});

/** The conversations in what is stored; what an earlier version or another script left there is dropped. */
function conversationsIn(stored: unknown): SavedConversation[] {
  if (!Array.isArray(stored)) return [];
  const conversations = stored.filter((value): value is SavedConversation => v.is(savedConversation, value));
  return conversations.slice(0, HISTORY_LENGTH);
}
