import {checkComponents} from '@site/plugins/content-checks/checkComponents';
import {checkFacts} from '@site/plugins/content-checks/checkFacts';
import {pageOf, siteWith} from '@site/tests/support/contentSite';

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

  it.each([
    [
      'Between {low.high} and 3.',
      '1: "low" in braces is JavaScript, and isn\'t defined, so the page would crash; write \\{ for a brace, or put the text in backticks',
    ],
    ['A.\n\nA <Term id={first}>round</Term>.', '3: "first" in braces is JavaScript,'],
    ['A.\n\n<Steps {...rest}>\n\n1. One\n\n</Steps>', '3: "rest" in braces is JavaScript,'],
    [
      'A round takes :facts[round-duration].',
      '1: the directive :facts is unknown; write :fact[name] for a fact, or \\: for a colon',
    ],
    ['::note[Round]', '1: the directive ::note is unknown; write :fact[name] for a fact, or \\: for a colon'],
    [
      'A.\n\n| Name | `a` |\n| --- |\n| One | Two |',
      '4: the table isn\'t one, because its second line, "| --- |", has another number of columns than the first; write | --- | with one --- for each column',
    ],
    ['- A | B\n  -- | -- | --\n  1 | 2', '2: the table isn\'t one, because its second line, "-- | -- | --",'],
    [
      '<Crad title="A">Text.</Crad>',
      "1: Crad isn't a component: use an existing one (closest: Card, Cards, ",
    ],
    ['Text.\n\n<Operations of="api.Nope" />', '3: "api.Nope" is unknown (closest: '],
    ['Text.\n\n<Endpoint operation="api.nope" />', '3: "api.nope" is unknown (closest: '],
    [
      'Text.\n\n<Cards>\n<Card title="A" icno="wallet">Text.</Card>\n</Cards>',
      '4: Card has the attribute "icno": use only title, href, icon',
    ],
    [
      'Text.\n\n<Cards>\n<Card title="A" icon="walet">Text.</Card>\n</Cards>',
      '4: Card has the icon "walet": use an existing one (closest: wallet, ',
    ],
    ['<Steps start="2">\n\n1. One\n\n</Steps>', '1: Steps has the attribute "start": it has no attributes'],
    ['<FeeTool limt="5" />', '1: FeeTool has the attribute "limt": use only id, data, limit, used'],
    [
      '<Endpoint methd="GET" path="/about" />',
      '1: Endpoint has the attribute "methd": use only method, path, operation, service',
    ],
    ['<Endpoint path="/about" />', '1: Endpoint has no method: write method="…"'],
    [
      '<Endpoint servce="index" method="GET" path="/values" />',
      '1: Endpoint has the attribute "servce": use only method, path, operation, service',
    ],
    [
      '<Parameters off="api.getAccounts" />',
      '1: Parameters has the attribute "off": use only of, in, only, meaning, heading',
    ],
    ['A round takes :fact[].', '1: the name in brackets is missing: write :fact[name]'],
  ])('reports %j once', (text, problem) => {
    const found = checkComponents(pageOf(text)).map(({line, message}) => `${line}: ${message}`);
    expect(found.map((each) => each.slice(0, problem.length))).toEqual([problem]);
    expect(checkFacts(pageOf(text), siteWith())).toEqual([]);
  });

  it.each([
    "Text {' '} and {/* a comment */}.",
    '{[1, 2].map((each) => each + Math.max(each, 3)).join({separator: 1}.separator)}',
    'At 10:30, a:b and erd1:c.',
    '| Name | `a` |\n| --- | --- |\n| One |',
    'One | two\nthree -- | four',
  ])('accepts %j', (text) => {
    expect(checkComponents(pageOf(text))).toEqual([]);
  });
});
