import {judge, quantile, type Outcome, type Sample} from '@site/scripts/benchChat/judge';

const answers = (firstByte: number): Sample[] => [
  {firstByte, firstWords: firstByte + 1, total: firstByte + 2},
];
const good: Outcome = {
  burst: answers(500),
  fastOnly: answers(120),
  withSlow: answers(150),
  errors: [],
  before: {heap: 100, resident: 200},
  after: {heap: 115, resident: 259},
};

it('accepts an outcome within every limit', () => {
  expect(judge(good)).toEqual([]);
});

it.each<[string, Partial<Outcome>, string]>([
  ['an error', {errors: ['cut']}, 'expected no error, found 1'],
  ['a burst without answers', {burst: []}, 'expected answers in the burst, found none'],
  ['a run without answers', {fastOnly: []}, 'expected answers of fast readers alone, found none'],
  ['slow readers without other answers', {withSlow: []}, 'expected answers with slow readers, found none'],
  [
    'a slow burst',
    {burst: answers(501)},
    'expected a p95 of at most 500 ms to the first byte in the burst, found 501',
  ],
  [
    'a slow run',
    {fastOnly: answers(151)},
    'expected a p95 of at most 150 ms to the first byte of fast readers alone, found 151',
  ],
  [
    'slow readers who delay the others',
    {fastOnly: answers(20), withSlow: answers(71)},
    "expected slow readers to add at most 50 ms to the others' p95, found 51",
  ],
  [
    'a growing heap',
    {after: {heap: 116, resident: 200}},
    'expected the heap to grow by at most 15.0%, found 16.0%',
  ],
  [
    'growing memory outside the heap',
    {after: {heap: 100, resident: 270}},
    'expected resident memory to grow by at most 30.0%, found 35.0%',
  ],
])('rejects %s', (_name, change, problem) => {
  expect(judge({...good, ...change})).toEqual([problem]);
});

it('computes quantiles of unsorted values', () => {
  const values = Array.from({length: 100}, (_, index) => 100 - index);
  expect([quantile(values, 0.5), quantile(values, 0.95), quantile([7], 0.95)]).toEqual([51, 96, 7]);
});
