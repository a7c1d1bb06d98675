import {checkDiagrams} from '@site/plugins/content-checks/checkDiagrams';
import {pageOf, siteWith} from '@site/tests/support/contentSite';

const site = siteWith([]);

function problemsOf(meta: string, code = 'flowchart LR\n  A --> B'): string[] {
  return checkDiagrams(pageOf(`\`\`\`mermaid ${meta}\n${code}\n\`\`\`\n`), site).map(
    ({line, message}) => `${line}: ${message}`,
  );
}

describe('checkDiagrams', () => {
  it('accepts a diagram that can be drawn', () => {
    expect(problemsOf('title="Path" description="A leads to B."')).toEqual([]);
  });

  it("reports what the build can't draw, with its line", () => {
    expect(problemsOf('title="Plan" description="A plan."', 'gantt')).toEqual([
      expect.stringMatching(/^1: the diagram can't be drawn \(Invalid mermaid header: "gantt"/),
    ]);
    expect(
      problemsOf('title="Path" description="A leads to B."', 'flowchart LR\n  A --> B\n  A => C'),
    ).toEqual([expect.stringMatching(/^4: the drawing would omit C of "A => C"/)]);
  });
});
