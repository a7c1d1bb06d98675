import {judge, quantile, type Outcome, type Sample} from '@site/scripts/benchChat/judge';

const answers = (firstByte: number): Sample[] => [
  {firstByte, firstWords: firstByte + 1, total: firstByte + 2},
];
const good: Outcome = {
  burst: answers(500),
  alone: answers(120),
  besideSlow: answers(150),
  errors: [],
  before: {heap: 100, resident: 200},
  after: {heap: 115, resident: 259},
};

it('lets pass what keeps to every limit', () => {
  expect(judge(good)).toEqual([]);
});

it.each<[string, Partial<Outcome>, string]>([
  ['an error', {errors: ['cut']}, 'expected no error, found 1'],
  ['a burst without answers', {burst: []}, 'expected answers in the burst, found none'],
  ['a run without answers', {alone: []}, 'expected answers of all readers, found none'],
  ['slow readers and no others', {besideSlow: []}, 'expected answers beside slow readers, found none'],
  [
    'a slow burst',
    {burst: answers(501)},
    'expected a first byte p95 in the burst of 500 ms at most, found 501',
  ],
  [
    'a slow run',
    {alone: answers(151)},
    'expected a first byte p95 of all readers of 150 ms at most, found 151',
  ],
  [
    'readers who hold up others',
    {alone: answers(20), besideSlow: answers(71)},
    "expected slow readers to add 50 ms to the others' p95 at most, found 51",
  ],
  [
    'a heap that grows',
    {after: {heap: 116, resident: 200}},
    'expected the heap to grow by 15.0% at most, found 16.0%',
  ],
  [
    'memory outside of the heap that grows',
    {after: {heap: 100, resident: 270}},
    'expected resident memory to grow by 30.0% at most, found 35.0%',
  ],
])('does not let pass %s', (_name, change, problem) => {
  expect(judge({...good, ...change})).toEqual([problem]);
});

it('takes a quantile of values in any order', () => {
  const values = Array.from({length: 100}, (_, index) => 100 - index);
  expect([quantile(values, 0.5), quantile(values, 0.95), quantile([7], 0.95)]).toEqual([51, 96, 7]);
});
