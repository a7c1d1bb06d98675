import {startTransition, useEffect, useLayoutEffect, useState} from 'react';
import {messagesOf, type ChatState} from './chatState';
import type {ChatStore} from './chatStore';

/** The chat's state and actions. Only the state changes between renders. */
export type Chat = Omit<ChatStore, 'getState' | 'subscribe' | 'setPage'> & {state: ChatState};

/**
 * Returns the chat for a component. The store and an answer in progress outlive the component. The answer is
 * stopped when the page is hidden.
 *
 * @param page route of the page that the reader has open
 */
export function useChat(store: ChatStore, page: string): Chat {
  const state = useChatState(store);

  useEffect(() => store.setPage(page), [store, page]);

  useEffect(() => {
    addEventListener('pagehide', store.stop);
    return () => removeEventListener('pagehide', store.stop);
  }, [store]);

  return {...store, state};
}

/**
 * Returns the state of a chat. Updates of an answer are transitions, so that React can interrupt them for urgent work.
 * Zustand's own hook doesn't support transitions.
 */
function useChatState({getState, subscribe}: ChatStore): ChatState {
  const [state, setState] = useState(getState);
  // A layout effect subscribes before any effect that may change the state.
  useLayoutEffect(
    () =>
      subscribe((latest, {draft}) => {
        const isUpdateOfDraft = draft && messagesOf(latest).some(({id}) => id === draft.id);
        if (isUpdateOfDraft) startTransition(() => setState(latest));
        else setState(latest);
      }),
    [subscribe],
  );
  return state;
}
