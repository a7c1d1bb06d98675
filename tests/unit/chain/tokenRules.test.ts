import {
  decodeTokenFlags,
  decodeTokenProperties,
  describeProperty,
  encodeTokenProperties,
} from '@site/src/chain/tokenProperties';
import {describeRole, rolesOf} from '@site/src/chain/tokenRoles';

const text = (value: string) => new TextEncoder().encode(value);

describe('roles', () => {
  it('are those that the ESDT contract accepts for a kind of token', () => {
    expect(rolesOf('fungible')).toEqual(['ESDTRoleLocalMint', 'ESDTRoleLocalBurn', 'ESDTTransferRole']);
    expect(rolesOf('SFT')).toEqual([
      'ESDTRoleNFTCreate',
      'ESDTRoleNFTAddQuantity',
      'ESDTRoleNFTBurn',
      'ESDTTransferRole',
    ]);
    expect(rolesOf('NFT')).toHaveLength(10);
    expect(rolesOf('NFT')).not.toContain('ESDTRoleNFTAddQuantity');
    expect(rolesOf('dynamic SFT')).toHaveLength(11);
  });

  it('are described', () => {
    expect(describeRole('ESDTRoleNFTCreate')).toBe('create items');
    expect(describeRole('ESDTRoleMadeUp')).toBeUndefined();
  });
});

describe('properties', () => {
  it('are the same after encoding and decoding', () => {
    const properties = {canFreeze: true, canWipe: false, canAddSpecialRoles: true};
    expect(decodeTokenProperties(encodeTokenProperties(properties))).toEqual(properties);
    expect(describeProperty('canWipe')).toBe('destroy frozen tokens');
  });

  it('explain what is wrong with an argument', () => {
    expect(() => decodeTokenProperties([text('canfreeze'), text('true')])).toThrow(
      /^Expected a property such as canFreeze, found "canfreeze": use one of canFreeze, canWipe/,
    );
    expect(() => decodeTokenProperties([text('canFreeze')])).toThrow(
      'Expected true or false after canFreeze, found nothing: write it as a separate argument.',
    );
  });
});

it('reads the flags that the network keeps for a token', () => {
  expect(decodeTokenFlags(Uint8Array.of(5, 0))).toEqual({
    paused: true,
    limitedTransfer: false,
    burnRoleForAll: true,
  });
  expect(() => decodeTokenFlags(new Uint8Array())).toThrow('Expected 2 bytes of token flags, found 0');
});
