import {checkFacts} from '@site/plugins/content-checks/checkFacts';
import {pageOf, siteWith} from '@site/tests/support/contentSite';

function problemsOf(body: string): string[] {
  return checkFacts(pageOf(body), siteWith()).map(({line, message}) => `${line}: ${message}`);
}

describe('checkFacts', () => {
  it('accepts facts by their names, and figures that are no fact', () => {
    expect(problemsOf('A node costs :fact[node-price]{unit}, and 17 nodes make a village.')).toEqual([]);
  });

  it('reports a name that is not registered', () => {
    expect(problemsOf('Text.\n\n| Price |\n| --- |\n| :fact[node-prize] |')).toEqual([
      '5: Expected the name of a registered fact, found "node-prize" (closest: node-price, min-gas-limit): use one of them, or add the fact with its source in src/facts.',
    ]);
  });

  it('reports a figure of the registry that is typed by hand', () => {
    expect(problemsOf('Text.\n\nA node costs 2,500 EGLD.')).toEqual([
      '3: "2,500 EGLD" is typed by hand but is a registered fact; write :fact[node-price]',
    ]);
  });
});
