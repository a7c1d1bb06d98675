import {readFileSync} from 'node:fs';
import * as fc from 'fast-check';
import {parseAbi} from '@site/src/chain/abi/abiDefinition';
import {encodeArguments} from '@site/src/chain/abi/encodeArguments';
import {resolveType} from '@site/src/chain/abi/resolveType';
import {parseDataField} from '@site/src/chain/data/dataField';
import {contractEntries} from '@site/src/components/tools/AbiTool/contractEntries';
import {inputExample, readInput} from '@site/src/components/tools/AbiTool/readInput';
import {readResults} from '@site/src/components/tools/AbiTool/readResults';
import {SAMPLE_ABI} from '@site/src/components/tools/AbiTool/sampleAbi';
import {
  ARGUMENT_KINDS,
  encodeArgument,
  readArguments,
  writeArguments,
} from '@site/src/components/tools/DataFieldTool/buildArguments';
import {readDataField} from '@site/src/components/tools/DataFieldTool/readDataField';

const ALICE = 'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th';
const ALICE_HEX = '0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1';
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('the data field decoder', () => {
  const text = 'ESDTTransfer@414c4943452d613162326333@02ee';

  it('reads text, and base64 as APIs return it', () => {
    expect(readDataField(` ${text}\n`)).toEqual({field: parseDataField(text), text});
    expect(readDataField(Buffer.from(text).toString('base64')).text).toBe(text);
  });

  it('keeps a function name that is also valid base64', () => {
    expect(readDataField('GuardAccount').field.name).toBe('GuardAccount');
    expect(readDataField('deposits').field.name).toBe('deposits');
  });

  it('rejects words with spaces, such as a seed phrase', () => {
    expect(() => readDataField('moral volcano peasant')).toThrow('with a space: a data field has the form');
  });
});

describe('the data field builder', () => {
  it('encodes each kind of argument', () => {
    const encode = (kind: (typeof ARGUMENT_KINDS)[number], value: string) =>
      hexOf(encodeArgument({kind, value}));
    expect(encode('number', '255')).toBe('ff');
    expect(encode('signed', '-1')).toBe('ff');
    expect(encode('text', 'Alice')).toBe('416c696365');
    expect(encode('address', ALICE)).toBe(ALICE_HEX);
    expect(encode('token', 'ALICE-a1b2c3')).toBe('414c4943452d613162326333');
    expect([encode('bool', 'true'), encode('bool', 'false')]).toEqual(['01', '']);
    expect(encode('hex', '0a1b')).toBe('0a1b');
  });

  it('says what is wrong with an argument', () => {
    expect(() => encodeArgument({kind: 'number', value: '-5'})).toThrow(
      'Expected a whole number of 0 or more',
    );
    expect(() => encodeArgument({kind: 'bool', value: 'yes'})).toThrow('Expected true or false');
    expect(() => encodeArgument({kind: 'hex', value: '0a1'})).toThrow('Expected bytes in hexadecimal');
  });

  it('keeps arguments in the page address', () => {
    const list = fc.array(
      fc.record({
        kind: fc.constantFrom(...ARGUMENT_KINDS),
        value: fc.string().map((value) => value.replaceAll('\n', ' ')),
      }),
      {minLength: 1},
    );
    fc.assert(fc.property(list, (value) => expect(readArguments(writeArguments(value))).toEqual(value)));
    expect(readArguments('')).toEqual([]);
    expect(readArguments('what is this')).toEqual([{kind: 'text', value: 'what is this'}]);
  });
});

describe('the ABI tool', () => {
  it('shows an excerpt of the ABI of the adder, a sample contract', () => {
    const file = JSON.parse(readFileSync('samples/contracts/adder/output/adder.abi.json', 'utf8'));
    const {name, constructor, endpoints} = parseAbi(JSON.stringify(file));
    expect(parseAbi(SAMPLE_ABI)).toEqual({docs: [], types: {}, name, constructor, endpoints});
  });

  it('lists the endpoints and the constructor', () => {
    expect(contractEntries(parseAbi(SAMPLE_ABI)).map(({name, isReadOnly}) => [name, isReadOnly])).toEqual([
      ['add', false],
      ['getSum', true],
      ['init', false],
    ]);
    expect(contractEntries(parseAbi('{"endpoints": [{"name": "a"}]}')).map(({name}) => name)).toEqual(['a']);
    expect(() => contractEntries(parseAbi('{"endpoints": []}'))).toThrow('Expected an ABI with endpoints');
    expect(() =>
      contractEntries(parseAbi('{"endpoints": [{"name": "a", "inputs": [{"name": "b", "type": "Nope"}]}]}')),
    ).toThrow('found Nope');
  });

  it.each([
    ['u64', '5', '05'],
    ['BigInt', ' -1 ', 'ff'],
    ['bool', 'true', '01'],
    ['Address', ALICE, ALICE_HEX],
    ['bytes', '0x0a1b', '0a1b'],
    ['utf-8 string', 'two words', '74776f20776f726473'],
    ['ManagedDecimal<2>', '1.50', '96'],
    ['Option<u8>', '', ''],
    ['Option<u8>', '7', '0107'],
    ['List<u8>', '[1, 2]', '0102'],
    ['tuple<u8,bool>', '[1, true]', '0101'],
    ['optional<u8>', '', undefined],
    ['optional<u8>', '7', '07'],
    ['variadic<u8>', '', undefined],
    ['variadic<u8>', '[1, 2]', '01@02'],
    ['multi<u8,u8>', '[1, 2]', '01@02'],
  ])('encodes a %s that is typed as %j', (name, text, expected) => {
    const type = resolveType(name);
    const parts = encodeArguments([{name: 'value', type}], [readInput(type, text)]);
    expect(parts.length === 0 ? undefined : parts.map(hexOf).join('@')).toBe(expected);
  });

  it('shows how to write a value of several parts', () => {
    expect(inputExample(resolveType('u64'))).toBeUndefined();
    expect(inputExample(resolveType('variadic<multi<Address,u64>>'))).toBe('[["erd1…","1"]]');
    expect(() => readInput(resolveType('List<u8>'), '1, 2')).toThrow(
      'Expected JSON for List<u8>, found other text: write it like ["1"].',
    );
  });

  it('reads the results of a query', () => {
    expect(readResults('["BQ==", "", "AQI="]', 'base64').map(hexOf)).toEqual(['05', '', '0102']);
    expect(readResults('05\n0x0102\n', 'hex').map(hexOf)).toEqual(['05', '0102']);
    expect(() => readResults('05\nzz', 'hex')).toThrow(
      'Expected bytes in hexadecimal in result 2, found "zz"',
    );
  });
});
