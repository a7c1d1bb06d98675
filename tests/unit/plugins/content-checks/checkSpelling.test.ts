import {checkSpelling, type FindMisspelled} from '@site/plugins/content-checks/checkSpelling';
import {pageOf} from '@site/tests/support/contentSite';

/** A dictionary with every word except "teh". */
const findMisspelled: FindMisspelled = async (text) =>
  [...text.matchAll(/\bteh\b/g)].map(({0: word, index}) => ({word, index}));

async function linesOf(text: string): Promise<number[]> {
  return (await checkSpelling(pageOf(text), findMisspelled)).map(({line}) => line);
}

describe('checkSpelling', () => {
  it('reports a misspelled word with its line and what to do', async () => {
    expect(await checkSpelling(pageOf('One.\nteh two, teh three.'), findMisspelled)).toEqual([
      {
        file: 'docs/learn/sharding.mdx',
        line: 2,
        message:
          '"teh" is in no dictionary; correct it, put it in backticks if it is code, or add it to project-words.txt',
      },
    ]);
  });

  it('checks sentences, titles, descriptions, tables and headings', async () => {
    expect(
      await linesOf(
        '---\ntitle: teh\ndescription: teh\nkind: teh\n---\n\n## teh {/* #teh */}\n\n| a |\n| --- |\n| teh |\n\n:::note[teh]\n\nteh\n\n:::\n',
      ),
    ).toEqual([2, 3, 7, 11, 13, 15]);
    expect(
      await linesOf(
        '```mermaid title="teh" description="b"\nflowchart LR\n```\n\n<Card title="teh" href="/teh">b</Card>',
      ),
    ).toEqual([1, 5]);
  });

  it('leaves code, addresses, maths and facts alone', async () => {
    expect(
      await linesOf('`teh` $teh$ [a](/teh) :fact[teh] {/* teh */}\n\n```text\nteh\n```\n\n$$\nteh\n$$\n'),
    ).toEqual([]);
  });
});
