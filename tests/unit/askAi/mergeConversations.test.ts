import {messagesOf, reduceChat, type ChatState, type Conversation} from '@site/src/askAi/chatState';
import {mergeConversations} from '@site/src/askAi/conversation';
import {after, ask, hear} from '@site/tests/support/chatActions';
import {delta, done} from '@site/tests/support/chatEvents';

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
