import {TokenComputer, Token} from '@multiversx/sdk-core';
import * as fc from 'fast-check';
import {formatTokenIdentifier, parseTokenIdentifier} from '@site/src/chain/tokenIdentifier';
import {agreement} from '@site/tests/support/chain/agreement';

describe('parseTokenIdentifier', () => {
  it.each([
    ['ALICE-a1b2c3', {ticker: 'ALICE', suffix: 'a1b2c3', nonce: 0n}],
    ['TICKET-c3d4e5-0a', {ticker: 'TICKET', suffix: 'c3d4e5', nonce: 10n}],
    ['EGLD-000000', {ticker: 'EGLD', suffix: '000000', nonce: 0n}],
    ['sov1-GOLD-1a2b3c', {prefix: 'sov1', ticker: 'GOLD', suffix: '1a2b3c', nonce: 0n}],
    ['123-123456-01', {ticker: '123', suffix: '123456', nonce: 1n}],
  ])('reads %s', (text, identifier) => {
    expect(parseTokenIdentifier(text)).toEqual(identifier);
  });

  it.each([
    ['ALICE', /^Expected a token identifier such as ALICE-a1b2c3 or TICKET-c3d4e5-0a, found "ALICE"/],
    ['A-B-C-D', /^Expected a token identifier/],
    ['alice-a1b2c3', /^Expected a ticker of 3 to 10 uppercase letters and digits, found "alice"/],
    ['AB-a1b2c3', /found "AB" in "AB-a1b2c3"/],
    ['ALICE-A1B2C3', /^Expected 6 lowercase hexadecimal digits after the ticker, found "A1B2C3"/],
    ['ALICE-a1b2c3-a', /without leading zero bytes, found "a" in "ALICE-a1b2c3-a": write 10 as 0a\.$/],
    ['ALICE-a1b2c3-00', /found "00"/],
  ])('explains what is wrong with %s', (text, message) => {
    expect(() => parseTokenIdentifier(text)).toThrow(message);
  });
});

it('rejects a nonce above 64 bits', () => {
  expect(() => formatTokenIdentifier({ticker: 'ART', suffix: 'b2c3d4', nonce: 2n ** 64n})).toThrow(
    "Expected a nonce from 0 to 18446744073709551615, found 18446744073709551616 for ART-b2c3d4: use the item's nonce.",
  );
});

it('formats identifiers as sdk-core does, and parses them back', () => {
  const computer = new TokenComputer();
  const identifiers = fc.record({
    ticker: fc.stringMatching(/^[A-Z0-9]{3,10}$/),
    suffix: fc.stringMatching(/^[0-9a-f]{6}$/),
    nonce: fc.bigInt(0n, 2n ** 53n - 1n),
  });
  fc.assert(
    fc.property(identifiers, (identifier) => {
      const text = formatTokenIdentifier(identifier);
      expect(parseTokenIdentifier(text)).toEqual(identifier);
      const {ticker, suffix, nonce} = identifier;
      const token = new Token({identifier: `${ticker}-${suffix}`, nonce});
      expect(computer.computeExtendedIdentifier(token)).toBe(text);
    }),
    agreement,
  );
});
