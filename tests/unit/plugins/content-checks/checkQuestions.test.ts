import {checkLostQuestions, checkQuestions} from '@site/plugins/content-checks/checkQuestions';
import {parseQuestions} from '@site/plugins/corpus/readerQuestions';
import {pageWith, siteWith} from '@site/tests/support/contentSite';

const page = pageWith('Text.\n\n## When {/* #when */}\n\nText.');

function problemsOf(text: string): string[] {
  const site = siteWith([page], {questions: new Map([[page.route, parseQuestions(text)]])});
  return checkQuestions(page, site).map(({file, line, message}) => `${file}:${line}: ${message}`);
}

describe('checkQuestions', () => {
  it('accepts questions of the introduction and of a heading', () => {
    expect(problemsOf('how long does it take\n\n#when\nwhy so late\n')).toEqual([]);
  });

  it.each([
    [
      'how long\n#then\nwhen\nwhen then',
      'questions/learn/sharding.txt:2: /learn/sharding has no heading #then (closest: #when); renamed? change it here and add "then: /learn/sharding#new-id" to former-links/learn/sharding.yaml; otherwise move its questions to another heading, or remove them',
    ],
    [
      'a'.repeat(141),
      `questions/learn/sharding.txt:1: the question "${'a'.repeat(141)}" has 141 characters; shorten it to at most 140`,
    ],
    [
      'who pays\n\n#when\nWho pays',
      'questions/learn/sharding.txt:4: the question "Who pays" is also on line 1; keep it where it is answered best',
    ],
  ])('reports %p', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it('reports a file that belongs to no page', () => {
    const site = siteWith([page], {questions: new Map([['/learn/gone', []]])});
    expect(checkLostQuestions(site)).toEqual([
      {
        file: 'questions/learn/gone.txt',
        line: 1,
        message:
          'expected a page at /learn/gone, found none; name the file after the route of its page, or remove it',
      },
    ]);
  });
});
