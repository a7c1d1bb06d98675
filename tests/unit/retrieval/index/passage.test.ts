import type {CorpusPage} from '@site/src/retrieval/index/corpus';
import {buildIndex} from '@site/src/retrieval/index/buildIndex';
import {joinCode, joinFiles, splitCode, splitFiles, type Passage} from '@site/src/retrieval/index/passage';

const setup = {before: 'import {unseen} from lib;\n\n', after: '', indent: ''};
const sections: Passage[][] = [
  [
    {kind: 'paragraph', text: 'One.'},
    {kind: 'code', text: 'a();'},
  ],
  [{kind: 'code', text: 'b();', language: 'ts', setup}],
];

describe('splitCode and joinCode', () => {
  it('separate code and setups from the passages, and put them together again', () => {
    const {passages, code} = splitCode(sections);
    expect(JSON.stringify(passages)).not.toContain('unseen');
    expect(code).toEqual({version: 2, texts: ['a();', 'b();'], setups: {1: setup}});
    expect(joinCode(passages, code)).toEqual(sections);
  });

  it('report parts of different builds', () => {
    const {passages} = splitCode(sections);
    expect(() => joinCode(passages, {version: 2, texts: ['a();'], setups: {}})).toThrow(
      'Answers: expected 2 code blocks, found 1; reload the page.',
    );
  });
});

it('the passages are in two files', () => {
  const {passages} = splitCode([...sections, []]);
  const files = splitFiles(passages);
  expect(files.map((file) => file.sections.length)).toEqual([2, 1]);
  expect(joinFiles(files)).toEqual(passages);
  expect(joinFiles([passages])).toBe(passages);
});

it('the index has no words of setups', () => {
  const page = (passages: Passage[]): CorpusPage => ({
    route: '/a',
    title: 'A',
    description: 'A.',
    deprecated: false,
    sections: [{anchor: '', path: [], passages, questions: []}],
  });
  const withoutSetup = sections.flat().map((passage) => ({...passage, setup: undefined}));
  expect(buildIndex([page(sections.flat())]).index).toEqual(buildIndex([page(withoutSetup)]).index);
});
