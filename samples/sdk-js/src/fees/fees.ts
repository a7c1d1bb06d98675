import type {NetworkEntrypoint} from '@multiversx/sdk-core';

// #region network
/** Gas and prices of the network, in gas and in atomic units of EGLD. */
export interface FeeSettings {
  minGasLimit: bigint;
  gasPerDataByte: bigint;
  extraGasGuarded: bigint;
  extraGasRelayed: bigint;
  /** A unit of execution gas costs the gas price divided by this number, which is the inverse of the modifier. */
  executionDivisor: bigint;
}

/** From `data.config` of `GET /network/config`. */
export function feeSettingsFrom(config: Record<string, string | number>): FeeSettings {
  return {
    minGasLimit: BigInt(config['erd_min_gas_limit']!),
    gasPerDataByte: BigInt(config['erd_gas_per_data_byte']!),
    extraGasGuarded: BigInt(config['erd_extra_gas_limit_guarded_tx']!),
    extraGasRelayed: BigInt(config['erd_extra_gas_limit_relayed_tx']!),
    executionDivisor: BigInt(Math.round(1 / Number(config['erd_gas_price_modifier']))),
  };
}
// #endregion network

// #region movement
export interface Shape {
  /** The data field as bytes, not as base64. */
  data: Uint8Array;
  guarded?: boolean;
  relayed?: boolean;
}

/** Movement gas, which is also the exact gas limit of a transfer of EGLD. */
export function movementGas(settings: FeeSettings, {data, guarded, relayed}: Shape): bigint {
  return (
    settings.minGasLimit +
    settings.gasPerDataByte * BigInt(data.length) +
    (guarded ? settings.extraGasGuarded : 0n) +
    (relayed ? settings.extraGasRelayed : 0n)
  );
}
// #endregion movement

// #region fee
/** The fee in atomic units for movement and execution. With the full limit, it is the maximum fee. */
export function feeOf(
  settings: FeeSettings,
  gasPrice: bigint,
  movement: bigint,
  execution: bigint,
): bigint {
  return movement * gasPrice + execution * (gasPrice / settings.executionDivisor);
}
// #endregion fee

// #region charged
const MAX_UNUSED_GAS_FACTOR = 2n;

/** The charged execution gas: the used gas, or all gas if the limit was far too high. */
export function chargedExecution(provided: bigint, used: bigint): bigint {
  const tooMuch = used > 0n && provided > MAX_UNUSED_GAS_FACTOR * used;
  return tooMuch ? provided : used;
}
// #endregion charged

// #region read
export async function readFeeSettings(network: NetworkEntrypoint): Promise<FeeSettings> {
  const {raw} = await network.createNetworkProvider().getNetworkConfig();
  return feeSettingsFrom(raw);
}
// #endregion read
