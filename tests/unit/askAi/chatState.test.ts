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

  it.each(['', ' \n'])('is not done with the empty text %j', (text) => {
    expect(after(ask(text))).toBe(empty);
  });

  it('rejects a text that is longer than a request may be, so that the displayed text is the sent one', () => {
    expect(after(ask('q'.repeat(4001)))).toBe(empty);
    expect(after(ask(` ${'q'.repeat(4000)} `)).conversation.messages).toHaveLength(1);
  });

  it('is not done while an answer is on its way', () => {
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

  it('takes nothing after its end', () => {
    const ended = after(ask('Q'), hear(delta('A'), done, delta('late')));
    expect(ended.conversation.messages.at(-1)).toMatchObject({content: 'A'});
  });

  it('without a word is an error, and no empty message joins the conversation', () => {
    const state = after(ask('What is a shard?'), hear(delta(' \n'), done));
    expect(state).toMatchObject({status: 'error', error: {fault: {kind: 'empty'}}});
    expect(state.conversation.messages).toEqual([question]);
  });

  it('of this browser says so, and replaces what came before it', () => {
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
  it('keeps what came', () => {
    const state = after(ask('Q'), hear(delta('Half of')), {type: 'stop'});
    expect(state.status).toBe('ready');
    expect(state.conversation.messages.at(-1)).toMatchObject({content: 'Half of', incomplete: true});
  });

  it('before anything came leaves the question alone', () => {
    const state = after(ask('What is a shard?'), {type: 'stop'});
    expect(state).toEqual(startChat({id: 'c1', messages: [question] as never}));
  });

  it('does nothing where nothing is under way', () => {
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
  ])('of %j stores "%s"', (fault, message) => {
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

  it('is left by the next question', () => {
    const state = after(ask('Q'), {type: 'fail', request: 'r1', fault: {kind: 'cut'}}, ask('R', 'r2'));
    expect(state).toMatchObject({status: 'submitted', request: 'r2'});
    expect(state.error).toBeUndefined();
  });
});

describe('a retry', () => {
  it('asks the last question again in place of what came', () => {
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
    ['brings no word', {type: 'events', request: 'r2', events: [{type: 'thread', id: 't2'}, done]}],
  ])('that %s leaves the answer that it was to replace', (_, end) => {
    const answered = after(ask('What is a shard?'), hear(delta('A part.'), done));
    const asked = reduceChat(answered, {type: 'retry', request: 'r2'});
    expect(messagesOf(asked)).toMatchObject([question, {content: ''}]);
    expect(asked.conversation).toEqual(answered.conversation);
    const ended = reduceChat(asked, end);
    expect(messagesOf(ended)).toEqual(answered.conversation.messages);
  });

  it('that brings words replaces it', () => {
    const state = after(
      ask('What is a shard?'),
      hear(delta('A part.'), done),
      {type: 'retry', request: 'r2'},
      {type: 'events', request: 'r2', events: [delta('Another')]},
      {type: 'fail', request: 'r2', fault: {kind: 'cut'}},
    );
    expect(state.conversation.messages).toMatchObject([question, {content: 'Another', incomplete: true}]);
  });

  it('has nothing to ask in an empty conversation, and waits for an answer under way', () => {
    expect(after({type: 'retry', request: 'r2'})).toBe(empty);
    const waiting = after(ask('Q'));
    expect(reduceChat(waiting, {type: 'retry', request: 'r2'})).toBe(waiting);
  });
});

describe('the conversation', () => {
  it('hands an answerer what was said before the last question', () => {
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

  it('is not changed by a rating of an answer that it has not', () => {
    const state = after(ask('Q'), hear(delta('A'), done));
    expect(reduceChat(state, {type: 'rate', message: 'other', helpful: true})).toBe(state);
  });

  it('gives way to another, with its thread', () => {
    const other = {id: 'c2', threadId: 't2', messages: []};
    expect(after(ask('Q'), {type: 'open', conversation: other})).toEqual(startChat(other));
  });
});

describe('merged conversations', () => {
  /** A conversation of questions, given by an upper case letter, and answers. */
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
    ['what only the saved one has', 'Q a', 'Q a R r', 'Q a R r'],
    ['what only ours has', 'Q a R r', 'Q a', 'Q a R r'],
    ['what each has', 'Q a R', 'Q a S s', 'Q a S s R'],
    ['an answer that came in another tab', 'Q R r', 'Q a', 'Q a R r'],
    ['an answer that came in this tab', 'Q a', 'Q R r', 'Q a R r'],
    ['the saved answer of two', 'Q a R', 'Q b R r', 'Q b R r'],
  ])('have %s', (_what, ours, saved, merged) => {
    expect(mergeConversations(conversation(saved), conversation(ours))).toEqual(conversation(merged));
  });

  it('have the saved versions of messages and the saved thread', () => {
    const [ours, saved] = [conversation('Q a', 't1'), conversation('Q a', 't2')];
    const rated = {...saved, messages: saved.messages.map((message) => ({...message, helpful: true}))};
    expect(mergeConversations(rated, ours)).toEqual(rated);
    expect(mergeConversations(conversation('Q a'), ours)).toBe(ours);
  });

  it('are the one at hand where nothing is new', () => {
    const ours = conversation('Q a R', 't1');
    expect(mergeConversations(conversation('Q a R', 't1'), ours)).toBe(ours);
    expect(mergeConversations(conversation('Q a', 't1'), ours)).toBe(ours);
  });

  it('keep a draft at its question', () => {
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
