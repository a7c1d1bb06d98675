const EGLD = 1e18;

/** Returns an amount in atomic units as EGLD with separators, rounded to at most this many decimals: `6,900.45`. */
export function formatEgld(amount: bigint, decimals: number): string {
  return formatNumber(Number(amount) / EGLD, decimals);
}

/** Returns an amount as `formatEgld` does, with all its decimals, for columns of amounts: `8.00`. */
export function formatFixedEgld(amount: bigint, decimals: number): string {
  return (Number(amount) / EGLD).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** Returns a fraction as a percentage with two decimals: 0.0761 is `7.61%`. */
export function formatPercent(fraction: number): string {
  return `${(fraction * 100).toFixed(2)}%`;
}

/** Returns a number with separators of thousands and at most this many decimals. */
export function formatNumber(value: number, decimals: number): string {
  return value.toLocaleString('en-US', {maximumFractionDigits: decimals});
}
