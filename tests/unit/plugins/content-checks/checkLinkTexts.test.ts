import {checkLinkTexts} from '@site/plugins/content-checks/checkLinkTexts';
import {pageOf} from '@site/tests/support/contentSite';

function problemsOf(body: string): string[] {
  return checkLinkTexts(pageOf(body)).map(({line, message}) => `${line}: ${message}`);
}

describe('checkLinkTexts', () => {
  it('accepts a text that names the target of the link', () => {
    expect(
      problemsOf(
        '[How shards split](/learn/sharding), [`adder`](/samples), <Card title="Gas" href="/gas" />',
      ),
    ).toEqual([]);
  });

  it.each(['here', 'Click here', 'this page', 'Read more…', 'link', '**here**'])('reports %p', (text) => {
    expect(problemsOf(`See [${text}](/learn/sharding).`)).toEqual([
      `1: the link text "${text.replaceAll('*', '')}" doesn't name its target (/learn/sharding); write the name of the page or the topic`,
    ]);
  });

  it('reports a link without text', () => {
    expect(problemsOf('[](/learn/sharding)')).toEqual([
      '1: the link to /learn/sharding has no text; write the name of its target',
    ]);
  });
});
