import {expectAgreement} from '@site/tests/support/chain/agreeWithSdk';

it('sdk-core agrees on 10,000 random structs with fields of every kind', () => expectAgreement('Order'));
