import type {ChatEvent} from '@site/src/askAi/protocol';

/** The event for a piece of an answer's text. */
export const delta = (text: string): ChatEvent => ({type: 'delta', text});
/** The event at the end of an answer. */
export const done: ChatEvent = {type: 'done'};
