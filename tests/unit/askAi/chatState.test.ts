import {isBusy, messagesOf, previousTurns, reduceChat, startChat} from '@site/src/askAi/chatState';
import {after, ask, empty, hear, question} from '@site/tests/support/chatActions';
import {delta, done} from '@site/tests/support/chatEvents';

describe('asking', () => {
  it('adds the question, trimmed, and waits', () => {
    const state = after(ask(' What is a shard?\n'));
    expect(state.status).toBe('submitted');
    expect(state.conversation.messages).toEqual([question]);
    expect(isBusy(state)).toBe(true);
  });

  it.each(['', ' \n'])('ignores the empty text %j', (text) => {
    expect(after(ask(text))).toBe(empty);
  });

  it('ignores text that exceeds the limit of 4000 characters after trimming', () => {
    expect(after(ask('q'.repeat(4001)))).toBe(empty);
    expect(after(ask(` ${'q'.repeat(4000)} `)).conversation.messages).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('grows as a draft and joins the conversation at its end (§3.7, §4.24, §4.29)', () => {
    const streaming = after(
      ask('What is a shard?'),
      hear({type: 'thread', id: 't1'}, delta('A part '), delta('of it.')),
    );
    expect(streaming).toMatchObject({status: 'streaming', draft: {content: 'A part of it.'}});
    expect(streaming.conversation.messages).toEqual([question]);
    expect(messagesOf(streaming)).toEqual([question, streaming.draft]);

    const sources = [{title: 'Sharding', route: '/learn/sharding', anchor: 'shards'}];
    const ended = reduceChat(streaming, hear({type: 'sources', sources}, {type: 'done', answerId: 'a1'}));
    expect(ended).toEqual({
      status: 'ready',
      conversation: {
        id: 'c1',
        threadId: 't1',
        messages: [
          question,
          {id: 'r1-answer', role: 'assistant', content: 'A part of it.', sources, answerId: 'a1'},
        ],
      },
    });
  });

  it('names each source once', () => {
    const [one, two] = [
      {title: 'One', route: '/a'},
      {title: 'Two', route: '/a', anchor: 'b'},
    ];
    const state = after(
      ask('Q'),
      hear({type: 'sources', sources: [one, two]}, {type: 'sources', sources: [one]}),
    );
    expect(state.draft?.sources).toEqual([one, two]);
  });

  it('of a request that was superseded is ignored', () => {
    const state = after(ask('Q'));
    expect(reduceChat(state, {type: 'events', request: 'r0', events: [delta('late'), done]})).toBe(state);
    expect(reduceChat(state, {type: 'fail', request: 'r0', fault: {kind: 'cut'}})).toBe(state);
    expect(reduceChat(state, {type: 'answerOffline', request: 'r0', reason: 'unreachable'})).toBe(state);
  });

  it('ignores events after its end', () => {
    const ended = after(ask('Q'), hear(delta('A'), done, delta('late')));
    expect(ended.conversation.messages.at(-1)).toMatchObject({content: 'A'});
  });

  it('without text is an error, and adds no message to the conversation', () => {
    const state = after(ask('What is a shard?'), hear(delta(' \n'), done));
    expect(state).toMatchObject({status: 'error', error: {fault: {kind: 'empty'}}});
    expect(state.conversation.messages).toEqual([question]);
  });

  it('from the offline answerer is marked as offline, and replaces the received text', () => {
    const state = after(
      ask('Q'),
      hear(delta('partial')),
      {type: 'answerOffline', request: 'r1', reason: 'unreachable'},
      hear(delta('A'), done),
    );
    expect(state.conversation.messages.at(-1)).toEqual({
      id: 'r1-answer',
      role: 'assistant',
      content: 'A',
      offline: 'unreachable',
    });
  });
});

describe('stopping', () => {
  it('keeps the received text and marks it as incomplete', () => {
    const state = after(ask('Q'), hear(delta('Half of')), {type: 'stop'});
    expect(state.status).toBe('ready');
    expect(state.conversation.messages.at(-1)).toMatchObject({content: 'Half of', incomplete: true});
  });

  it('before any text keeps only the question', () => {
    const state = after(ask('What is a shard?'), {type: 'stop'});
    expect(state).toEqual(startChat({id: 'c1', messages: [question] as never}));
  });

  it('does nothing after a failure', () => {
    const failed = after(ask('Q'), {type: 'fail', request: 'r1', fault: {kind: 'cut'}});
    expect(reduceChat(failed, {type: 'stop'})).toBe(failed);
  });
});

describe('the conversation', () => {
  it('gives an answerer the turns before the last question', () => {
    const state = after(
      {
        type: 'ask',
        request: 'r1',
        question: {text: 'Why?', page: {title: 'Sharding', route: '/learn/sharding'}},
      },
      hear(delta('Because.'), done),
      ask('And then?', 'r2'),
    );
    expect(previousTurns(state)).toEqual([
      {role: 'user', content: 'Why?', about: {page: {title: 'Sharding', route: '/learn/sharding'}}},
      {role: 'assistant', content: 'Because.'},
    ]);
  });

  it("isn't changed by a rating of an unknown answer", () => {
    const state = after(ask('Q'), hear(delta('A'), done));
    expect(reduceChat(state, {type: 'rate', message: 'other', helpful: true})).toBe(state);
  });

  it('is replaced, including its thread, when another one is opened', () => {
    const other = {id: 'c2', threadId: 't2', messages: []};
    expect(after(ask('Q'), {type: 'open', conversation: other})).toEqual(startChat(other));
  });
});
