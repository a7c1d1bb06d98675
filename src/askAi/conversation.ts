import type {About} from './chatRequest';
import type {OfflineReason} from './fault';
import type {Source} from './protocol';

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
  /** Sections that `[1]`, `[2]` … in a model's answer cite. If set, other links in the answer are plain text. */
  citations?: readonly Source[];
  /** Questions that the reader may ask next. */
  followUps?: string[];
  /** The documentation doesn't answer the question, or it must not be answered. */
  declined?: boolean;
  /** Identifies the answer in feedback to the endpoint. */
  answerId?: string;
  /** Why the browser answered instead of the endpoint. */
  offline?: OfflineReason;
  /** The answer was stopped or failed before its end. */
  incomplete?: boolean;
  helpful?: boolean;
};

export type Message = UserMessage | AssistantMessage;

export type Conversation = {
  id: string;
  /** Assigned by the server. */
  threadId?: string;
  messages: readonly Message[];
};

/**
 * Merges a conversation saved by another tab with this tab's version. If the answers to a question differ, the saved one
 * wins. Returns `ours` itself if nothing changes.
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

/** Returns the messages with an answer after its question, instead of an earlier one. */
export function withAnswer(
  messages: readonly Message[],
  pendingQuestion: UserMessage,
  answer: AssistantMessage,
): Message[] {
  return [...exchangesOf(messages).set(pendingQuestion.id, [pendingQuestion, answer]).values()].flat();
}

/** Returns questions with their answers by question id, in order. */
export function exchangesOf(messages: readonly Message[]): Map<string, readonly Message[]> {
  const exchanges = new Map<string, readonly Message[]>();
  let question = '';
  for (const message of messages) {
    if (message.role === 'user') question = message.id;
    exchanges.set(question, [...(exchanges.get(question) ?? []), message]);
  }
  return exchanges;
}
