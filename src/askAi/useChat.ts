import {startTransition, useEffect, useLayoutEffect, useState} from 'react';
import type {ChatState} from './chatState';
import type {ChatStore} from './chatStore';

/** The state changes; everything else stays. */
export type Chat = Pick<
  ChatStore,
  'ask' | 'retry' | 'stop' | 'open' | 'rate' | 'savedConversations' | 'clearHistory'
> & {state: ChatState};

/**
 * The chat of a component: what it keeps outlives the component, and an answer on its way is left when the component goes.
 *
 * @param page Route that the reader is on.
 */
export function useChat(store: ChatStore, page: string): Chat {
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
