import type {Conversation, Message} from './chatState';

/** Conversations that a browser keeps, newest first. */
export type ChatHistory = {
  list(): SavedConversation[];
  /** Puts a conversation first; the oldest beyond the limit goes. One without messages isn't kept. */
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
  /** Undefined where the browser keeps nothing. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where a browser tells what other tabs store. */
  events?: Pick<EventTarget, 'addEventListener'>;
  now?: () => number;
};

/** How many conversations are kept. */
export const HISTORY_LENGTH = 10;

const KEY = 'ask-ai-conversations';

/** Keeps the last conversations in this browser, and nowhere else. Without storage it keeps none. */
export function createChatHistory({
  storage = browserStorage(),
  events = globalThis.window,
  now = Date.now,
}: Options = {}): ChatHistory {
  function list(): SavedConversation[] {
    try {
      return parseConversations(JSON.parse(storage?.getItem(KEY) ?? '[]'));
    } catch {
      return [];
    }
  }

  /** Where the browser's room doesn't suffice, the oldest give way. */
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

/** What an earlier version or another script left there is dropped. */
function parseConversations(value: unknown): SavedConversation[] {
  if (!Array.isArray(value)) return [];
  return (value as unknown[]).filter(isConversation).slice(0, HISTORY_LENGTH);
}

function isConversation(value: unknown): value is SavedConversation {
  if (!isRecord(value)) return false;
  const {id, threadId, messages, savedAt} = value;
  return (
    typeof id === 'string' &&
    typeof savedAt === 'number' &&
    // The list shows the date, and a number can be beyond all dates.
    !Number.isNaN(new Date(savedAt).getTime()) &&
    (threadId === undefined || typeof threadId === 'string') &&
    Array.isArray(messages) &&
    messages.length > 0 &&
    messages.every(isMessage)
  );
}

function isMessage(value: unknown): value is Message {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.content !== 'string') return false;
  const {role, sources, citations, page, quote} = value;
  if (role === 'user')
    return (quote === undefined || typeof quote === 'string') && isOptional(page, ['title', 'route']);
  return role === 'assistant' && [sources, citations].every(isListOfSources);
}

function isListOfSources(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every(isSource));
}

function isSource(value: unknown): boolean {
  return isOptional(value, ['title', 'route']) && value !== undefined;
}

function isOptional(value: unknown, texts: readonly string[]): boolean {
  return value === undefined || (isRecord(value) && texts.every((name) => typeof value[name] === 'string'));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
