/** What a manager may do with a token, by the name of the property. */
const properties = {
  canFreeze: 'freeze the tokens of an account',
  canWipe: 'destroy frozen tokens',
  canPause: 'stop and resume all transfers',
  canTransferNFTCreateRole: 'move the create role to another address',
  canChangeOwner: 'transfer the token to another manager',
  canUpgrade: 'change these properties',
  canAddSpecialRoles: 'give roles to addresses',
  canCreateMultiShard: 'give the create role to addresses in several shards',
  canMint: 'nothing since minting by the ESDT contract ended',
  canBurn: 'nothing since burning by the ESDT contract ended',
} as const;

export type TokenProperty = keyof typeof properties;
export type TokenProperties = Partial<Record<TokenProperty, boolean>>;

/** Flags that the network keeps for a token, in the first of two bytes (mx-chain-vm-common-go `ESDTGlobalMetadata`). */
export type TokenFlags = {paused: boolean; limitedTransfer: boolean; burnRoleForAll: boolean};

/** Returns what a property allows the manager to do. */
export function describeProperty(property: TokenProperty): string {
  return properties[property];
}

/** Returns true if the text is the name of a property. */
function isTokenProperty(name: string): name is TokenProperty {
  return Object.hasOwn(properties, name);
}

/** Returns the arguments that set properties when a token is issued or changed: name, `true` or `false`, and so on. */
export function encodeTokenProperties(values: TokenProperties): Uint8Array[] {
  const encoder = new TextEncoder();
  return Object.entries(values).flatMap(([name, value]) => [
    encoder.encode(name),
    encoder.encode(String(value)),
  ]);
}

/**
 * Returns the properties in the arguments of `issue` or `controlChanges`.
 *
 * @throws Error if a name is unknown, or its value is missing or neither `true` nor `false`
 */
export function decodeTokenProperties(parts: readonly Uint8Array[]): TokenProperties {
  const texts = parts.map((part) => new TextDecoder().decode(part));
  const values: TokenProperties = {};
  for (let index = 0; index < texts.length; index += 2) {
    const name = texts[index] ?? '';
    const value = texts[index + 1];
    if (!isTokenProperty(name)) {
      throw new Error(
        `Expected a property such as canFreeze, found "${name}": use one of ${Object.keys(properties).join(', ')}.`,
      );
    }
    if (value !== 'true' && value !== 'false') {
      throw new Error(
        `Expected true or false after ${name}, found ${value === undefined ? 'nothing' : `"${value}"`}: write it as a separate argument.`,
      );
    }
    values[name] = value === 'true';
  }
  return values;
}

/**
 * Returns the flags in the two bytes that the system account keeps for a token.
 *
 * @throws Error if there aren't two bytes
 */
export function decodeTokenFlags(bytes: Uint8Array): TokenFlags {
  const [flags] = bytes;
  if (flags === undefined || bytes.length !== 2) {
    throw new Error(
      `Expected 2 bytes of token flags, found ${bytes.length}: read the value under ELRONDesdt and the identifier.`,
    );
  }
  return {paused: (flags & 1) !== 0, limitedTransfer: (flags & 2) !== 0, burnRoleForAll: (flags & 4) !== 0};
}
