import {expectAgreement} from '@site/tests/support/chain/agreeWithSdk';

describe('sdk-core agrees on 10,000 random values of', () => {
  it.each(['Delivery', 'Discount', 'Status', 'Rating', 'Completion'])('%s', (type) => expectAgreement(type));
});
