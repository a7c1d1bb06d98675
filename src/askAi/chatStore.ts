import {createStore, type StoreApi} from 'zustand/vanilla';
import type {Answerer} from './answerer';
import type {ChatHistory, SavedConversation} from './chatHistory';
import {
  reduceChat,
  startChat,
  previousTurns,
  type ChatAction,
  type ChatState,
  type Conversation,
  type UserMessage,
} from './chatState';
import {mergeConversations} from './conversation';
import {aboutOf, type ComposedQuestion} from './chatRequest';
import type {ChatTransport} from './chatTransport';
import {createEventBuffer, type EventBuffer} from './eventBuffer';
import {ChatFault, offlineReasonOf, type Fault} from './fault';
import type {ChatEvent} from './protocol';

export type ChatStoreOptions = {
  transport: ChatTransport;
  history: ChatHistory;
  /** Calls back once, after the next frame. Returns a function that cancels the call. */
  onNextFrame: (callback: () => void) => () => void;
  /** Route of the page that the reader has open. */
  page?: string;
  /** Loads the answerer that replaces an endpoint that doesn't answer. */
  loadOfflineAnswerer?: () => Promise<Answerer>;
  newId?: () => string;
};

/** The chat's state and actions. */
export type ChatStore = Pick<StoreApi<ChatState>, 'getState' | 'subscribe'> & {
  /** Asks a question in the open conversation; does nothing while an answer is in progress. */
  ask(question: ComposedQuestion): void;
  /** Sends the last question again. */
  retry(): void;
  /** Stops the answer in progress and keeps the text that arrived. */
  stop(): void;
  /** Opens a saved conversation, or a new one if there is no id. */
  open(id?: string): void;
  /** Sends whether an answer helped. The state changes once the endpoint has accepted it. */
  rate(messageId: string, helpful: boolean): void;
  savedConversations(): SavedConversation[];
  /** Resolves with the hours for which the server keeps a conversation, or undefined if it doesn't say. */
  threadHours(): Promise<number | undefined>;
  /** Deletes all conversations, including the open one. */
  clearHistory(): void;
  /** Sets the route of the page that the reader has open. */
  setPage(page: string): void;
};

/** Returns the store of the chat. It connects the state with the transport and the history. */
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
  let threadHours: Promise<number | undefined> | undefined;
  let activeRequest: {controller: AbortController; buffer: EventBuffer; flush(): ChatEvent[]} | undefined;

  function newConversation(): Conversation {
    return {id: newId(), messages: []};
  }

  function savedConversation(wanted: string): SavedConversation | undefined {
    return history.list().find(({id}) => id === wanted);
  }

  /** Applies an action to the state, and saves the conversation if it changed. */
  function dispatch(action: ChatAction): void {
    // A suspended tab gets no storage events, so merge first. Text changes only the draft and needs no merge.
    const isText = action.type === 'events' && action.events.every(({type}) => type === 'delta');
    if (!isText) mergeSaved();
    const before = getState();
    const next = reduceChat(before, action);
    if (next === before) return;
    // Opening a conversation doesn't change its date.
    if (action.type !== 'open' && next.conversation !== before.conversation) history.save(next.conversation);
    setState(next, true);
  }

  /** Merges the version of the open conversation that another tab saved. */
  function mergeSaved(): void {
    const {conversation} = getState();
    const saved = savedConversation(conversation.id);
    const merged = saved ? mergeConversations(saved, conversation) : conversation;
    if (merged !== conversation) setState({conversation: merged});
  }

  history.onChangeInOtherTab((change) => {
    if (change === 'cleared') openNew();
    else mergeSaved();
    // Notify subscribers that the list of saved conversations changed.
    setState({});
  });

  function abort(): void {
    activeRequest?.controller.abort();
    activeRequest = undefined;
  }

  function stop(): void {
    if (!activeRequest) return;
    const {buffer, flush} = activeRequest;
    for (const event of flush()) buffer.push(event);
    buffer.deliver();
    abort();
    dispatch({type: 'stop'});
  }

  /** Opens a new conversation without saving the previous one. */
  function openNew(): void {
    abort();
    dispatch({type: 'open', conversation: newConversation()});
  }

  function begin(action: Extract<ChatAction, {type: 'ask' | 'retry'}>): void {
    if (activeRequest) return;
    dispatch(action);
    const {pendingQuestion, request} = getState();
    if (pendingQuestion && request === action.request) void answer(request, pendingQuestion);
  }

  /** Streams the answer to a question into the state. */
  async function answer(request: string, pendingQuestion: UserMessage): Promise<void> {
    const controller = new AbortController();
    const {signal} = controller;
    const state = getState();
    const question = {message: pendingQuestion.content, about: aboutOf(pendingQuestion), page: currentPage};
    const thread = previousTurns(state);
    const incoming = transport.ask({...question, threadId: state.conversation.threadId}, signal);
    const buffer = createEventBuffer((events) => dispatch({type: 'events', request, events}), onNextFrame);
    activeRequest = {controller, buffer, flush: incoming.flush};

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
        buffer.deliver();
        const reason = offlineReasonOf(fault, getState().draft?.content !== '');
        if (reason === undefined || !loadOfflineAnswerer) throw cause;
        const answerer = await loadOfflineAnswerer();
        if (signal.aborted) return;
        dispatch({type: 'answerOffline', request, reason});
        await feed(answerer.answer({...question, thread}, signal));
        buffer.push({type: 'done'});
      } catch (offline) {
        if (signal.aborted) return;
        buffer.deliver();
        // Report the endpoint's fault, or the timeout of the browser's answer. Other failures here add no information.
        dispatch({type: 'fail', request, fault: offline instanceof ChatFault ? offline.fault : fault});
      }
    }
    if (signal.aborted) return;
    buffer.deliver();
    activeRequest = undefined;
  }

  return {
    getState,
    subscribe,
    ask: (question) => begin({type: 'ask', request: newId(), question}),
    retry: () => begin({type: 'retry', request: newId()}),
    stop,
    open(id) {
      // The open conversation is newer than its saved version.
      if (id === getState().conversation.id) return;
      const conversation = id === undefined ? newConversation() : savedConversation(id);
      // Another tab may have deleted it.
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
    threadHours: () => (threadHours ??= transport.threadHours()),
    clearHistory() {
      history.clear();
      openNew();
    },
    setPage(route) {
      currentPage = route;
    },
  };
}

/** Returns an id of a message or conversation. It only needs to be unique in this browser. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}
