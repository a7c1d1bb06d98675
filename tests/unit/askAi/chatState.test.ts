import {
  isBusy,
  messagesOf,
  reduceChat,
  startChat,
  previousTurns,
  type ChatAction,
  type ChatState,
  type Conversation,
} from '@site/src/askAi/chatState';
import {mergeConversations} from '@site/src/askAi/conversation';
import type {Fault} from '@site/src/askAi/fault';
import type {ChatEvent} from '@site/src/askAi/protocol';

const empty = startChat({id: 'c1', messages: []});

function after(...actions: ChatAction[]): ChatState {
  return actions.reduce(reduceChat, empty);
}
const ask = (text: string, request = 'r1'): ChatAction => ({type: 'ask', request, question: {text}});
const hear = (...events: ChatEvent[]): ChatAction => ({type: 'events', request: 'r1', events});
const delta = (text: string): ChatEvent => ({type: 'delta', text});
const done: ChatEvent = {type: 'done'};

const question = {id: 'r1-question', role: 'user', content: 'What is a shard?'};

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

  it('does nothing while an answer is pending or streaming', () => {
    const waiting = after(ask('One'));
    expect(reduceChat(waiting, ask('Two', 'r2'))).toBe(waiting);
    const streaming = after(ask('One'), hear(delta('A')));
    expect(reduceChat(streaming, ask('Two', 'r2'))).toBe(streaming);
  });

  it('keeps what the question is about', () => {
    const about = {page: {title: 'Sharding', route: '/learn/sharding'}, quote: 'two shards'};
    const state = after({type: 'ask', request: 'r1', question: {text: 'Why?', ...about}});
    expect(state.pendingQuestion).toEqual({...question, content: 'Why?', ...about});
  });
});

describe('an answer', () => {
  it('grows as a draft and joins the conversation at its end', () => {
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
    expect(reduceChat(state, {type: 'answerOffline', request: 'r0'})).toBe(state);
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
      {type: 'answerOffline', request: 'r1'},
      hear(delta('A'), done),
    );
    expect(state.conversation.messages.at(-1)).toEqual({
      id: 'r1-answer',
      role: 'assistant',
      content: 'A',
      offline: true,
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

describe('a failure', () => {
  it.each<[Fault, string]>([
    [{kind: 'http', status: 500}, 'HTTP error! status: 500'],
    [{kind: 'http', status: 429, code: 'rate_limited', retryAfter: 9}, 'HTTP error! status: 429'],
    [{kind: 'stalled'}, 'Chat error: stalled'],
    [{kind: 'answer', code: 'internal'}, 'Answer error: internal'],
  ])('with %j stores the message "%s"', (fault, message) => {
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

  it('before any text adds no message', () => {
    expect(
      after(ask('Q'), {type: 'fail', request: 'r1', fault: {kind: 'cut'}}).conversation.messages,
    ).toHaveLength(1);
  });

  it('is cleared by the next question', () => {
    const state = after(ask('Q'), {type: 'fail', request: 'r1', fault: {kind: 'cut'}}, ask('R', 'r2'));
    expect(state).toMatchObject({status: 'submitted', request: 'r2'});
    expect(state.error).toBeUndefined();
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

  it('remembers whether an answer helped', () => {
    const state = after(ask('Q'), hear(delta('A'), done), {
      type: 'rate',
      message: 'r1-answer',
      helpful: true,
    });
    expect(state.conversation.messages.at(-1)).toMatchObject({helpful: true});
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

describe('merged conversations', () => {
  /** A conversation from ids of messages: upper case for questions, lower case for answers. */
  const conversation = (ids: string, threadId?: string): Conversation => ({
    id: 'c1',
    threadId,
    messages: ids.split(' ').map((id) => ({
      id,
      role: id === id.toUpperCase() ? 'user' : 'assistant',
      content: id,
    })),
  });

  it.each([
    ['messages that only the saved one has', 'Q a', 'Q a R r', 'Q a R r'],
    ['messages that only ours has', 'Q a R r', 'Q a', 'Q a R r'],
    ['additional messages of both', 'Q a R', 'Q a S s', 'Q a S s R'],
    ['an answer from another tab', 'Q R r', 'Q a', 'Q a R r'],
    ['an answer from this tab', 'Q a', 'Q R r', 'Q a R r'],
    ['the saved one of two answers', 'Q a R', 'Q b R r', 'Q b R r'],
  ])('have %s', (_what, ours, saved, merged) => {
    expect(mergeConversations(conversation(saved), conversation(ours))).toEqual(conversation(merged));
  });

  it('have the saved versions of messages and the saved thread', () => {
    const [ours, saved] = [conversation('Q a', 't1'), conversation('Q a', 't2')];
    const rated = {...saved, messages: saved.messages.map((message) => ({...message, helpful: true}))};
    expect(mergeConversations(rated, ours)).toEqual(rated);
    expect(mergeConversations(conversation('Q a'), ours)).toBe(ours);
  });

  it('are the same object as ours if nothing is new', () => {
    const ours = conversation('Q a R', 't1');
    expect(mergeConversations(conversation('Q a R', 't1'), ours)).toBe(ours);
    expect(mergeConversations(conversation('Q a', 't1'), ours)).toBe(ours);
  });

  it('keep a draft directly after its question', () => {
    const waiting = after(ask('What is a shard?'), hear(delta('A part.')));
    const saved = {
      ...waiting.conversation,
      messages: [...waiting.conversation.messages, ...conversation('R r').messages],
    };
    const merged = {...waiting, conversation: mergeConversations(saved, waiting.conversation)};
    const contents = (state: ChatState) => messagesOf(state).map(({content}) => content);
    expect(contents(merged)).toEqual(['What is a shard?', 'A part.', 'R', 'r']);
    const ended = reduceChat(merged, hear(done));
    expect(contents(ended)).toEqual(contents(merged));
    expect(ended.status).toBe('ready');
  });
});
