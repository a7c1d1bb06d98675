import {reduceChat, startChat, type ChatAction, type ChatState} from '@site/src/askAi/chatState';
import type {ChatEvent} from '@site/src/askAi/protocol';

/** A chat whose conversation has no messages. */
export const empty = startChat({id: 'c1', messages: []});

/** Returns the state of an empty chat after these actions. */
export function after(...actions: ChatAction[]): ChatState {
  return actions.reduce(reduceChat, empty);
}
/** The reader asks this. */
export const ask = (text: string, request = 'r1'): ChatAction => ({type: 'ask', request, question: {text}});
/** Events of the answer to the first request arrive. */
export const hear = (...events: ChatEvent[]): ChatAction => ({type: 'events', request: 'r1', events});

/** The message of the first request if it asks what a shard is. */
export const question = {id: 'r1-question', role: 'user', content: 'What is a shard?'};
