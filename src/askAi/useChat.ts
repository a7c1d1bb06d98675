import {startTransition, useEffect, useLayoutEffect, useState} from 'react';
import {messagesOf, type ChatState} from './chatState';
import type {ChatStore} from './chatStore';

/** The state changes; everything else stays. */
export type Chat = Omit<ChatStore, 'getState' | 'subscribe' | 'setPage'> & {state: ChatState};

/**
 * The chat of a component. The store outlives the component, and an answer on its way is stopped when the component or
 * the page goes away.
 *
 * @param page Route that the reader is on.
 */
export function useChat(store: ChatStore, page: string): Chat {
  const state = useChatState(store);

  useEffect(() => store.setPage(page), [store, page]);

  useEffect(() => {
    addEventListener('pagehide', store.stop);
    return () => {
      removeEventListener('pagehide', store.stop);
      store.stop();
    };
  }, [store]);

  return {...store, state};
}

/**
 * The state of a chat. An answer grows, and ends, in transitions, between whose slices the browser does what is urgent;
 * Zustand's own hook knows no transitions.
 */
function useChatState({getState, subscribe}: ChatStore): ChatState {
  const [state, setState] = useState(getState);
  // Before any effect that may change the state.
  useLayoutEffect(
    () =>
      subscribe((latest, {draft}) => {
        const goesOn = draft && messagesOf(latest).some(({id}) => id === draft.id);
        if (goesOn) startTransition(() => setState(latest));
        else setState(latest);
      }),
    [subscribe],
  );
  return state;
}
