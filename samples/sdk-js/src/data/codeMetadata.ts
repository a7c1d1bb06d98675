import {CodeMetadata} from '@multiversx/sdk-core';

// #region encode
/** Upgradeable, readable, payable by contracts, not by users. */
export const metadata = new CodeMetadata(true, true, false, true);

export const metadataHex = metadata.toString();
// #endregion encode

// #region decode
export function describe(hex: string): string[] {
  const {upgradeable, readable, payable, payableBySc} = CodeMetadata.newFromBytes(Buffer.from(hex, 'hex'));
  const flags = {upgradeable, readable, payable, payableBySc};
  return Object.entries(flags).flatMap(([name, isSet]) => (isSet ? [name] : []));
}
// #endregion decode
