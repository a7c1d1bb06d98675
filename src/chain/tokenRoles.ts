/** Kinds of tokens, as far as roles differ between them. */
export type TokenKind =
  'fungible' | 'NFT' | 'SFT' | 'MetaESDT' | 'dynamic NFT' | 'dynamic SFT' | 'dynamic MetaESDT';

type Role = {
  /** What an address with the role may do. */
  allows: string;
  kinds: readonly TokenKind[];
};

const semiFungible = ['SFT', 'MetaESDT'] as const;
const dynamicSemiFungible = ['dynamic SFT', 'dynamic MetaESDT'] as const;
const changeable = ['NFT', 'dynamic NFT', ...dynamicSemiFungible] as const;
const items = [...semiFungible, ...changeable] as const;

/** The roles that a manager can give to an address (mx-chain-go `checkSpecialRolesAccordingToTokenType`). */
const roles: Readonly<Record<string, Role>> = {
  ESDTRoleLocalMint: {allows: 'mint to itself', kinds: ['fungible']},
  ESDTRoleLocalBurn: {allows: 'burn what it holds', kinds: ['fungible']},
  ESDTRoleNFTCreate: {allows: 'create items', kinds: items},
  ESDTRoleNFTAddQuantity: {
    allows: 'add quantity to an item',
    kinds: [...semiFungible, ...dynamicSemiFungible],
  },
  ESDTRoleNFTBurn: {allows: 'burn items that it holds', kinds: items},
  ESDTRoleNFTUpdateAttributes: {allows: 'update attributes of items', kinds: changeable},
  ESDTRoleNFTAddURI: {allows: 'add URIs to items', kinds: changeable},
  ESDTRoleNFTUpdate: {allows: 'update metadata of items', kinds: changeable},
  ESDTRoleNFTRecreate: {allows: 'recreate items with new metadata', kinds: changeable},
  ESDTRoleModifyRoyalties: {allows: 'change royalties of items', kinds: changeable},
  ESDTRoleModifyCreator: {allows: 'become the creator of items', kinds: changeable},
  ESDTRoleSetNewURI: {allows: 'replace URIs of items', kinds: changeable},
  ESDTTransferRole: {allows: 'transfer while transfers are limited', kinds: ['fungible', ...items]},
};

/** Returns the names of the roles of a kind of token. */
export function rolesOf(kind: TokenKind): string[] {
  return Object.keys(roles).filter((name) => roles[name]?.kinds.includes(kind));
}

/** Returns what an address with a role may do; undefined for an unknown role. */
export function describeRole(name: string): string | undefined {
  return Object.hasOwn(roles, name) ? roles[name]?.allows : undefined;
}
