import {followUps, questionsOfPage} from '@site/src/retrieval/answers/followUps';
import type {OutlinePage} from '@site/src/retrieval/index/outline';

/** Reader questions of pages with three sections each; the last page is the glossary. */
const questions: string[][] = [
  ['What is sharding?'],
  ['benefits and dangers of partitioning', 'Why is sharding needed?'],
  ['How many shards are there?', 'How is an account assigned to a shard?'],
  ['What is gas?'],
  ['eth_estimateGas equivalent'],
  [`How ${'very '.repeat(20)}long is a question?`],
  ['What is an epoch?'],
  ['What is an ESDT?'],
];
const library = {
  places: questions.map((_, section) => ({page: Math.floor(section / 3), anchor: '', path: []})),
  pageOf: (section: number) => ({route: section < 6 ? '/learn' : '/welcome/terminology'}) as OutlinePage,
  questionsOf: (section: number) => questions[section]!,
};

it('returns the last complete question of each of the next two sections', () => {
  expect(followUps([0], ['Is it partitioned?'], library)).toEqual([
    'Why is sharding needed?',
    'How is an account assigned to a shard?',
  ]);
});

it('alternates between the cited sections', () => {
  expect(followUps([2, 3], ['Is it partitioned?'], library)).toEqual([
    'How is an account assigned to a shard?',
    'What is gas?',
  ]);
});

it('repeats neither questions asked before nor other suggestions', () => {
  expect(followUps([0], ['why is sharding needed', 'How are accounts assigned to shards?'], library)).toEqual(
    ['How many shards are there?'],
  );
});

it('returns no questions without a suitable section or question', () => {
  expect(followUps([], [], library)).toEqual([]);
  // Neighbouring entries of the glossary have other subjects.
  expect(followUps([6], [], library)).toEqual([]);
  expect(followUps([4], ['What is gas?'], library)).toEqual([]);
});

it('returns up to four complete questions of a page', () => {
  expect(questionsOfPage('/learn', library)).toEqual([
    'What is sharding?',
    'Why is sharding needed?',
    'How is an account assigned to a shard?',
    'What is gas?',
  ]);
  expect(questionsOfPage('/unknown', library)).toEqual([]);
});
