import {executionGasOf} from '@site/src/chain/data/executionGas';
import {parseDataField} from '@site/src/chain/data/dataField';

describe('executionGasOf', () => {
  it.each([
    ['ClaimDeveloperRewards', 5_000_000n, 'exact'],
    ['GuardAccount', 250_000n, 'exact'],
    // The example of the page on account storage: a key of 4 bytes and a value of 6.
    ['SaveKeyValue@6b657930@76616c756530', 170_000n, 'at most'],
    ['ESDTNFTCreate@4152542d623263336434@01@41@@@@75', 280_000n, 'exact'],
    ['ESDTNFTAddURI@4152542d623263336434@01@75726c', 80_000n, 'exact'],
    ['ESDTTransfer@414c4943452d613162326333@01', 200_000n, 'exact'],
    ['ESDTTransfer@414c4943452d613162326333@01@66756e64', 200_000n, 'at least'],
    ['ESDTNFTTransfer@4152542d623263336434@01@01@00', 200_000n, 'at least'],
  ])('of %s', (text, gas, bound) => {
    expect(executionGasOf(parseDataField(text))).toEqual({gas, bound});
  });

  it('counts each transfer', () => {
    const of = (nonces: string[], call = '') => {
      const items = nonces.map((nonce) => `@414c4943452d613162326333@${nonce}@01`).join('');
      return executionGasOf(parseDataField(`MultiESDTNFTTransfer@00@0${nonces.length}${items}${call}`));
    };
    expect(of(['', ''])).toEqual({gas: 400_000n, bound: 'exact'});
    expect(of(['', '01', '02'])).toEqual({gas: 600_000n, bound: 'at least'});
    expect(of([''], '@66756e64')).toEqual({gas: 200_000n, bound: 'at least'});
  });

  it.each([
    ['ESDTTransfer@414c4943452d613162326333', 'Expected at least 2 arguments of ESDTTransfer, found 1'],
    ['MultiESDTNFTTransfer@00@ffffffffffffffff@00', 'found 3'],
  ])('says that arguments of a transfer are missing: %s', (text, message) => {
    expect(() => executionGasOf(parseDataField(text))).toThrow(message);
  });

  it('returns undefined for a contract call', () => {
    expect(executionGasOf(parseDataField('deposit@01'))).toBeUndefined();
  });
});
