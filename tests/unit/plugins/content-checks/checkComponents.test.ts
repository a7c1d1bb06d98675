import {checkComponents} from '@site/plugins/content-checks/checkComponents';
import {pageOf} from '@site/tests/support/contentSite';

describe('checkComponents', () => {
  it('accepts components without an import', () => {
    expect(checkComponents(pageOf('<Steps>\n\n1. One\n\n</Steps>'))).toEqual([]);
    const card = '<Card title="A" href="/a">Text.</Card>';
    expect(checkComponents(pageOf(`<Cards>\n${card}\n${card}\n</Cards>`))).toEqual([]);
  });

  it('reports an import', () => {
    expect(checkComponents(pageOf("import Tabs from '@theme/Tabs';\n\nText."))).toEqual([
      {
        line: 1,
        message:
          'the page has the statement "import Tabs from \'@theme/Tabs\';"; remove it, components are registered for every page',
      },
    ]);
  });

  it('reports components, admonitions, facts and formulas that the build would refuse, with their lines', () => {
    const page = [
      '<Steps>\n\nText.\n\n</Steps>',
      ':::warn[Money]\n\nText.\n\n:::',
      'It costs :fact[node-price]{EGLD}, or $\\frac{1}{$ of it.',
      ':::fact[node-price]\n:::',
      ':::warning[Money]\n\n<Endpoint service="example" method="GET" path="/a" /> costs :fact[node-price]{unit}, $x$.\n\n:::',
    ].join('\n\n');
    expect(checkComponents(pageOf(page)).map(({line, message}) => `${line}: ${message}`)).toEqual([
      '7: the admonition :::warn is unknown; use one of :::note, :::tip, :::info, :::warning, :::danger',
      '13: "node-price" has {EGLD}: the only attribute is {unit}, without a value',
      '15: :::fact is a block directive, but facts are inline: write it with one colon, :fact[name]',
      '1: Steps contains no step: put an ordered list or H3 headings into it',
      "13: a formula is invalid: Unexpected end of input in a macro argument, expected '}'; correct it, or write \\$ for a dollar sign",
    ]);
  });
});
