import {deltas} from './chatStandIn';
import type {ChatEvent} from '../../src/askAi/protocol';

/** The sources of `answer`. */
export const sources = [
  {title: 'Rounds and epochs', route: '/learn/chronology'},
  {title: 'Consensus', route: '/learn/consensus'},
];

/** A complete answer, with a link, sources and the id that feedback refers to. */
export const answer: ChatEvent[] = [
  {type: 'thread', id: 'thread-1'},
  ...deltas(
    'A round lasts **600** ms since 2026; then the block is done. See [the pages](/learn/consensus).',
  ),
  {type: 'sources', sources},
  {type: 'done', answerId: 'answer-1'},
];
