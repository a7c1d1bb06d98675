/** Returns a whole number with thousands separators, as pages write gas. */
export function grouped(value: bigint): string {
  return value.toString().replace(/\B(?=(?:\d{3})+$)/g, ',');
}
