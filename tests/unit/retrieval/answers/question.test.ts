import {termsToDefine, splitQuestions, mergeQuestions} from '@site/src/retrieval/answers/question';

const texts = (message: string, before?: string) =>
  splitQuestions(message, before).map((pieces) => pieces.map(({text, boost}) => `${boost} ${text}`));

describe('splitQuestions', () => {
  it('gives statements a lower boost than the question', () => {
    expect(texts('My node was off all night. How do I unjail it?')).toEqual([
      ['1 How do I unjail it?', '0.6 My node was off all night.'],
    ]);
  });

  it('gives all sentences the same boost if none is a question', () => {
    expect(texts('Node jailed. Unjail cost.')).toEqual([['1 Unjail cost.', '1 Node jailed.']]);
  });

  it.each([
    ['two sentences', 'What is a shard? How many shards are there?'],
    ['one sentence with two questions', 'What is a shard and how many shards are there?'],
  ])('splits %s, and adds the first question to the second with a lower boost', (_, message) => {
    const parts = texts(message);
    expect(parts).toHaveLength(2);
    expect(parts[0]![0]).toMatch(/^1 What is a shard/);
    expect(parts[1]![0]).toMatch(/^1 how many shards are there/i);
    expect(parts[1]![1]).toMatch(/^0.4 What is a shard/);
  });

  it('does not split a list', () => {
    expect(texts('Can I pause and freeze a token?')).toHaveLength(1);
  });

  it.each([
    [
      'a message that refers to it',
      'And how do I delete it from a broken machine?',
      '0.6 How do I start a network?',
    ],
    ['a short message', 'and on devnet?', '0.6 How do I start a network?'],
  ])('adds the previous question to %s', (_, message, added) => {
    expect(texts(message, 'How do I start a network?')[0]).toContain(added);
  });

  it('ignores the previous question if the message is complete', () => {
    expect(texts('What does a validator node cost?', 'How do I start a network?')).toEqual([
      ['1 What does a validator node cost?'],
    ]);
  });
});

it('merges the texts of all questions, each with its largest boost', () => {
  const whole = mergeQuestions(splitQuestions('What is a shard? How many shards are there?'));
  expect(whole.map(({boost}) => boost)).toEqual([1, 1]);
});

it.each([
  ['What is a guardian?', ['guardian']],
  ['guardians', ['guardian']],
  ["what's the metachain", ['metachain']],
  ['Define herotag', ['herotag']],
  ['What does ESDT stand for?', ['esdt']],
  ['hyperblock = what exactly?', ['hyperblock']],
  ['How do I add a guardian?', ['add', 'guardian']],
  ['What is it?', undefined],
  ['What is the difference between an NFT and a fungible token with a supply?', undefined],
])('returns the terms that the question may ask to define: %s', (question, name) => {
  expect(termsToDefine(question)).toEqual(name);
});
