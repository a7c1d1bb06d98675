import {gasCostFacts} from '../../facts/gasCosts';
import {tokenFacts} from '../../facts/tokens';
import {integerOf} from '../abi/integers';
import type {DataField} from './dataField';

/**
 * Gas of a function of the protocol, without the movement part:
 *
 * - `exact`;
 * - `at most`: bytes that replace stored ones are free, and only the network has the stored ones;
 * - `at least`: each byte of the transferred items' data costs gas too, and so does the called function.
 */
export type ExecutionGas = {gas: bigint; bound: 'exact' | 'at most' | 'at least'};

type GasOf = (parts: readonly Uint8Array[]) => ExecutionGas;

const storeByte = tokenFacts['store-gas-per-byte'].value;
const persistByte = gasCostFacts['persist-gas-per-byte'].value;

const functions: Readonly<Record<string, GasOf>> = {
  ClaimDeveloperRewards: fixed(gasCostFacts['claim-developer-rewards-execution-gas'].value),
  ChangeOwnerAddress: fixed(gasCostFacts['change-owner-address-execution-gas'].value),
  SetUserName: fixed(gasCostFacts['set-user-name-execution-gas'].value),
  SetGuardian: fixed(gasCostFacts['set-guardian-execution-gas'].value),
  GuardAccount: fixed(gasCostFacts['guard-account-execution-gas'].value),
  UnGuardAccount: fixed(gasCostFacts['unguard-account-execution-gas'].value),
  ESDTLocalMint: fixed(gasCostFacts['esdt-local-mint-execution-gas'].value),
  ESDTLocalBurn: fixed(gasCostFacts['esdt-local-burn-execution-gas'].value),
  ESDTNFTAddQuantity: fixed(gasCostFacts['nft-add-quantity-execution-gas'].value),
  ESDTNFTBurn: fixed(gasCostFacts['nft-burn-execution-gas'].value),
  ESDTModifyRoyalties: fixed(gasCostFacts['nft-modify-royalties-execution-gas'].value),
  ESDTModifyCreator: fixed(gasCostFacts['nft-modify-creator-execution-gas'].value),
  SaveKeyValue: (parts) => ({
    gas:
      gasCostFacts['save-key-value-execution-gas'].value +
      bytesIn(parts) * persistByte +
      bytesIn(parts.filter((_, index) => index % 2 === 1)) * storeByte,
    bound: 'at most',
  }),
  ESDTNFTCreate: stored(tokenFacts['nft-create-execution-gas'].value, 0, 'exact'),
  ESDTNFTAddURI: stored(gasCostFacts['nft-add-uri-execution-gas'].value, 2, 'exact'),
  ESDTNFTUpdateAttributes: stored(gasCostFacts['nft-update-attributes-execution-gas'].value, 2, 'at most'),
  ESDTSetNewURIs: stored(gasCostFacts['nft-set-uris-execution-gas'].value, 2, 'at most'),
  ESDTMetaDataUpdate: stored(gasCostFacts['nft-update-execution-gas'].value, 0, 'at most'),
  ESDTMetaDataRecreate: stored(gasCostFacts['nft-recreate-execution-gas'].value, 0, 'at most'),
};

/**
 * Returns the execution gas of a transfer or another function of the protocol; undefined for every other call, whose gas
 * only a simulation finds out.
 *
 * @throws Error if the arguments of a transfer aren't as it needs them
 */
export function executionGasOf(field: DataField): ExecutionGas | undefined {
  switch (field.name) {
    case 'ESDTTransfer':
      return transferGas(field);
    case 'ESDTNFTTransfer':
      return {gas: gasCostFacts['nft-transfer-execution-gas'].value, bound: 'at least'};
    case 'MultiESDTNFTTransfer':
      return multiTransferGas(field);
    default:
      return Object.hasOwn(functions, field.name) ? functions[field.name]?.(field.arguments) : undefined;
  }
}

/** Transfers are counted, not decoded: the decoder would double the bytes of a calculator. */
function transferGas(field: DataField): ExecutionGas {
  const hasCall = hasMoreThan(2, field);
  return {gas: tokenFacts['esdt-transfer-execution-gas'].value, bound: hasCall ? 'at least' : 'exact'};
}

/** The arguments are the recipient, the number of transfers, and token, nonce and amount of each; a call may follow. */
function multiTransferGas(field: DataField): ExecutionGas {
  const count = integerOf(field.arguments[1] ?? new Uint8Array(), false);
  const end = 2n + 3n * count;
  const hasCall = hasMoreThan(end, field);
  const nonces = field.arguments.slice(2, Number(end)).filter((_, index) => index % 3 === 1);
  const isFungible = nonces.every((nonce) => integerOf(nonce, false) === 0n);
  return {
    gas: count * gasCostFacts['multi-transfer-execution-gas'].value,
    bound: isFungible && !hasCall ? 'exact' : 'at least',
  };
}

/** Returns true if a data field has more arguments than these, and throws if it has fewer. */
function hasMoreThan(expected: bigint | number, {name, arguments: parts}: DataField): boolean {
  if (parts.length >= expected) return parts.length > expected;
  throw new Error(
    `Expected at least ${expected} arguments of ${name}, found ${parts.length}: compare the data field with the function's parameters.`,
  );
}

function fixed(gas: bigint): GasOf {
  return () => ({gas, bound: 'exact'});
}

/** Each byte of the arguments from `first` on is stored. */
function stored(base: bigint, first: number, bound: ExecutionGas['bound']): GasOf {
  return (parts) => ({gas: base + bytesIn(parts.slice(first)) * storeByte, bound});
}

function bytesIn(parts: readonly Uint8Array[]): bigint {
  return BigInt(parts.reduce((sum, part) => sum + part.length, 0));
}
