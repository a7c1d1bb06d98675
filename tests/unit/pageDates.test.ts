import {splitAtMonth} from '@site/src/pageDates';

describe('splitAtMonth', () => {
  it.each([
    ['mx-chain-go v1.11.5, 2026-11', {before: 'mx-chain-go v1.11.5, ', month: '2026-11', after: ''}],
    [
      'specs of 2026-04 (2026-10, gateway)',
      {before: 'specs of 2026-04 (', month: '2026-10', after: ', gateway)'},
    ],
    ['configuration 2026-13', undefined],
    ['mx-chain-go v1.11.5', undefined],
  ])('splits %p', (checked, parts) => {
    expect(splitAtMonth(checked)).toEqual(parts);
  });
});
