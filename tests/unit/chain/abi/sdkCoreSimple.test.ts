import {expectAgreement} from '@site/tests/support/chain/agreeWithSdk';

describe('sdk-core agrees on 10,000 random values of', () => {
  it.each([
    'bool',
    'bytes',
    'utf-8 string',
    'TokenIdentifier',
    'EgldOrEsdtTokenIdentifier',
    'TokenId',
    'Address',
    'H256',
    'array6<u8>',
  ])('%s', (type) => expectAgreement(type));
});
