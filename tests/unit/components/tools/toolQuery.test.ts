import * as fc from 'fast-check';
import {looksSecret, readToolQuery, writeToolQuery} from '@site/src/components/tools/toolQuery';

const SEED_PHRASE = 'moral volcano peasant pass circle pen over picture flat shop clap goat';
const defaults = {value: '1.5', decimals: '18'};

describe('the state of a tool in the page address', () => {
  it('contains only what differs from the example, with the prefix of the tool', () => {
    expect(writeToolQuery('', 'amount', {value: '2', decimals: '18'}, defaults)).toEqual({
      search: '?amount.value=2',
      omitted: [],
    });
    expect(writeToolQuery('?amount.value=2', 'amount', defaults, defaults).search).toBe('');
  });

  it('keeps the rest of the query, so that two tools of a page and other parameters share it', () => {
    const first = writeToolQuery('?q=gas', 'amount', {value: '2', decimals: '18'}, defaults).search;
    const second = writeToolQuery(first, 'amount-2', {value: '3', decimals: '6'}, defaults).search;
    expect(second).toBe('?q=gas&amount.value=2&amount-2.value=3&amount-2.decimals=6');
    expect(readToolQuery(second, 'amount', defaults)).toEqual({value: '2', decimals: '18'});
    expect(readToolQuery(second, 'amount-2', defaults)).toEqual({value: '3', decimals: '6'});
  });

  it('is read back unchanged', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 50}), fc.string({maxLength: 50}), (value, decimals) => {
        const {search, omitted} = writeToolQuery('?a=1', 'x', {value, decimals}, defaults);
        fc.pre(omitted.length === 0);
        expect(readToolQuery(search, 'x', defaults)).toEqual({value, decimals});
      }),
    );
  });

  it('contains neither a long text nor words that may be the start of a seed phrase', () => {
    const long = 'a'.repeat(1501);
    expect(writeToolQuery('', 'x', {value: long, decimals: '6'}, defaults)).toEqual({
      search: '?x.decimals=6',
      omitted: ['value'],
    });
    expect(writeToolQuery('', 'x', {value: 'moral volcano peasant pass', decimals: '18'}, defaults)).toEqual({
      search: '',
      omitted: ['value'],
    });
  });
});

describe('looksSecret', () => {
  it.each([
    SEED_PHRASE,
    `  ${SEED_PHRASE.replaceAll(' ', '\n')} `,
    '-----BEGIN PRIVATE KEY for erd1',
    '{"crypto": {"kdf": "scrypt"}}',
  ])('recognises a seed phrase, a key file or a keystore file: %s', (text) =>
    expect(looksSecret(text)).toBe(true),
  );

  it.each([
    '',
    'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th',
    'ESDTTransfer@00',
    'a note to the receiver',
  ])('lets other text pass: %s', (text) => expect(looksSecret(text)).toBe(false));
});
