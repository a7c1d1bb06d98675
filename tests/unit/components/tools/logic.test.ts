import {convertAmount} from '@site/src/components/tools/AmountTool/convertAmount';
import {
  base64CodeMetadata,
  readCodeMetadata,
  writeCodeMetadata,
} from '@site/src/components/tools/CodeMetadataTool/readCodeMetadata';
import {calculateFee, knownGasOf} from '@site/src/components/tools/FeeTool/calculateFee';
import {grouped} from '@site/src/components/tools/grouped';
import {parseCount} from '@site/src/components/tools/parseCount';

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

describe('the amount converter', () => {
  it('converts in both directions', () => {
    const converted = {atomicUnits: '1500000000000000000', amount: '1.5', argument: '14d1120d7b160000'};
    expect(convertAmount('1.5', 'token', 18)).toEqual(converted);
    expect(convertAmount('1500000000000000000', 'atomic', 18)).toEqual(converted);
    expect(convertAmount('0', 'token', 6)).toEqual({atomicUnits: '0', amount: '0', argument: ''});
    expect(() => convertAmount('1.5', 'atomic', 18)).toThrow('Expected at most 0 decimals, found 1');
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
    ['zz', 'Expected code metadata such as 0500 or BQA=, found zz'],
  ])('says what is wrong with %j', (text, message) => {
    expect(() => readCodeMetadata(text)).toThrow(message);
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
