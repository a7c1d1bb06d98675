import {checkForm} from '@site/plugins/content-checks/checkForm';
import {pageWith} from '@site/tests/support/contentSite';

const table = '| Name | Value |\n| --- | --- |\n| a | one, so two |\n';
const prose = (words: number) => `${'word '.repeat(words - 1)}end.\n`;
const problems = (body: string) => checkForm(pageWith(body)).map(({line, message}) => `${line}: ${message}`);

describe('checkForm', () => {
  it('measures the share of words in tables; inline code and facts are words, code is none', () => {
    const words = `${prose(18)}\n\`a\` :fact[node-price]\n\n\`\`\`text\n${prose(50)}\`\`\`\n\n`;
    expect(problems(words + table)).toEqual([
      '1: 23 % of the words are in tables, at most 20 here; write reasons as prose and short facts as lists',
    ]);
    expect(problems(`${prose(6)}\n${words}${table}`)).toEqual([]);
  });

  it('finds headings that a table or code follows directly', () => {
    const body = `## A {/* #a */}\n\n${table}\n## B {/* #b */}\n\n\`\`\`text\n\`\`\`\n\n## C {/* #c */}\n\nIt is:\n\n${table}\n${prose(90)}`;
    expect(problems(body)).toEqual([
      '7: a table or code follows directly after 2 headings (lines 7, 13), at most 0 here; first write a sentence that says what it is, and when one needs it',
    ]);
  });

  it('allows one ", so" in 500 words outside tables, and one in a short page', () => {
    expect(problems(`It is, so one.\n\n${prose(30)}\n${table}`)).toEqual([]);
    expect(problems(`It is, so one,\nand it was, so two. ${prose(900)}`)).toEqual([
      '7: ", so" occurs 2 times (lines 7, 8), at most 1 here; give the reason in a sentence of its own, or leave it out',
    ]);
    expect(problems(`It is, so one, and it was, so two. ${prose(1000)}`)).toEqual([]);
  });
});
