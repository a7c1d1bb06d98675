import {formatTable, median} from '@site/scripts/shared/table';

describe('median', () => {
  it('is the value in the middle, or the mean of two', () => {
    expect(median([9, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 9])).toBe(3);
    expect(median([])).toBeUndefined();
  });
});

it('a table has aligned columns', () => {
  expect(
    formatTable([
      ['page', 'ms'],
      ['/a', '1,000'],
    ]),
  ).toBe('| page | ms    |\n| ---- | ----- |\n| /a   | 1,000 |');
});
