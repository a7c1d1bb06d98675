import {checkFences} from '@site/plugins/content-checks/checkFences';
import {pageOf} from '@site/tests/support/contentSite';

function problemsOf(meta: string, code: string): string[] {
  return checkFences(pageOf(`\`\`\`${meta}\n${code}\n\`\`\`\n`)).map(
    ({line, message}) => `${line}: ${message}`,
  );
}

describe('checkFences', () => {
  it.each([
    ['rust file=samples/contracts/adder/src/adder.rs#endpoint title="Adder" {2}', ''],
    ['ts unverified="the output of a tool that writes TypeScript"', 'const a = 1;'],
    ['text', '$ mxpy --version'],
    ['json', '{}'],
    ['mermaid title="A" description="B."', 'flowchart LR'],
    ['transaction', 'issue@41'],
  ])('accepts %p', (meta, code) => {
    expect(problemsOf(meta, code)).toEqual([]);
  });

  it('reports a fence without a language', () => {
    expect(problemsOf('', 'text')).toEqual([
      expect.stringMatching(
        /^1: the fence has no language: write one of rust, .* after the backticks \("text" for output and notations\)$/,
      ),
    ]);
  });

  it('reports an unknown language, and lists the known ones', () => {
    expect(problemsOf('rusty', 'let a;')[0]).toMatch(
      /^1: the fence has the unknown language "rusty": write one of rust, rs, .*mermaid after the backticks/,
    );
  });

  it('reports a diagram without title and description', () => {
    expect(problemsOf('mermaid title=""', 'flowchart LR')).toEqual([
      '1: the diagram has no title: write title="…" after the word mermaid',
      '1: the diagram has no description: write description="…" after the word mermaid',
    ]);
  });

  it('reports an invalid word after the language', () => {
    expect(problemsOf('json showLines', '{}')[0]).toMatch(
      /^1: showLines isn't valid after a fence's language/,
    );
  });

  it.each(['rust', 'ts', 'tsx', 'jsx', 'js', 'javascript', 'python', 'py', 'go', 'bash', 'sh', 'shell'])(
    'reports %s code that no test runs',
    (language) => {
      expect(problemsOf(language, 'let a = 1;')).toEqual([
        `1: ${language} code is typed into the page, so no test compiles or runs it; show a tested region with file=samples/…#region, or give a reason with unverified="…"`,
      ]);
    },
  );

  it.each([
    [
      'go unverified=""',
      'x',
      '1: unverified="" gives no reason; write why this code can\'t be a tested sample',
    ],
    ['text', '', '1: the fence is empty; write its content, or name a sample with file='],
    [
      'go file=samples/a.go unverified="why"',
      '',
      '1: the fence has both file= and unverified=; keep only file=, since samples are tested',
    ],
    [
      'go file=samples/a.go',
      'x',
      '1: the fence shows samples/a.go and also contains text; delete the text, since the build inserts the sample',
    ],
    [
      'bash unverified="why"',
      'cd adder\n$ mxpy contract build',
      '3: the command starts with a prompt ("$ mxpy contract build"), which a reader copies too; remove the prompt',
    ],
  ])('reports %p', (meta, code, problem) => {
    expect(problemsOf(meta, code)).toEqual([problem]);
  });
});
