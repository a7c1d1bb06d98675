import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describeCall} from '@site/src/chain/data/describeCall';
import {formatDataField, parseDataField} from '@site/src/chain/data/dataField';
import {BUILT_IN_FUNCTIONS, TOKEN_MANAGEMENT_FUNCTIONS} from '@site/src/chain/data/functions';
import {formatTransactionNotation, parseTransactionNotation} from '@site/src/chain/data/transactionNotation';
import {isTransfer} from '@site/src/chain/data/transfers';

const folder = path.join(__dirname, '../../../../samples/sdk-js/expected');
/** Data fields that sdk-core writes and the pages show, with a value for placeholders such as `@<deadline>`. */
const samples = readdirSync(folder)
  .filter((file) => file.endsWith('.data'))
  .map(
    (file) => [file, readFileSync(path.join(folder, file), 'utf8').replaceAll(/<[\w ]+>/g, '2a')] as const,
  );

describe('the data field of each sample', () => {
  it.each(samples)('%s is the same after parsing and formatting', (_file, text) => {
    const field = parseTransactionNotation(text);
    expect(parseDataField(formatDataField(field))).toEqual(field);
    expect(parseTransactionNotation(formatTransactionNotation(field))).toEqual(field);
  });

  const known = samples.filter(([, text]) => {
    const {name} = parseTransactionNotation(text);
    return isTransfer(name) || name in BUILT_IN_FUNCTIONS || name in TOKEN_MANAGEMENT_FUNCTIONS;
  });

  it('calls a protocol function in more than 40 samples', () => {
    expect(known.length).toBeGreaterThan(40);
  });

  it.each(known)('%s is described in a sentence', (_file, text) => {
    expect(describeCall(parseTransactionNotation(text)).summary).toMatch(/^\w+ .+\.$/);
  });
});

it('aligns the notes of arguments', () => {
  const field = parseDataField('ESDTLocalBurn@414c4943452d613162326333@0ad78ebc5ac6200000');
  const text = [
    'ESDTLocalBurn',
    '  @414c4943452d613162326333    "ALICE-a1b2c3"',
    '  @0ad78ebc5ac6200000          200 × 10^18',
  ].join('\n');
  expect(formatTransactionNotation(field, ['"ALICE-a1b2c3"', '200 × 10^18'])).toBe(text);
  expect(parseTransactionNotation(text)).toEqual(field);
});

it.each([
  ['@01', 'Expected the name of a function before the first @, found nothing: write it first.'],
  [
    'f@0g',
    'Expected hexadecimal digits in argument 1, found "g" at its character 2: encode the argument first.',
  ],
  ['f@0x05', 'Expected hexadecimal digits in argument 1, found 0x at its start: leave out 0x.'],
  [
    'f@05\n@06',
    'Expected hexadecimal digits in argument 1, found a space or a line break at its character 3: remove it.',
  ],
  [
    'f@01@1',
    'Expected an even number of hexadecimal digits in argument 2, found 1: write whole bytes, such as 01.',
  ],
])('explains what is wrong with %s', (text, message) => {
  expect(() => parseDataField(text)).toThrow(message);
});

it('keeps empty arguments', () => {
  expect(parseDataField('f@@01@')).toEqual({
    name: 'f',
    arguments: [new Uint8Array(), Uint8Array.of(1), new Uint8Array()],
  });
});

it('names the line that is not an argument', () => {
  expect(() => parseTransactionNotation('issue\n  @01\n  note')).toThrow(
    'Expected an argument that starts with @ on line 3, found "note": write notes after the argument.',
  );
});
