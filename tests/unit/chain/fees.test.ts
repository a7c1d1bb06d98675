import {Address, NetworkConfig, Transaction, TransactionComputer} from '@multiversx/sdk-core';
import * as fc from 'fast-check';
import {feeOf, movementGas} from '@site/src/chain/fees';
import {gasFacts} from '@site/src/facts/gas';
import {agreement, AGREEMENT_TIMEOUT} from '@site/tests/support/chain/agreement';

jest.setTimeout(AGREEMENT_TIMEOUT);

describe('movement gas', () => {
  it.each([
    [{dataLength: 0}, 50_000n],
    [{dataLength: 54}, 131_000n],
    [{dataLength: 14, hasGuardian: true}, 121_000n],
    [{dataLength: 12, hasGuardian: true, hasRelayer: true}, 168_000n],
  ])('of %j', (input, gas) => {
    expect(movementGas(input)).toBe(gas);
  });
});

// The figures are those of the pages on gas and fees, and on built-in functions.
describe('fee', () => {
  it.each([
    ['ClaimDeveloperRewards', {dataLength: 21, gasLimit: 5_081_500n}, 131_500_000_000_000n],
    ['SetGuardian', {dataLength: 99, gasLimit: 448_500n}, 201_000_000_000_000n],
    [
      'UnGuardAccount, signed by the guardian too',
      {dataLength: 14, gasLimit: 371_000n, hasGuardian: true},
      123_500_000_000_000n,
    ],
    ['a transfer of EGLD', {dataLength: 0, gasLimit: 50_000n}, 50_000_000_000_000n],
    [
      'a transfer of EGLD with a higher gas limit',
      {dataLength: 0, gasLimit: 90_000n, executionGas: 0n},
      50_000_000_000_000n,
    ],
    [
      'a call at twice the gas price',
      {dataLength: 0, gasLimit: 150_000n, gasPrice: 2_000_000_000n},
      102_000_000_000_000n,
    ],
  ])('of %s', (_name, input, fee) => {
    expect(feeOf(input).fee).toBe(fee);
  });

  it('excludes unused gas unless more than twice the execution gas is provided', () => {
    const call = {dataLength: 15, executionGas: 3_000_000n};
    expect(feeOf({...call, gasLimit: 6_072_500n})).toMatchObject({
      fee: 102_500_000_000_000n,
      refundedGas: 3_000_000n,
      tooMuchGas: false,
    });
    expect(feeOf({...call, gasLimit: 6_072_501n})).toMatchObject({
      fee: 132_500_010_000_000n,
      refundedGas: 0n,
      tooMuchGas: true,
    });
  });

  it.each([
    [
      {dataLength: 1, gasLimit: 50_000n},
      /^Expected a gas limit of at least 51500 .*, found 50000: raise it\.$/,
    ],
    [{dataLength: 0, gasLimit: 600_000_001n}, /^Expected a gas limit of at most 600000000, found 600000001/],
    [{dataLength: 0, gasLimit: 50_000n, gasPrice: 1n}, /^Expected a gas price of at least 1000000000 /],
  ])('of %j is rejected', (input, message) => {
    expect(() => feeOf(input)).toThrow(message);
  });
});

it('the fee equals that of sdk-core for random transactions', () => {
  const config = Object.assign(new NetworkConfig(), {
    minGasLimit: gasFacts['min-gas-limit'].value,
    gasPerDataByte: gasFacts['gas-per-data-byte'].value,
    gasPriceModifier: gasFacts['gas-price-modifier'].value,
  });
  const computer = new TransactionComputer();
  const receiver = Address.newFromHex('00'.repeat(32));
  // Multiples of 100, because the node truncates 1% of the gas price and sdk-core rounds it.
  const gasPrices = fc.bigInt(10_000_000n, 50_000_000n).map((price) => price * 100n);
  fc.assert(
    fc.property(fc.nat(500), fc.bigInt(0n, 500_000_000n), gasPrices, (dataLength, execution, gasPrice) => {
      const gasLimit = movementGas({dataLength}) + execution;
      const data = new Uint8Array(dataLength);
      const transaction = new Transaction({
        nonce: 0n,
        sender: receiver,
        receiver,
        gasLimit,
        gasPrice,
        data,
        chainID: 'D',
      });
      return (
        feeOf({dataLength, gasLimit, gasPrice}).fee === computer.computeTransactionFee(transaction, config)
      );
    }),
    agreement,
  );
});
