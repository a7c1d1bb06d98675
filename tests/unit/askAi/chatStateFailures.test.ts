import {isBusy, messagesOf, reduceChat, type ChatAction} from '@site/src/askAi/chatState';
import type {Fault} from '@site/src/askAi/fault';
import {after, ask, empty, hear, question} from '@site/tests/support/chatActions';
import {delta, done} from '@site/tests/support/chatEvents';

describe('a failure', () => {
  it.each<[Fault, string]>([
    [{kind: 'http', status: 500}, 'HTTP error! status: 500'],
    [{kind: 'http', status: 429, code: 'rate_limited', retryAfter: 9}, 'HTTP error! status: 429'],
    [{kind: 'stalled'}, 'Chat error: stalled'],
    [{kind: 'answer', code: 'internal'}, 'Answer error: internal'],
  ])('with %j stores the message "%s" (§4.23, §7.4, §8.3)', (fault, message) => {
    const state = after(ask('Q'), {type: 'fail', request: 'r1', fault});
    expect(state.status).toBe('error');
    expect(state.error).toEqual({message, fault});
    expect(isBusy(state)).toBe(false);
  });

  it('keeps the text that came before it', () => {
    const state = after(ask('Q'), hear(delta('Half of'), {type: 'error', code: 'internal'}));
    expect(state.error?.fault).toEqual({kind: 'answer', code: 'internal'});
    expect(state.conversation.messages.at(-1)).toMatchObject({content: 'Half of', incomplete: true});
  });
});

describe('a retry', () => {
  it('asks the last question again, and replaces the incomplete answer', () => {
    const state = after(ask('What is a shard?'), hear(delta('Half'), {type: 'error', code: 'internal'}), {
      type: 'retry',
      request: 'r2',
    });
    expect(state).toMatchObject({status: 'submitted', request: 'r2'});
    expect(messagesOf(state)).toEqual([question, {id: 'r2-answer', role: 'assistant', content: ''}]);
  });

  it.each<[string, ChatAction]>([
    ['fails', {type: 'fail', request: 'r2', fault: {kind: 'unreachable'}}],
    ['is stopped', {type: 'stop'}],
    ['returns no text', {type: 'events', request: 'r2', events: [{type: 'thread', id: 't2'}, done]}],
  ])('that %s keeps the previous answer', (_, end) => {
    const answered = after(ask('What is a shard?'), hear(delta('A part.'), done));
    const asked = reduceChat(answered, {type: 'retry', request: 'r2'});
    expect(messagesOf(asked)).toMatchObject([question, {content: ''}]);
    expect(asked.conversation).toEqual(answered.conversation);
    const ended = reduceChat(asked, end);
    expect(messagesOf(ended)).toEqual(answered.conversation.messages);
  });

  it('that returns text replaces the previous answer, even if it fails later', () => {
    const state = after(
      ask('What is a shard?'),
      hear(delta('A part.'), done),
      {type: 'retry', request: 'r2'},
      {type: 'events', request: 'r2', events: [delta('Another')]},
      {type: 'fail', request: 'r2', fault: {kind: 'cut'}},
    );
    expect(state.conversation.messages).toMatchObject([question, {content: 'Another', incomplete: true}]);
  });

  it('does nothing in an empty conversation or while an answer is pending', () => {
    expect(after({type: 'retry', request: 'r2'})).toBe(empty);
    const waiting = after(ask('Q'));
    expect(reduceChat(waiting, {type: 'retry', request: 'r2'})).toBe(waiting);
  });
});
