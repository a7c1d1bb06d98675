import {checkTransactions} from '@site/plugins/content-checks/checkTransactions';
import {pageOf, siteWith} from '@site/tests/support/contentSite';

function problemsOf(code: string): string[] {
  return checkTransactions(pageOf(`\`\`\`transaction\n${code}\n\`\`\`\n`), siteWith()).map(
    ({line, message}) => `${line}: ${message}`,
  );
}

describe('checkTransactions', () => {
  it('accepts arguments whose bytes match their notes', () => {
    const code = [
      'Receiver: erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th',
      'Data: ESDTTransfer@414c4943452d613162326333@0a',
      'issue',
      '  @416c696365546f6b656e73    "AliceTokens"',
      '  @d3c21bcecceda1000000      1,000,000 × 10^18',
      '  @0de0b6b3a7640000          1 EGLD',
      '  @12                        18 decimals',
      '  @63616e467265657a65 @74727565    canFreeze = true',
      '  @                          0',
      '  @<token identifier>        the token',
      '  @0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1    erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th',
      '  @05                        five rounds # @not an argument',
    ].join('\n');
    expect(problemsOf(code)).toEqual([]);
  });

  it.each([
    [
      'issue\n  @416c696365    "Alicia"',
      '3: @416c696365 isn\'t "Alicia", which is @416c69636961; correct the bytes or the note',
    ],
    [
      'issue@41c',
      '2: the argument @41c has 3 hexadecimal digits, which is an odd number; write whole bytes (041c)',
    ],
    ['issue@name', "2: the argument @name isn't hexadecimal; encode it, or write a placeholder as @<name>"],
    ['  @13    18', '2: @13 is 19, not 18; correct the bytes or the note'],
    [
      '  @63616e467265657a65 @66616c7365    canFreeze = true',
      "2: @66616c7365 isn't true, which is @74727565; correct the bytes or the note",
    ],
    [
      '  @00    erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th',
      "2: @00 isn't erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th, which is @0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1; correct the bytes or the note",
    ],
  ])('reports %j', (code, problem) => {
    expect(problemsOf(code)).toEqual([problem]);
  });

  it('checks the data fields in inline code and in samples', () => {
    const site = siteWith([], {files: {'samples/issue.data': 'issue@abc'}});
    const page = pageOf(
      'Send `add@5`, never `function@argument`.\n\n```transaction file=samples/issue.data\n```\n',
    );
    expect(checkTransactions(page, site).map(({line}) => line)).toEqual([1, 3]);
  });
});
