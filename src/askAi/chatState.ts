import type {Turn} from './answerer';
import {aboutOf, excessOf, type About, type ComposedQuestion} from './chatRequest';
import {toChatError, type ChatError, type Fault} from './fault';
import type {ChatEvent, Source} from './protocol';

/**
 * The conversation as a pure reducer.
 *
 * | Status | Meaning | Left by |
 * | --- | --- | --- |
 * | ready | nothing under way | ask, retry |
 * | submitted | a question is on its way, no text came yet | events, stop, fail |
 * | streaming | the answer arrives as a draft, which joins the conversation when it ends | events, stop, fail |
 * | error | the last question failed; what came of its answer is kept | ask, retry |
 */
type ChatStatus = 'ready' | 'submitted' | 'streaming' | 'error';

export type UserMessage = About & {
  id: string;
  role: 'user';
  content: string;
};

export type AssistantMessage = {
  id: string;
  role: 'assistant';
  content: string;
  sources?: readonly Source[];
  /** What `[1]`, `[2]` … in a model's answer cite; then nothing else in the answer is a link. */
  citations?: readonly Source[];
  /** Names the answer to the endpoint, which takes feedback on it. */
  answerId?: string;
  /** Answered by this browser, because the endpoint couldn't be reached. */
  offline?: boolean;
  /** Not all of the answer came. */
  incomplete?: boolean;
  helpful?: boolean;
};

export type Message = UserMessage | AssistantMessage;

export type Conversation = {
  id: string;
  /** As the server named it. */
  threadId?: string;
  messages: readonly Message[];
};

export type ChatState = {
  status: ChatStatus;
  conversation: Conversation;
  /** The answer on its way. At its end it joins the conversation, in place of an earlier answer to the same question. */
  draft?: AssistantMessage;
  /** The question that the draft answers. */
  asked?: UserMessage;
  /** The request under way; what comes for any other is late and ignored. */
  request?: string;
  error?: ChatError;
};

export type ChatAction =
  | {type: 'ask'; request: string; question: ComposedQuestion}
  /** Asks the last question again. */
  | {type: 'retry'; request: string}
  | {type: 'events'; request: string; events: readonly ChatEvent[]}
  /** Drops what came so far, for an answer from this browser. */
  | {type: 'answerOffline'; request: string}
  | {type: 'fail'; request: string; fault: Fault}
  | {type: 'stop'}
  | {type: 'open'; conversation: Conversation}
  | {type: 'rate'; message: string; helpful: boolean};

export function startChat(conversation: Conversation): ChatState {
  return {status: 'ready', conversation};
}

/** A question is under way. */
export function isBusy({status}: ChatState): boolean {
  return status === 'submitted' || status === 'streaming';
}

/** What was said before the question under way, in the words that were sent. */
export function turnsBefore({conversation: {messages}, asked}: ChatState): Turn[] {
  return messages
    .slice(
      0,
      Math.max(
        0,
        messages.findIndex(({id}) => id === asked?.id),
      ),
    )
    .map((message) => {
      const {role, content} = message;
      const about = message.role === 'user' ? aboutOf(message) : undefined;
      return {role, content, ...(about && {about})};
    });
}

/** The messages to show: those of the conversation, and the draft after its question. */
export function messagesOf({conversation: {messages}, draft, asked}: ChatState): readonly Message[] {
  return draft && asked ? withAnswer(messages, asked, draft) : messages;
}

/**
 * A conversation as another tab saved it, with what only this tab has of it. Where the tabs have different answers to one
 * question, the saved one counts. Returns `ours` itself where it is the same.
 */
export function mergeConversations(saved: Conversation, ours: Conversation): Conversation {
  const merged = exchangesOf(saved.messages);
  for (const [id, exchange] of exchangesOf(ours.messages)) {
    if (exchange.length > (merged.get(id)?.length ?? 0)) merged.set(id, exchange);
  }
  const {threadId = ours.threadId} = saved;
  const messages = [...merged.values()].flat();
  const isSame = JSON.stringify([threadId, messages]) === JSON.stringify([ours.threadId, ours.messages]);
  return isSame ? ours : {id: ours.id, threadId, messages};
}

