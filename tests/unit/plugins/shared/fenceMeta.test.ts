import {parseFenceMeta} from '@site/plugins/shared/fenceMeta';

describe('parseFenceMeta', () => {
  it('reads every word that a fence may have', () => {
    const {meta, problems} = parseFenceMeta(
      'title="A title" {1,4-6} ins={2} del={3-4} excerpt file=samples/a.rs#part unverified="another\'s output"',
    );
    expect(problems).toEqual([]);
    expect(meta).toEqual({
      title: 'A title',
      file: 'samples/a.rs#part',
      isExcerpt: true,
      unverified: "another's output",
      mark: new Set([1, 4, 5, 6]),
      ins: new Set([2]),
      del: new Set([3, 4]),
    });
  });

  it('reads a fence without words', () => {
    expect(parseFenceMeta('')).toEqual({
      meta: {mark: new Set(), ins: new Set(), del: new Set()},
      problems: [],
    });
  });

  it.each([
    ['{0}', "{0} isn't a list of lines: write numbers and ranges in braces, such as {1,4-6}"],
    ['ins={b}', "ins={b} isn't a list of lines: write numbers and ranges in braces, such as {1,4-6}"],
    ['{6-4}', "{6-4} isn't a list of lines: write numbers and ranges in braces, such as {1,4-6}"],
    [
      'showLineNumbers',
      'showLineNumbers isn\'t valid after a fence\'s language: accepted are title="…", {1,4-6}, ins={2}, del={3-4}, file=samples/…#region, excerpt, unverified="…"',
    ],
  ])('says what is wrong with %s', (source, message) => {
    expect(parseFenceMeta(source).problems).toEqual([message]);
  });
});
