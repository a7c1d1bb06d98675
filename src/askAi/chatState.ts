import type {Turn} from './answerer';
import {aboutOf, excessOf, type About, type ComposedQuestion} from './chatRequest';
import type {ChatEvent, RefusalCode, Source} from './protocol';

/**
 * The conversation as a pure reducer.
 *
 * | Status | Meaning | Left by |
 * | --- | --- | --- |
 * | ready | nothing under way | ask |
 * | submitted | a question is on its way, nothing came yet | events, stop, fail |
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

/** Why there is no answer, or only a part of one. */
export type Fault =
  /** The status wasn't OK. */
  | {kind: 'http'; status: number; code?: RefusalCode; retryAfter?: number}
  /** No connection, or nothing at that address that answers questions. */
  | {kind: 'unreachable'}
  | {kind: 'no-first-byte'}
  | {kind: 'stalled'}
  /** The connection ended before the answer did. */
  | {kind: 'cut'}
  /** The answer ended without a word. */
  | {kind: 'empty'}
  /** The endpoint said that it failed. */
  | {kind: 'answer'; code: RefusalCode};

/** The message is for the record; the reader sees a sentence for the fault. */
export type ChatError = {message: string; fault: Fault};

export type Conversation = {
  id: string;
  /** As the server named it. */
  threadId?: string;
  messages: readonly Message[];
};

export type ChatState = {
  status: ChatStatus;
  conversation: Conversation;
  draft?: AssistantMessage;
  /** The answer that a retry is to replace; it returns where nothing comes of the draft. */
  replaced?: readonly Message[];
  /** The request under way; what comes for any other is late and ignored. */
  request?: string;
  error?: ChatError;
};

export type ChatAction =
  | {type: 'ask'; request: string; question: ComposedQuestion}
  /** Asks the last question again; its answer, or what came of it, gives way to the first words of another. */
  | {type: 'retry'; request: string}
  | {type: 'events'; request: string; events: readonly ChatEvent[]}
  /** What was heard so far gives way to an answer from this browser. */
  | {type: 'answerOffline'; request: string}
  | {type: 'fail'; request: string; fault: Fault}
  | {type: 'stop'}
  | {type: 'open'; conversation: Conversation}
  /** Goes on as a conversation of its own. */
  | {type: 'fork'; id: string}
  | {type: 'rate'; message: string; helpful: boolean};

export function startChat(conversation: Conversation): ChatState {
  return {status: 'ready', conversation};
}

/** A question is under way. */
export function isBusy({status}: ChatState): boolean {
  return status === 'submitted' || status === 'streaming';
}

/** The last question, which a retry asks again. */
export function lastQuestion({conversation: {messages}}: ChatState): UserMessage | undefined {
  const message = messages[lastQuestionIndex(messages)];
  return message?.role === 'user' ? message : undefined;
}

/** What was said before the last question. */
export function turnsBefore({conversation: {messages}}: ChatState): Turn[] {
  return messages.slice(0, Math.max(0, lastQuestionIndex(messages))).map((message) => {
    const {role, content} = message;
    const about = message.role === 'user' ? aboutOf(message) : undefined;
    return {role, content, ...(about && {about})};
  });
}

/** The conversation with what came of a draft so far: what there is to keep if the page goes away now. */
export function conversationSoFar(state: ChatState): Conversation {
  return settle(state, true).conversation;
}

/**
 * What to do about the version of the conversation that is saved, where another tab saved it: keep ours, take the saved
 * one, or part, where neither can take the place of the other without a loss.
 */
export function compareToSaved(state: ChatState, saved: Conversation): 'keep' | 'take' | 'part' {
  const {conversation, replaced = [], draft} = state;
  const ours = [...conversation.messages, ...replaced, ...(draft ? [draft] : [])];
  if (lacksSome(ours, saved.messages)) {
    // An answer that is gone gave way to another one; a question never does.
    const questions = ours.filter(({role}) => role === 'user');
    return isBusy(state) || lacksSome(saved.messages, questions) ? 'part' : 'take';
  }
  return isBusy(state) || lacksSome(saved.messages, ours) ? 'keep' : 'take';
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
      return submit(withMessage(state.conversation, question), action.request);
    }
    case 'retry': {
      const {messages} = state.conversation;
      const last = lastQuestionIndex(messages);
      if (last < 0 || isBusy(state)) return state;
      return {
        ...submit({...state.conversation, messages: messages.slice(0, last + 1)}, action.request),
        replaced: messages.slice(last + 1),
      };
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
    case 'fork':
      return {...state, conversation: {...state.conversation, id: action.id}};
    case 'rate':
      return {...state, conversation: rate(state.conversation, action.message, action.helpful)};
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

function submit(conversation: Conversation, request: string): ChatState {
  return {status: 'submitted', conversation, request, draft: emptyAnswer(`${request}-answer`)};
}

function fail(state: ChatState, fault: Fault): ChatState {
  const {conversation} = settle(state, true);
  return {status: 'error', conversation, error: {message: describeFault(fault), fault}};
}

/** The draft joins the conversation, or, where nothing came of it, what it was to replace returns. */
function settle({conversation, draft, replaced = []}: ChatState, incomplete: boolean): ChatState {
  if (draft && hasContent(draft))
    return startChat(withMessage(conversation, incomplete ? {...draft, incomplete} : draft));
  return startChat(replaced.reduce(withMessage, conversation));
}

/** The message of the error that is stored; for a status that isn't OK it is the specification's. */
function describeFault(fault: Fault): string {
  if (fault.kind === 'http') return `HTTP error! status: ${fault.status}`;
  return fault.kind === 'answer' ? `Answer error: ${fault.code}` : `Chat error: ${fault.kind}`;
}

function lacksSome(messages: readonly Message[], wanted: readonly Message[]): boolean {
  const ids = new Set(messages.map(({id}) => id));
  return wanted.some(({id}) => !ids.has(id));
}

function lastQuestionIndex(messages: readonly Message[]): number {
  return messages.map(({role}) => role).lastIndexOf('user');
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

function rate(conversation: Conversation, id: string, helpful: boolean): Conversation {
  return {
    ...conversation,
    messages: conversation.messages.map((message) =>
      message.id === id && message.role === 'assistant' ? {...message, helpful} : message,
    ),
  };
}

function withoutRepeats(sources: readonly Source[]): Source[] {
  const keys = new Map(sources.map((source) => [`${source.route}#${source.anchor ?? ''}`, source]));
  return [...keys.values()];
}
