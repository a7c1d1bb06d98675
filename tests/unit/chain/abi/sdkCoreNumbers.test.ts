import {expectAgreement} from '@site/tests/support/chain/agreeWithSdk';

describe('sdk-core agrees on 10,000 random values of', () => {
  it.each(['u8', 'u16', 'u32', 'u64', 'i8', 'i16', 'i32', 'i64', 'BigUint', 'BigInt'])('%s', (type) =>
    expectAgreement(type),
  );
});
