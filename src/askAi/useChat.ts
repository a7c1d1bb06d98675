import {useEffect, useState, useSyncExternalStore} from 'react';
import type {ChatState} from './chatState';
import {createChatStore, type ChatStore, type ChatStoreOptions} from './chatStore';

/** The state changes; everything else stays. */
export type Chat = Pick<
  ChatStore,
  'ask' | 'retry' | 'stop' | 'open' | 'rate' | 'savedConversations' | 'clearHistory'
> & {state: ChatState};

/**
 * The chat of a component: it lives as long as the component, and is left when the component goes.
 *
 * @param page Route that the reader is on.
 * @param createOptions Runs once.
 */
export function useChat(page: string, createOptions: () => ChatStoreOptions): Chat {
  const [store] = useState(() => createChatStore({...createOptions(), page}));
  const state = useSyncExternalStore(store.subscribe, store.read);

  useEffect(() => store.setPage(page), [store, page]);

  useEffect(() => {
    addEventListener('pagehide', store.saveDraft);
    return () => {
      removeEventListener('pagehide', store.saveDraft);
      store.stop();
    };
  }, [store]);

  return {...store, state};
}
