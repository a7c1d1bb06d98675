import type {Answerer} from './answerer';
import type {ChatHistory, SavedConversation} from './chatHistory';
import {
  compareToSaved,
  conversationSoFar,
  lastQuestion,
  reduceChat,
  startChat,
  turnsBefore,
  type ChatAction,
  type ChatState,
  type Conversation,
  type Fault,
  type UserMessage,
} from './chatState';
import {ChatFault, hasNoEndpoint, type ChatTransport} from './chatTransport';
import {aboutOf, type ComposedQuestion} from './chatRequest';
import type {ChatEvent} from './protocol';

export type ChatStoreOptions = {
  transport: ChatTransport;
  history: ChatHistory;
  /** Route of the page that the reader is on. */
  page?: string;
  /** Loads what answers in this browser where the endpoint can't be reached. */
  loadOfflineAnswerer?: () => Promise<Answerer>;
  newId?: () => string;
  /** Calls back once, after the next frame. Returns what cancels it. */
  onNextFrame?: (callback: () => void) => () => void;
};

export type ChatStore = {
  read(): ChatState;
  /** Calls back on every change. Returns what stops it. */
  subscribe(onChange: () => void): () => void;
  /** Asks in the conversation at hand; nothing happens while an answer is on its way. */
  ask(question: ComposedQuestion): void;
  /** Asks the last question again. */
  retry(): void;
  /** Ends the answer that is on its way; what came of it is kept. */
  stop(): void;
  /** Leaves the conversation at hand for a saved one, or for a new one. */
  open(id?: string): void;
  /** Tells the endpoint whether an answer helped; it stands in the conversation once the endpoint took it. */
  rate(messageId: string, helpful: boolean): void;
  savedConversations(): SavedConversation[];
  /** Forgets every conversation, the one at hand included. */
  clearHistory(): void;
  /** Saves what came of the answer so far, for a page that goes away. */
  saveDraft(): void;
  /** The reader is on another page. */
  setPage(page: string): void;
};

