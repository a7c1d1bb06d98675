import {readFileSync} from 'node:fs';
import * as fc from 'fast-check';
import {parseAbi} from '@site/src/chain/abi/abiDefinition';
import {encodeArguments} from '@site/src/chain/abi/encodeArguments';
import {resolveType} from '@site/src/chain/abi/resolveType';
import {parseDataField} from '@site/src/chain/data/dataField';
import {SHARD_COUNT} from '@site/src/components/tools/AddressTool/shardCount';
import {contractEntries} from '@site/src/components/tools/AbiTool/contractEntries';
import {inputExample, readInput} from '@site/src/components/tools/AbiTool/readInput';
import {readResults} from '@site/src/components/tools/AbiTool/readResults';
import {SAMPLE_ABI, sampleAbi} from '@site/src/components/tools/AbiTool/sampleAbi';
import {convertAmount} from '@site/src/components/tools/AmountTool/convertAmount';
import {
  base64CodeMetadata,
  readCodeMetadata,
  writeCodeMetadata,
} from '@site/src/components/tools/CodeMetadataTool/readCodeMetadata';
import {
  ARGUMENT_KINDS,
  encodeArgument,
  readArguments,
  writeArguments,
} from '@site/src/components/tools/DataFieldTool/buildArguments';
import {readDataField} from '@site/src/components/tools/DataFieldTool/readDataField';
import {calculateFee, knownGasOf} from '@site/src/components/tools/FeeTool/calculateFee';
import {grouped} from '@site/src/components/tools/grouped';
import {parseCount} from '@site/src/components/tools/parseCount';
import {networkFacts} from '@site/src/facts/network';

const ALICE = 'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th';
const ALICE_HEX = '0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1';
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('numbers', () => {
  it('may have separators between digits', () => {
    expect(['5', ' 600,000,000 ', '1_000', '50 000'].map((text) => parseCount(text))).toEqual([
      5n,
      600_000_000n,
      1000n,
      50_000n,
    ]);
    expect([0n, 999n, 1000n, 12_345_678n].map(grouped)).toEqual(['0', '999', '1,000', '12,345,678']);
  });

  it.each([
    ['', 'nothing: write digits only'],
    ['-1', '-1: write digits only'],
    ['1.5', '1.5: write digits only'],
    // Not 15: a comma may mean one and a half.
    ['1,5', '1,5: write digits only'],
    ['257', '257: enter one in this range'],
    ['0', '0: enter one in this range'],
    ['9'.repeat(400), `${'9'.repeat(40)}…: enter one in this range`],
  ])('are rejected unless they are whole and in the range: %j', (text, found) => {
    expect(() => parseCount(text, {min: 1, max: 256})).toThrow(
      `Expected a whole number from 1 to 256, found ${found}.`,
    );
  });
});

it('the address converter has the number of shards of the network', () => {
  expect(SHARD_COUNT).toBe(networkFacts['execution-shard-count'].value);
});

describe('the amount converter', () => {
  it('converts in both directions', () => {
    const converted = {atomicUnits: '1500000000000000000', amount: '1.5', argument: '14d1120d7b160000'};
    expect(convertAmount('1.5', 'token', 18)).toEqual(converted);
    expect(convertAmount('1500000000000000000', 'atomic', 18)).toEqual(converted);
    expect(convertAmount('0', 'token', 6)).toEqual({atomicUnits: '0', amount: '0', argument: ''});
  });

  it('never rounds', () => {
    expect(() => convertAmount('1.0000001', 'token', 6)).toThrow('Expected at most 6 decimals, found 7');
    expect(() => convertAmount('1.5', 'atomic', 18)).toThrow('Expected at most 0 decimals, found 1');
    expect(() => convertAmount('-1', 'token', 18)).toThrow('Expected an amount of 0 or more');
  });
});

describe('the code metadata decoder', () => {
  it('reads hexadecimal and base64, and writes both', () => {
    for (const text of ['0506', ' 0x0506 ', 'BQY=']) {
      const flags = readCodeMetadata(text);
      expect(flags).toMatchObject({
        upgradeable: true,
        readable: true,
        payable: true,
        payableByContracts: true,
      });
      expect([writeCodeMetadata(flags), base64CodeMetadata(flags)]).toEqual(['0506', 'BQY=']);
    }
  });

  it.each([
    ['', 'found nothing'],
    ['05', 'Expected 2 bytes of code metadata, such as 0500, found 1'],
    ['zz', 'Expected code metadata such as 0500 or BQA=, found zz'],
    ['1000', 'Expected only the bits'],
  ])('says what is wrong with %j', (text, message) => {
    expect(() => readCodeMetadata(text)).toThrow(message);
  });
});

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

describe('the fee calculator', () => {
  const question = {
    gasLimit: undefined,
    executionGas: undefined,
    gasPrice: 1_000_000_000n,
    hasGuardian: false,
    hasRelayer: false,
  };

  it('needs only the data field of an EGLD transfer or of a function of the protocol', () => {
    expect(calculateFee({...question, data: ''})).toMatchObject({
      gasLimit: 50_000n,
      fee: 50_000_000_000_000n,
    });
    // The example of the page on built-in functions.
    expect(calculateFee({...question, data: 'ClaimDeveloperRewards'})).toMatchObject({
      gasLimit: 5_081_500n,
      fee: 131_500_000_000_000n,
    });
    expect(calculateFee({...question, data: 'UnGuardAccount', hasGuardian: true})).toMatchObject({
      gasLimit: 371_000n,
      fee: 123_500_000_000_000n,
    });
  });

  it('calculates the example of the page on gas and fees, and its penalty', () => {
    const call = {...question, data: 'deposit@012c@0a', executionGas: 3_000_000n};
    expect(calculateFee({...call, gasLimit: 4_000_000n})).toMatchObject({
      fee: 102_500_000_000_000n,
      refundedGas: 927_500n,
      tooMuchGas: false,
    });
    expect(calculateFee({...call, gasLimit: 6_072_501n})).toMatchObject({
      fee: 132_500_010_000_000n,
      refundedGas: 0n,
      tooMuchGas: true,
    });
  });

  it('counts the bytes of a note in UTF-8', () => {
    expect(calculateFee({...question, data: 'café', executionGas: 0n}).gasLimit).toBe(57_500n);
  });

  it('asks for the gas of a contract call', () => {
    expect(knownGasOf('add@05')).toBeUndefined();
    expect(() => calculateFee({...question, data: 'add@05'})).toThrow('Expected a gas limit, found nothing');
    expect(() => calculateFee({...question, data: '', gasLimit: 1n})).toThrow(
      'Expected a gas limit of at least 50000',
    );
    expect(() => knownGasOf('ESDTTransfer@zz')).not.toThrow();
    expect(() => knownGasOf('ESDTTransfer@')).toThrow();
  });
});

describe('the ABI tool', () => {
  it('shows an excerpt of the ABI of the adder, a sample contract', () => {
    const file = JSON.parse(readFileSync('samples/contracts/adder/output/adder.abi.json', 'utf8'));
    const {name, constructor, endpoints} = parseAbi(JSON.stringify(file));
    expect(sampleAbi).toEqual({docs: [], events: [], types: {}, name, constructor, endpoints});
    expect(parseAbi(SAMPLE_ABI)).toEqual(sampleAbi);
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