export function reduceChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'ask': {
      const {text, page, quote} = action.question;
      const content = text.trim();
      // What a request has no room for isn't cut: the composer tells the reader, who knows best what to leave out.
      if (content === '' || excessOf(text) > 0 || isBusy(state)) return state;
      const question: UserMessage = {
        id: `${action.request}-question`,
        role: 'user',
        content,
        ...(page && {page}),
        ...(quote !== undefined && {quote}),
      };
      return submit(withMessage(state.conversation, question), question, action.request);
    }
    case 'retry': {
      const question = lastQuestionOf(state.conversation);
      if (!question || isBusy(state)) return state;
      return submit(state.conversation, question, action.request);
    }
    case 'events':
      return action.request === state.request ? action.events.reduce(reduceEvent, state) : state;
    case 'answerOffline':
      return action.request === state.request && state.draft
        ? {...state, status: 'submitted', draft: {...emptyAnswer(state.draft.id), offline: true}}
        : state;
    case 'fail':
      return action.request === state.request ? fail(state, action.fault) : state;
    case 'stop':
      return isBusy(state) ? settle(state, true) : state;
    case 'open':
      return startChat(action.conversation);
    case 'rate':
      return rate(state, action.message, action.helpful);
    default:
      return action satisfies never;
  }
}

function reduceEvent(state: ChatState, event: ChatEvent): ChatState {
  const {draft, conversation} = state;
  // The answer has ended; what follows belongs to nothing.
  if (!draft) return state;
  switch (event.type) {
    case 'thread':
      return {...state, conversation: {...conversation, threadId: event.id}};
    case 'delta':
      return {...state, status: 'streaming', draft: {...draft, content: draft.content + event.text}};
    case 'citations':
      return {...state, draft: {...draft, citations: event.sources}};
    case 'sources':
      return {
        ...state,
        draft: {...draft, sources: withoutRepeats([...(draft.sources ?? []), ...event.sources])},
      };
    case 'done': {
      if (!hasContent(draft)) return fail(state, {kind: 'empty'});
      const {answerId} = event;
      return settle(answerId === undefined ? state : {...state, draft: {...draft, answerId}}, false);
    }
    case 'error':
      return fail(state, {kind: 'answer', code: event.code});
    default:
      return event satisfies never;
  }
}

function lastQuestionOf({messages}: Conversation): UserMessage | undefined {
  const questions = messages.flatMap((message) => (message.role === 'user' ? [message] : []));
  return questions.at(-1);
}

function submit(conversation: Conversation, asked: UserMessage, request: string): ChatState {
  return {status: 'submitted', conversation, asked, request, draft: emptyAnswer(`${request}-answer`)};
}

function fail(state: ChatState, fault: Fault): ChatState {
  const {conversation} = settle(state, true);
  return {status: 'error', conversation, error: toChatError(fault)};
}

/** The draft joins the conversation; where nothing came of it, the answer before it stays. */
function settle({conversation, draft, asked}: ChatState, incomplete: boolean): ChatState {
  if (!draft || !asked || !hasContent(draft)) return startChat(conversation);
  const answer = incomplete ? {...draft, incomplete} : draft;
  return startChat({...conversation, messages: withAnswer(conversation.messages, asked, answer)});
}

function withAnswer(messages: readonly Message[], asked: UserMessage, answer: AssistantMessage): Message[] {
  return [...exchangesOf(messages).set(asked.id, [asked, answer]).values()].flat();
}

/** Each question with its answer, in their order, by the question's id. */
function exchangesOf(messages: readonly Message[]): Map<string, readonly Message[]> {
  const exchanges = new Map<string, readonly Message[]>();
  let question = '';
  for (const message of messages) {
    if (message.role === 'user') question = message.id;
    exchanges.set(question, [...(exchanges.get(question) ?? []), message]);
  }
  return exchanges;
}

function emptyAnswer(id: string): AssistantMessage {
  return {id, role: 'assistant', content: ''};
}

function hasContent({content, sources = []}: AssistantMessage): boolean {
  return content.trim() !== '' || sources.length > 0;
}

function withMessage(conversation: Conversation, message: Message): Conversation {
  return {...conversation, messages: [...conversation.messages, message]};
}

function rate(state: ChatState, id: string, helpful: boolean): ChatState {
  const {conversation} = state;
  // The reader may have gone on to another conversation.
  if (!conversation.messages.some((message) => message.id === id)) return state;
  const messages = conversation.messages.map((message) =>
    message.id === id && message.role === 'assistant' ? {...message, helpful} : message,
  );
  return {...state, conversation: {...conversation, messages}};
}

function withoutRepeats(sources: readonly Source[]): Source[] {
  const keys = new Map(sources.map((source) => [`${source.route}#${source.anchor ?? ''}`, source]));
  return [...keys.values()];
}
