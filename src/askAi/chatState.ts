import type {Turn} from './answerer';
import {aboutOf, excessLength, type ComposedQuestion} from './chatRequest';
import {
  withAnswer,
  type AssistantMessage,
  type Conversation,
  type Message,
  type UserMessage,
} from './conversation';
import {toChatError, type ChatError, type Fault, type OfflineReason} from './fault';
import type {ChatEvent, Source} from './protocol';

/**
 * Status of the chat, whose state is managed by the pure reducer below.
 *
 * | Status | Meaning | Actions that leave it |
 * | --- | --- | --- |
 * | ready | no request in progress | ask, retry |
 * | submitted | a question was sent, no text has arrived | events, stop, fail |
 * | streaming | the answer arrives as a draft, which is added to the conversation when it ends | events, stop, fail |
 * | error | the last question failed; the text that arrived is kept | ask, retry |
 */
type ChatStatus = 'ready' | 'submitted' | 'streaming' | 'error';

export type {AssistantMessage, Conversation, Message, UserMessage} from './conversation';

export type ChatState = {
  status: ChatStatus;
  conversation: Conversation;
  /** The answer in progress. At its end it is added to the conversation, or replaces an earlier answer to the question. */
  draft?: AssistantMessage;
  /** The question that the draft answers. */
  pendingQuestion?: UserMessage;
  /** Id of the request in progress. Actions for other requests are late and ignored. */
  request?: string;
  error?: ChatError;
};

export type ChatAction =
  | {type: 'ask'; request: string; question: ComposedQuestion}
  /** Sends the last question again. */
  | {type: 'retry'; request: string}
  | {type: 'events'; request: string; events: readonly ChatEvent[]}
  /** Discards the draft, because the browser answers instead of the endpoint. */
  | {type: 'answerOffline'; request: string; reason: OfflineReason}
  | {type: 'fail'; request: string; fault: Fault}
  | {type: 'stop'}
  | {type: 'open'; conversation: Conversation}
  | {type: 'rate'; message: string; helpful: boolean};

export function startChat(conversation: Conversation): ChatState {
  return {status: 'ready', conversation};
}

/** Returns true while a request is in progress. */
export function isBusy({status}: ChatState): boolean {
  return status === 'submitted' || status === 'streaming';
}

/** Returns the turns before the question in progress, as they were sent. */
export function previousTurns({conversation: {messages}, pendingQuestion}: ChatState): Turn[] {
  return messages
    .slice(
      0,
      Math.max(
        0,
        messages.findIndex(({id}) => id === pendingQuestion?.id),
      ),
    )
    .map((message) => {
      const {role, content} = message;
      const about = message.role === 'user' ? aboutOf(message) : undefined;
      return {role, content, ...(about && {about})};
    });
}

/** Returns the messages to display: the conversation, with the draft after its question. */
export function messagesOf({
  conversation: {messages},
  draft,
  pendingQuestion,
}: ChatState): readonly Message[] {
  return draft && pendingQuestion ? withAnswer(messages, pendingQuestion, draft) : messages;
}

export function reduceChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'ask': {
      const {text, page, quote} = action.question;
      const content = text.trim();
      // A question that is too long isn't truncated: the composer asks the reader to shorten it.
      if (content === '' || excessLength(text) > 0 || isBusy(state)) return state;
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
        ? {...state, status: 'submitted', draft: {...emptyAnswer(state.draft.id), offline: action.reason}}
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
  // The answer has ended: ignore later events.
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
      const {answerId, declined, followUps} = event;
      return settle({...state, draft: {...draft, answerId, declined, followUps}}, false);
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

function submit(conversation: Conversation, pendingQuestion: UserMessage, request: string): ChatState {
  return {
    status: 'submitted',
    conversation,
    pendingQuestion,
    request,
    draft: emptyAnswer(`${request}-answer`),
  };
}

function fail(state: ChatState, fault: Fault): ChatState {
  const {conversation} = settle(state, true);
  return {status: 'error', conversation, error: toChatError(fault)};
}

/** Adds the draft to the conversation. If the draft is empty, an earlier answer to the question stays. */
function settle({conversation, draft, pendingQuestion}: ChatState, incomplete: boolean): ChatState {
  if (!draft || !pendingQuestion || !hasContent(draft)) return startChat(conversation);
  const answer = incomplete ? {...draft, incomplete} : draft;
  return startChat({...conversation, messages: withAnswer(conversation.messages, pendingQuestion, answer)});
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
  // The reader may have opened another conversation.
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
