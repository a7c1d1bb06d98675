import {startTransition, useEffect, useLayoutEffect, useState} from 'react';
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
  const state = useChatState(store);

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

/** The state of a chat. An answer grows, and ends, in slices, between which the browser does what is urgent. */
function useChatState({read, subscribe}: ChatStore): ChatState {
  const [state, setState] = useState(read);
  // Before any effect that may change the state.
  useLayoutEffect(() => {
    let known = read();
    return subscribe(() => {
      const latest = read();
      const written = known.draft?.id;
      const goesOn =
        written !== undefined &&
        [latest.draft, latest.conversation.messages.at(-1)].some((message) => message?.id === written);
      known = latest;
      if (goesOn) startTransition(() => setState(latest));
      else setState(latest);
    });
  }, [read, subscribe]);
  return state;
}
