import {followUps} from '@site/src/retrieval/answers/followUps';

/** Reader questions of two pages with three sections each. */
const questions: string[][] = [
  ['What is sharding?'],
  ['benefits and dangers of partitioning', 'Why is sharding needed?'],
  ['How many shards are there?', 'How is an account assigned to a shard?'],
  ['What is gas?'],
  ['eth_estimateGas equivalent'],
  [`How ${'very '.repeat(20)}long is a question?`],
];
const library = {
  places: questions.map((_, section) => ({page: section < 3 ? 0 : 1, anchor: '', path: []})),
  questionsOf: (section: number) => questions[section]!,
};

it('are the questions of the next sections of the page, complete and in the words of the product', () => {
  expect(followUps([0], ['Is it partitioned?'], library)).toEqual([
    'Why is sharding needed?',
    'How is an account assigned to a shard?',
  ]);
});

it('take turns between the cited sections', () => {
  expect(followUps([2, 3], ['Is it partitioned?'], library)).toEqual([
    'How is an account assigned to a shard?',
    'What is gas?',
  ]);
});

it('repeat neither what was asked nor each other', () => {
  expect(followUps([0], ['why is sharding needed', 'How are accounts assigned to shards?'], library)).toEqual(
    ['How many shards are there?'],
  );
});

it('are none without a section or a suitable question', () => {
  expect(followUps([], [], library)).toEqual([]);
  expect(followUps([4], ['What is gas?'], library)).toEqual([]);
});
