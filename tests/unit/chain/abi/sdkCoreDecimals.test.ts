import {expectAgreement} from '@site/tests/support/chain/agreeWithSdk';

describe('sdk-core agrees on 10,000 random values of', () => {
  it.each([
    'ManagedDecimal<2>',
    'ManagedDecimal<usize>',
    'ManagedDecimalSigned<2>',
    'ManagedDecimalSigned<usize>',
  ])('%s', (type) => expectAgreement(type));
});
