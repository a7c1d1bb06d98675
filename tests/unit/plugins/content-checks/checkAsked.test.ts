import {checkAsked} from '@site/plugins/content-checks/checkAsked';
import {pageOf, pageWith} from '@site/tests/support/contentSite';

function problemsOf(body: string): string[] {
  return checkAsked(pageOf(body)).map(({line, message}) => `${line}: ${message}`);
}

describe('checkAsked', () => {
  it('accepts questions below a heading, and above all else', () => {
    const asked = '{/* asked\nhow long does it take\nwhy so slow\n*/}';
    expect(
      checkAsked(
        pageWith(
          `${asked.replaceAll('slow', 'late')}\n\nText.\n\n## When\n\n${asked.replace('how', 'why')}\n\nText.`,
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'Text.\n\n{/* asked\nwhen\n*/}',
      "3: the questions stand below a section's text; move them right below its heading, or above all else for the introduction",
    ],
    ['## When\n\n{/* asked\n*/}', '3: the list of questions is empty; write one a line, or remove it'],
    [
      `{/* asked\n${'a'.repeat(141)}\n*/}`,
      `2: the question "${'a'.repeat(141)}" has 141 characters; keep it to 140`,
    ],
    [
      '{/* asked\nwho pays\n*/}\n\n## When\n\n{/* asked\nWho pays\n*/}',
      '8: the question "Who pays" stands on line 2 already; keep it where it is answered best',
    ],
    [
      '{/* asked\nshould i buy EGLD\n*/}',
      '2: the question "should i buy EGLD" is one that Ask AI refuses (money); word it as somebody who means no harm would, or mend src/askAi/extractive/refusals.ts',
    ],
  ])('reports %p', (body, problem) => {
    expect(problemsOf(body)).toEqual([problem]);
  });

  it('leaves other comments alone', () => {
    expect(problemsOf('Text.\n\n{/* to be asked again */}')).toEqual([]);
  });
});
