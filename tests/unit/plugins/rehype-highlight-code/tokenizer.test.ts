import {findLanguage, languageNames} from '@site/plugins/rehype-highlight-code/languages';
import {createTokenizer, joinTokens} from '@site/plugins/rehype-highlight-code/tokenizer';

const tokenize = createTokenizer();

/** The tokens of one line, each as `class:text`. */
async function tokensOf(code: string, language: string): Promise<string[]> {
  const lines = await tokenize(code, language);
  return lines.flat().map(({text, kind}) => `${kind ?? ''}:${text}`);
}

describe('tokenizer', () => {
  it.each(languageNames)('tokenizes "%s" without changing the text', async (alias) => {
    const name = findLanguage(alias)?.name ?? '';
    const lines = await tokenize('one "two" 3\n', name);
    expect(lines.map((tokens) => tokens.map(({text}) => text).join(''))).toEqual(['one "two" 3', '']);
  });

  it.each([
    ['shell', 'bash'],
    ['sh', 'bash'],
    ['javascript', 'js'],
    ['py', 'python'],
    ['typescript', 'ts'],
    ['jsx', 'tsx'],
  ])('recognizes %s as %s', (alias, name) => {
    expect(findLanguage(alias)?.name).toBe(name);
  });

  it.each([
    ['rust', '#[endpoint]', ['a:#[endpoint]']],
    ['rust', 'fn add(&self) {}', ['k:fn ', 'f:add', ':(&', 'k:self', ':) {}']],
    ['ts', 'const fee: bigint = 10n;', ['k:const', ': fee: ', 't:bigint', ': = ', 'n:10n', ':;']],
    ['python', 'print("a")  # note', ['f:print', ':(', 's:"a"', ':)  ', 'c:# note']],
    ['go', 'return nil', ['k:return ', 'n:nil']],
    ['json', '{"a": 1}', [':{', 'p:"a"', ':: ', 'n:1', ':}']],
    ['toml', 'name = "adder"', ['p:name', ': = ', 's:"adder"']],
    ['yaml', 'port: 8080', ['p:port', ':: ', 'n:8080']],
    ['bash', 'mxpy tx new --send', ['f:mxpy ', ':tx new ', 'p:--send']],
    ['http', 'GET /about HTTP/1.1', ['k:GET', ': /about ', 'k:HTTP', ':/', 'n:1.1']],
    ['solidity', 'uint256 a;', ['t:uint256', ': a;']],
  ])('distinguishes the tokens of %s', async (language, code, tokens) => {
    expect(await tokensOf(code, language)).toEqual(tokens);
  });

  it('joins tokens of the same kind, including the space between them', () => {
    expect(
      joinTokens([{text: 'pub', kind: 'k'}, {text: ' '}, {text: 'fn', kind: 'k'}, {text: ' a'}]),
    ).toEqual([{text: 'pub fn', kind: 'k'}, {text: ' a'}]);
  });
});

describe('the grammar of transactions', () => {
  it.each([
    ['issue', ['f:issue']],
    ['  @416c696365    "Alice"', [':  ', 'k:@', 'n:416c696365    ', 's:"Alice"']],
    ['  @12    18', [':  ', 'k:@', 'n:12', 'c:    18']],
    [
      '@63616e @74727565    canFreeze = true',
      ['k:@', 'n:63616e ', 'k:@', 'n:74727565', 'c:    canFreeze = true'],
    ],
    ['Sender: <the manager>', ['p:Sender', ':: ', 'a:<the manager>']],
    ['GasLimit: 60,000,000', ['p:GasLimit', ':: ', 'n:60,000,000']],
    ['Data: issue@416c@{amount}', ['p:Data', ':: ', 'f:issue', 'k:@', 'n:416c', 'k:@', 'a:{amount}']],
    ['ESDTTransfer@474f', ['f:ESDTTransfer', 'k:@', 'n:474f']],
    [
      'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th',
      ['t:erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th'],
    ],
  ])('reads %s', async (code, tokens) => {
    expect(await tokensOf(code, 'transaction')).toEqual(tokens);
  });
});
