import {checkDataFences} from '@site/plugins/content-checks/checkDataFences';
import {pageOf, siteWith} from '@site/tests/support/contentSite';

function problemsOf(language: string, code: string): {line: number; message: string}[] {
  return checkDataFences(pageOf(`\`\`\`${language}\n${code}\n\`\`\`\n`), siteWith());
}

describe('checkDataFences', () => {
  it.each([
    ['json', '{"nonce": 7, "data": "a // b …"}'],
    ['toml', '[General]\nName = "x" # a comment is TOML'],
    ['yaml', 'a: 1\n---\nb: [2, 3]'],
    ['yml', 'a: 1'],
    ['text', '{"nonce": ...}'],
  ])('accepts %s', (language, code) => {
    expect(problemsOf(language, code)).toEqual([]);
  });

  it.each([
    [
      'json',
      '{\n  "a": 1,\n  "b": ...\n}',
      4,
      /the json block doesn't parse: Unexpected token '\.'; correct it \(ellipses and comments aren't valid here/,
    ],
    [
      'json',
      '{\n  "a": 1, // one\n  "b": 2\n}',
      3,
      /the json block doesn't parse: .*; correct it \(ellipses and comments/,
    ],
    ['json', '{\n  "a": 1,\n}', 4, /the json block doesn't parse: .*; correct it$/],
    ['json', "{\n  'a': 1\n}", 3, /the json block doesn't parse/],
    ['json', '{\n  "a": 1', 3, /the json block doesn't parse/],
    ['toml', 'a = 1\nb = ', 3, /the toml block doesn't parse: .*; correct it$/],
    ['yaml', 'a: 1\nb: [1', 3, /the yaml block doesn't parse: .*; correct it$/],
  ])('reports %s that is broken: %j', (language, code, line, message) => {
    const problems = problemsOf(language, code);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toEqual({line, message: expect.stringMatching(message)});
  });

  it('reports a broken sample at the line of its fence', () => {
    const site = siteWith([], {files: {'samples/a.json': '{\n\n  "a": }'}});
    expect(checkDataFences(pageOf('Text.\n\n```json file=samples/a.json\n```\n'), site)).toEqual([
      {line: 3, message: "the json block doesn't parse: Unexpected token '}'; correct it"},
    ]);
  });
});
