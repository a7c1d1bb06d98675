import {checkSamples} from '@site/plugins/content-checks/checkSamples';
import {pageOf, siteWith} from '@site/tests/support/contentSite';

const site = siteWith([], {files: {'samples/a.rs': '// #region one\nlet a;\n// #endregion one\n'}});

function problemsOf(reference: string): string[] {
  return checkSamples(pageOf(`Text.\n\n\`\`\`rust file=${reference}\n\`\`\`\n`), site).map(
    ({line, message}) => `${line}: ${message}`,
  );
}

describe('checkSamples', () => {
  it('accepts a file and a region that exist', () => {
    expect(problemsOf('samples/a.rs')).toEqual([]);
    expect(problemsOf('samples/a.rs#one')).toEqual([]);
    expect(problemsOf('samples/a.rs#one {1}')).toEqual([]);
  });

  it.each([
    ['samples/a.rs#two', '3: expected the region "two" in samples/a.rs, it has one; correct file='],
    ['src/a.rs', '3: expected file= to name a file below samples/, found "src/a.rs"; correct file='],
    [
      'samples/b.rs',
      "3: expected the sample samples/b.rs, found no such file; samples/ doesn't exist either; correct file=",
    ],
    ['samples/a.rs#one {1,3}', '3: line 3 is marked, but the code ends at line 1: correct the number'],
    ['samples/a.rs#one ins={2}', '3: line 2 is marked, but the code ends at line 1: correct the number'],
  ])('reports %p', (reference, problem) => {
    expect(problemsOf(reference)).toEqual([problem]);
  });

  it('reports a sample whose language differs from that of its fence', () => {
    const page = pageOf('Text.\n\n```ts file=samples/a.rs#one\n```\n\n```rs file=samples/a.rs#one\n```\n');
    expect(checkSamples(page, site)).toEqual([
      {line: 3, message: "samples/a.rs is rust, but the fence's language is ts; write ```rust"},
    ]);
  });
});
