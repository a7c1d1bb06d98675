import {checkHeadings} from '@site/plugins/content-checks/checkHeadings';
import {pageOf} from '@site/tests/support/contentSite';

function problemsOf(body: string): string[] {
  return checkHeadings(pageOf(body)).map(({line, message}) => `${line}: ${message}`);
}

describe('checkHeadings', () => {
  it('accepts heading levels without a gap, with explicit ids', () => {
    expect(
      problemsOf(
        '## Who moves {/* #who-moves */}\n\n### When {/* #when */}\n\n#### Detail\n\n## Why {/* #why */}',
      ),
    ).toEqual([]);
  });

  it.each([
    ['# Sharding', '1: "Sharding" is a second H1 in addition to the title; make it an H2'],
    ['### When {/* #when */}', '1: "When" is an H3 after an H1; make it an H2'],
    [
      "## Who's `moving`?",
      '1: the heading "Who\'s moving?" has no explicit id; end its line with {/* #whos-moving */}',
    ],
    ['## When {/* when */}', '1: the heading "When" has no explicit id; end its line with {/* #when */}'],
    ['## When {/* #When */}', '1: the id "When" isn\'t lowercase words joined by hyphens; write #when'],
    [
      '## When {/* #when */}\n\n## Then {/* #when */}',
      '3: the id "when" is already used on line 1; choose another id for this heading',
    ],
  ])('reports %p', (body, problem) => {
    expect(problemsOf(body)).toEqual([problem]);
  });
});
