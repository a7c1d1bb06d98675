import {checkSources, checkSourceWords} from '@site/plugins/content-checks/checkSourceWords';
import {makeFolder} from '@site/tests/support/folder';

const lines = (source: string, file = 'src/a.tsx') => checkSourceWords(file, source).map(({line}) => line);

describe('checkSourceWords', () => {
  it('checks comments, strings, templates and text in JSX, and returns the line of each word', () => {
    const source = [
      '/**',
      ' * Sends all of it at once.',
      ' */',
      "const a = 'nobody';",
      'const b = `for ever ${a} nobody`;',
      'const c = <p>',
      '  beside it',
      '</p>; // in place of b',
    ].join('\n');
    expect(lines(source)).toEqual([2, 8, 4, 5, 5, 7]);
  });

  it('says which word to write instead', () => {
    expect(checkSourceWords('src/a.ts', '// the newest page')).toEqual([
      {
        line: 1,
        message:
          '"newest" isn\'t a word that developers use here; write "latest", or add an exception to plugins/content-checks/plainWords.ts',
      },
    ]);
  });

  it('ignores identifiers and regular expressions', () => {
    expect(lines('const newest = /nobody/; newest.beside();')).toEqual([]);
  });

  it('allows the exceptions of a file only in that file', () => {
    const source = "const words = 'term stand word';";
    expect(lines(source, 'src/retrieval/answers/question.ts')).toEqual([]);
    expect(lines(source, 'src/retrieval/answers/other.ts')).toEqual([1]);
  });
});

it('checkSources reads the code of a project', () => {
  const {directory, remove} = makeFolder({
    'src/deep/a.ts': '// fine\n// nobody',
    'scripts/b.mjs': '// nobody',
    'docs/c.ts': '// nobody',
  });
  expect(checkSources(directory).map(({file, line}) => `${file}:${line}`)).toEqual([
    'src/deep/a.ts:2',
    'scripts/b.mjs:1',
  ]);
  remove();
});