/** The conversation at hand, the request that feeds it, and the history that keeps it. */
export function createChatStore({
  transport,
  history,
  page,
  loadOfflineAnswerer,
  newId = randomId,
  onNextFrame = nextFrame,
}: ChatStoreOptions): ChatStore {
  const listeners = new Set<() => void>();
  let state = startChat(history.list()[0] ?? newConversation());
  let currentPage = page;
  let underWay: {controller: AbortController; buffer: FrameBuffer} | undefined;

  function newConversation(): Conversation {
    return {id: newId(), messages: []};
  }

  function dispatch(action: ChatAction): void {
    const before = state;
    state = reduceChat(before, action);
    if (state === before) return;
    // To look at a conversation isn't to go on with it: it keeps its date.
    if (action.type !== 'open' && state.conversation !== before.conversation)
      history.save(conversationSoFar(state));
    notify();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function saved(conversation: string | undefined): SavedConversation | undefined {
    return history.list().find(({id}) => id === conversation);
  }

  /**
   * What another tab says in this conversation stands here too. Where both went on with it, it becomes two: in one, what
   * is saved last would replace what the other tab said. A page that was asleep hears nothing, and so asks before it saves.
   */
  function agreeWithOtherTabs(): void {
    const {conversation} = state;
    const other = saved(conversation.id);
    if (!other || contentOf(other) === contentOf(conversation)) return;
    const verdict = compareToSaved(state, other);
    if (verdict === 'part') dispatch({type: 'fork', id: newId()});
    else if (verdict === 'take') dispatch({type: 'open', conversation: other});
  }

  history.onOtherTab((change) => {
    if (change === 'cleared') startAnew();
    else agreeWithOtherTabs();
    // Whoever shows what is saved looks again.
    state = {...state};
    notify();
  });

  function abort(): void {
    underWay?.controller.abort();
    underWay = undefined;
  }

  /** Ends the request under way; what it brought so far is kept. */
  function stop(): void {
    underWay?.buffer.deliver();
    abort();
    dispatch({type: 'stop'});
  }

  /** Leaves the conversation at hand, of which nothing is to be kept. */
  function startAnew(): void {
    abort();
    dispatch({type: 'open', conversation: newConversation()});
  }

  function begin(action: Extract<ChatAction, {type: 'ask' | 'retry'}>): void {
    if (underWay) return;
    agreeWithOtherTabs();
    const before = state;
    dispatch(action);
    const question = lastQuestion(state);
    if (state !== before && question) void answer(action.request, question);
  }

  /** Feeds the state with the answer to the last question. */
  async function answer(request: string, asked: UserMessage): Promise<void> {
    const controller = new AbortController();
    const buffer = createFrameBuffer((events) => dispatch({type: 'events', request, events}), onNextFrame);
    underWay = {controller, buffer};
    const {signal} = controller;
    const question = {message: asked.content, about: aboutOf(asked), page: currentPage};
    const thread = turnsBefore(state);

    const feed = async (events: AsyncIterable<ChatEvent>) => {
      for await (const event of events) {
        if (signal.aborted) return;
        buffer.push(event);
      }
    };
    try {
      await feed(transport.ask({...question, threadId: state.conversation.threadId}, signal));
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
        // That this browser can't answer either is no news: the reader is told why the endpoint didn't, or of the wait.
        if (signal.aborted) return;
        buffer.deliver();
        dispatch({type: 'fail', request, fault: offline instanceof ChatFault ? offline.fault : fault});
      }
    }
    if (signal.aborted) return;
    buffer.deliver();
    underWay = undefined;
  }

  return {
    read: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    ask: (question) => begin({type: 'ask', request: newId(), question}),
    retry: () => begin({type: 'retry', request: newId()}),
    stop,
    open(id) {
      // What is kept of it is older than what stands there.
      if (id === state.conversation.id) return;
      const conversation = id === undefined ? newConversation() : saved(id);
      // Another tab may just have cleared it.
      if (!conversation) return;
      stop();
      dispatch({type: 'open', conversation});
    },
    rate(messageId, helpful) {
      const {messages, threadId} = state.conversation;
      const message = messages.find(({id}) => id === messageId);
      if (message?.role !== 'assistant' || message.answerId === undefined) return;
      const {answerId} = message;
      void transport.rate({answerId, helpful, ...(threadId !== undefined && {threadId})}).then((isTaken) => {
        if (!isTaken) return;
        agreeWithOtherTabs();
        const isHere = state.conversation.messages.some(({id}) => id === messageId);
        if (isHere) dispatch({type: 'rate', message: messageId, helpful});
      });
    },
    savedConversations: () => history.list(),
    clearHistory() {
      history.clear();
      startAnew();
    },
    saveDraft() {
      underWay?.buffer.deliver();
      if (state.draft) history.save(conversationSoFar(state));
    },
    setPage(route) {
      currentPage = route;
    },
  };
}

/** What two versions of a conversation are told apart by. */
function contentOf({threadId, messages}: Conversation): string {
  return JSON.stringify([threadId, messages]);
}

type FrameBuffer = {push(event: ChatEvent): void; deliver(): void};

/** Collects events and hands them on once a frame, or when they are asked for. */
function createFrameBuffer(
  flush: (events: readonly ChatEvent[]) => void,
  onNextFrame: (callback: () => void) => () => void,
): FrameBuffer {
  let waiting: ChatEvent[] = [];
  let cancel: (() => void) | undefined;
  function deliver() {
    cancel?.();
    cancel = undefined;
    const events = waiting;
    waiting = [];
    if (events.length > 0) flush(events);
  }
  return {
    push(event) {
      waiting.push(event);
      cancel ??= onNextFrame(deliver);
    },
    deliver,
  };
}

/**
 * Calls back after every second frame, in a task of its own: 30 times a second, a text grows as smoothly as 60 times, and
 * a frame isn't held up by what it brings to the next one.
 */
function nextFrame(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A hidden page paints no frames, and a reader who comes back wants the answer to be there.
  if (document.hidden) {
    timer = setTimeout(callback, 100);
    return () => clearTimeout(timer);
  }
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => (timer = setTimeout(callback)));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** An id of a message or a conversation, which only this browser has to tell apart. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}
