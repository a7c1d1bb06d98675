import {expectAgreement} from '@site/tests/support/chain/agreeWithSdk';

describe('sdk-core agrees on 10,000 random values of', () => {
  it.each(['Option<u16>', 'Option<BigInt>', 'List<u16>', 'List<BigUint>', 'tuple<u32,bytes>', 'array2<u16>'])(
    '%s',
    (type) => expectAgreement(type),
  );
});
