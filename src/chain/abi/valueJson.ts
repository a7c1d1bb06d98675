import {hex} from '@scure/base';
import type {AbiValue} from './abiType';

/**
 * Returns a decoded value as JSON that encoding accepts again: whole numbers as text, because JSON numbers lose digits,
 * and bytes as `0x…`. An optional argument that is left out is null.
 */
export function valueJson(value: AbiValue): string {
  return JSON.stringify(plainValue(value), null, 2);
}

function plainValue(value: AbiValue): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return `0x${hex.encode(value)}`;
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plainValue(field)]));
}
