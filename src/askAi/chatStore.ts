import {createStore, type StoreApi} from 'zustand/vanilla';
import type {Answerer} from './answerer';
import type {ChatHistory, SavedConversation} from './chatHistory';
import {
  mergeConversations,
  reduceChat,
  startChat,
  turnsBefore,
  type ChatAction,
  type ChatState,
  type Conversation,
  type UserMessage,
} from './chatState';
import {aboutOf, type ComposedQuestion} from './chatRequest';
import type {ChatTransport} from './chatTransport';
import {createEventBuffer, type EventBuffer} from './eventBuffer';
import {ChatFault, hasNoEndpoint, type Fault} from './fault';
import type {ChatEvent} from './protocol';

export type ChatStoreOptions = {
  transport: ChatTransport;
  history: ChatHistory;
  /** Calls back once, after the next frame. Returns what cancels it. */
  onNextFrame: (callback: () => void) => () => void;
  /** Route of the page that the reader is on. */
  page?: string;
  /** Loads what answers in this browser where the endpoint can't be reached. */
  loadOfflineAnswerer?: () => Promise<Answerer>;
  newId?: () => string;
};

/** The state, to read and subscribe to, and what can be done. */
export type ChatStore = Pick<StoreApi<ChatState>, 'getState' | 'subscribe'> & {
  /** Asks in the open conversation; does nothing while an answer is on its way. */
  ask(question: ComposedQuestion): void;
  /** Asks the last question again. */
  retry(): void;
  /** Ends the answer that is on its way; what came of it is kept. */
  stop(): void;
  /** Leaves the open conversation for a saved one, or for a new one. */
  open(id?: string): void;
  /** Tells the endpoint whether an answer helped; the answer shows it once the endpoint took it. */
  rate(messageId: string, helpful: boolean): void;
  savedConversations(): SavedConversation[];
  /** Deletes every conversation, the open one included. */
  clearHistory(): void;
  /** The reader is on another page. */
  setPage(page: string): void;
};

/** The open conversation, the request that answers in it, and the history that keeps it. */
export function createChatStore({
  transport,
  history,
  onNextFrame,
  page,
  loadOfflineAnswerer,
  newId = randomId,
}: ChatStoreOptions): ChatStore {
  const {getState, setState, subscribe} = createStore<ChatState>()(() =>
    startChat(history.list()[0] ?? newConversation()),
  );
  let currentPage = page;
  let underWay: {controller: AbortController; buffer: EventBuffer; takeRest(): ChatEvent[]} | undefined;

  function newConversation(): Conversation {
    return {id: newId(), messages: []};
  }

  function savedConversation(wanted: string): SavedConversation | undefined {
    return history.list().find(({id}) => id === wanted);
  }

  /** Changes the state, and saves a conversation that has changed. */
  function dispatch(action: ChatAction): void {
    // A page that the browser had suspended was told of no other tab's changes. Text changes only the draft.
    const isText = action.type === 'events' && action.events.every(({type}) => type === 'delta');
    if (!isText) mergeSaved();
    const before = getState();
    const next = reduceChat(before, action);
    if (next === before) return;
    // Opening a conversation doesn't change its date.
    if (action.type !== 'open' && next.conversation !== before.conversation) history.save(next.conversation);
    setState(next, true);
  }

  /** Takes over what another tab has saved of the open conversation. */
  function mergeSaved(): void {
    const {conversation} = getState();
    const saved = savedConversation(conversation.id);
    const merged = saved ? mergeConversations(saved, conversation) : conversation;
    if (merged !== conversation) setState({conversation: merged});
  }

  history.onOtherTab((change) => {
    if (change === 'cleared') openNew();
    else mergeSaved();
    // The list of saved conversations has changed, too.
    setState({});
  });

  function abort(): void {
    underWay?.controller.abort();
    underWay = undefined;
  }

  function stop(): void {
    if (!underWay) return;
    const {buffer, takeRest} = underWay;
    for (const event of takeRest()) buffer.push(event);
    buffer.deliver();
    abort();
    dispatch({type: 'stop'});
  }

  /** Opens a new conversation and saves nothing of the one before. */
  function openNew(): void {
    abort();
    dispatch({type: 'open', conversation: newConversation()});
  }

  function begin(action: Extract<ChatAction, {type: 'ask' | 'retry'}>): void {
    if (underWay) return;
    dispatch(action);
    const {asked, request} = getState();
    if (asked && request === action.request) void answer(request, asked);
  }

  /** Feeds the state with the answer to a question. */
  async function answer(request: string, asked: UserMessage): Promise<void> {
    const controller = new AbortController();
    const {signal} = controller;
    const state = getState();
    const question = {message: asked.content, about: aboutOf(asked), page: currentPage};
    const thread = turnsBefore(state);
    const incoming = transport.ask({...question, threadId: state.conversation.threadId}, signal);
    const buffer = createEventBuffer((events) => dispatch({type: 'events', request, events}), onNextFrame);
    underWay = {controller, buffer, takeRest: incoming.takeRest};

    const feed = async (events: AsyncIterable<ChatEvent>) => {
      for await (const event of events) {
        if (signal.aborted) return;
        buffer.push(event);
      }
    };
    try {
      await feed(incoming.events);
    } catch (cause) {
      const fault: Fault = cause instanceof ChatFault ? cause.fault : {kind: 'cut'};
      try {
        if (!hasNoEndpoint(fault) || !loadOfflineAnswerer) throw cause;
        const answerer = await loadOfflineAnswerer();
        if (signal.aborted) return;
        dispatch({type: 'answerOffline', request});
        await feed(answerer.answer({...question, thread}, signal));
        buffer.push({type: 'done'});
      } catch (offline) {
        if (signal.aborted) return;
        buffer.deliver();
        // Reports the endpoint's fault, or that this browser took too long: any other failure here adds nothing.
        dispatch({type: 'fail', request, fault: offline instanceof ChatFault ? offline.fault : fault});
      }
    }
    if (signal.aborted) return;
    buffer.deliver();
    underWay = undefined;
  }

  return {
    getState,
    subscribe,
    ask: (question) => begin({type: 'ask', request: newId(), question}),
    retry: () => begin({type: 'retry', request: newId()}),
    stop,
    open(id) {
      // The open conversation is newer than what is saved of it.
      if (id === getState().conversation.id) return;
      const conversation = id === undefined ? newConversation() : savedConversation(id);
      // Another tab may just have deleted it.
      if (!conversation) return;
      stop();
      dispatch({type: 'open', conversation});
    },
    rate(messageId, helpful) {
      const {messages, threadId} = getState().conversation;
      const message = messages.find(({id}) => id === messageId);
      if (message?.role !== 'assistant' || message.answerId === undefined) return;
      const {answerId} = message;
      void transport.rate({answerId, helpful, ...(threadId !== undefined && {threadId})}).then((isTaken) => {
        if (isTaken) dispatch({type: 'rate', message: messageId, helpful});
      });
    },
    savedConversations: () => history.list(),
    clearHistory() {
      history.clear();
      openNew();
    },
    setPage(route) {
      currentPage = route;
    },
  };
}

/** An id of a message or a conversation, which only this browser has to tell apart. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}
