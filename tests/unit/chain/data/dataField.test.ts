import {describeCall} from '@site/src/chain/data/describeCall';
import {formatDataField, parseDataField} from '@site/src/chain/data/dataField';
import {BUILT_IN_FUNCTIONS, TOKEN_MANAGEMENT_FUNCTIONS} from '@site/src/chain/data/functions';
import {isTransfer} from '@site/src/chain/data/transfers';
import {sampleField, sampleNames} from '@site/tests/support/chain/sampleFields';

it('the data field of each sample is the same after formatting and parsing', () => {
  const fields = sampleNames.map(sampleField);
  expect(fields.map((field) => parseDataField(formatDataField(field)))).toEqual(fields);
});

describe('samples that call a function of the protocol', () => {
  const known = sampleNames.filter((sample) => {
    const {name} = sampleField(sample);
    return isTransfer(name) || name in BUILT_IN_FUNCTIONS || name in TOKEN_MANAGEMENT_FUNCTIONS;
  });

  it('are more than 40', () => {
    expect(known.length).toBeGreaterThan(40);
  });

  it.each(known)('%s is described in a sentence', (name) => {
    expect(describeCall(sampleField(name)).summary).toMatch(/^\w+ .+\.$/);
  });
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
