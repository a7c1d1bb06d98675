/** Converts a decimal string such as `1.5` to atomic units. */
export function parseAmount(text: string, decimals = 18): bigint {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (match === null) throw new Error(`Not an amount: ${text}`);
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > decimals) throw new Error(`${text} has more than ${decimals} decimals`);
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Converts atomic units to a decimal string, without trailing zeros. */
export function formatAmount(amount: bigint, decimals = 18): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

console.log(`1.5 EGLD is ${parseAmount('1.5')} atomic units`);
console.log(`2.5 tokens with 6 decimals are ${parseAmount('2.5', 6)} atomic units`);
console.log(`${formatAmount(50_000_000_000_000_000n)} EGLD to issue a token`);

// A number loses digits above 2^53: here, the last 1.
console.log(`${BigInt(1.5e18 + 1)} is not ${parseAmount('1.5') + 1n}`);
