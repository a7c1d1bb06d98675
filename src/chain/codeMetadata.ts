/** The flags of a contract's code metadata, by name, with the bit in the two bytes (mx-chain-vm-common-go `codeMetadata.go`). */
const FLAG_BITS = {
  upgradeable: 0x0100,
  readable: 0x0400,
  guarded: 0x0800,
  payable: 0x0002,
  payableByContracts: 0x0004,
} as const;

type CodeMetadataFlag = keyof typeof FLAG_BITS;
export type CodeMetadata = Record<CodeMetadataFlag, boolean>;

const flags = Object.entries(FLAG_BITS) as [CodeMetadataFlag, number][];
const KNOWN_BITS = flags.reduce((bits, [, bit]) => bits | bit, 0);

/**
 * Returns the flags in code metadata of two bytes.
 *
 * @throws Error if there aren't two bytes, or a bit without a meaning is set
 */
export function decodeCodeMetadata(bytes: Uint8Array): CodeMetadata {
  const [high, low] = bytes;
  if (high === undefined || low === undefined || bytes.length !== 2) {
    throw new Error(
      `Expected 2 bytes of code metadata, such as 0500, found ${bytes.length}: write four hexadecimal digits.`,
    );
  }
  const bits = (high << 8) | low;
  const unknown = bits & ~KNOWN_BITS;
  if (unknown !== 0) {
    throw new Error(
      `Expected only the bits ${hexOf(KNOWN_BITS)} in code metadata, found ${hexOf(unknown)} in ${hexOf(bits)}: these bits have no meaning, set them to 0.`,
    );
  }
  return Object.fromEntries(flags.map(([flag, bit]) => [flag, (bits & bit) !== 0])) as CodeMetadata;
}

/** Returns the two bytes of code metadata with these flags; flags that are left out aren't set. */
export function encodeCodeMetadata(metadata: Partial<CodeMetadata>): Uint8Array {
  const bits = flags.reduce((sum, [flag, bit]) => (metadata[flag] === true ? sum | bit : sum), 0);
  return Uint8Array.of(bits >> 8, bits & 0xff);
}

/** Returns the set flags in words, such as `upgradeable, readable, payable by contracts`, or `no flags`. */
export function describeCodeMetadata(metadata: CodeMetadata): string {
  const names = flags
    .filter(([flag]) => metadata[flag])
    .map(([flag]) => (flag === 'payableByContracts' ? 'payable by contracts' : flag));
  return names.length === 0 ? 'no flags' : names.join(', ');
}

function hexOf(bits: number): string {
  return bits.toString(16).padStart(4, '0');
}
