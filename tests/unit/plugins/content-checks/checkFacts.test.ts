import {checkFacts} from '@site/plugins/content-checks/checkFacts';
import {pageOf, siteWith} from '@site/tests/support/contentSite';

function problemsOf(body: string): string[] {
  return checkFacts(pageOf(body), siteWith()).map(({line, message}) => `${line}: ${message}`);
}

describe('checkFacts', () => {
  it("accepts facts by their names, and figures that aren't facts", () => {
    expect(problemsOf('A node costs :fact[node-price]{unit}, and 17 nodes make a village.')).toEqual([]);
  });

  it('reports a name that is not registered', () => {
    expect(problemsOf('Text.\n\n| Price |\n| --- |\n| :fact[node-prize] |')).toEqual([
      '5: Expected the name of a registered fact, found "node-prize" (closest: node-price, min-gas-limit): use one of them, or add the fact with its source in src/facts.',
    ]);
  });

  it('reports a figure of the registry that is typed by hand', () => {
    expect(problemsOf('Text.\n\nA node costs 2,500 EGLD.')).toEqual([
      '3: "2,500 EGLD" is typed by hand, but it is a registered fact; write :fact[node-price]',
    ]);
  });

  it.each([
    ['a description', '---\ndescription: What a node of 2,500 EGLD earns.\n---\n', 2],
    ['a label', 'Text.\n\n<Details summary="Why 2,500 EGLD?">\n\nText.\n\n</Details>', 3],
    ['the description of a diagram', '```mermaid title="Stake" description="2,500 EGLD enter."\n```', 1],
    ['a diagram', '```mermaid title="Stake"\nflowchart LR\n  A["2,500 EGLD"]\n```', 3],
  ])('reports a typed figure in %s', (_, page, line) => {
    const found = checkFacts(pageOf(page), siteWith());
    expect(found).toEqual([{line, message: expect.stringContaining('"2,500 EGLD" is typed by hand')}]);
  });

  it.each([
    '---\ndescription: What a node of :fact[node-price]{unit} earns.\n---\n',
    '<Details summary="Why :fact[node-price]{unit}?">\n\nText.\n\n</Details>',
    '```mermaid title="Stake" description=":fact[node-price]{unit} enter."\nflowchart LR\n  A[":fact[node-price] EGLD"]\n```',
  ])('accepts a registered fact and reports an unknown one in %j', (page) => {
    expect(checkFacts(pageOf(page), siteWith())).toEqual([]);
    expect(checkFacts(pageOf(page.replaceAll('node-price', 'node-prize')), siteWith())[0]?.message).toMatch(
      /found "node-prize" \(closest: node-price/,
    );
  });
});
