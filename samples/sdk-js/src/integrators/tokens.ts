import type {ProxyNetworkProvider} from '@multiversx/sdk-core';

// #region list
export interface ListedToken {
  identifier: string;
  decimals: number;
  /** What the token's manager can do with your balance. */
  risks: string[];
}

/** Reads the data that you need before you list a token. Decimals never change; properties can. */
export async function listToken(provider: ProxyNetworkProvider, identifier: string): Promise<ListedToken> {
  const token = await provider.getDefinitionOfFungibleToken(identifier);
  const risks = [
    ...(token.isPaused ? ['is paused now'] : []),
    ...(token.canPause ? ['can be paused'] : []),
    ...(token.canFreeze ? ['can be frozen'] : []),
    ...(token.canWipe ? ['can be wiped'] : []),
    ...(token.canUpgrade ? ['properties can change'] : []),
  ];
  return {identifier, decimals: token.decimals, risks};
}
// #endregion list

// #region amounts
/** Converts a typed amount to atomic units. Fails if it has more decimals than the token. */
export function parseAmount(text: string, decimals: number): bigint {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) throw new Error(`"${text}" is not an amount`);
  if (fraction.length > decimals) throw new Error(`the token has ${decimals} decimals, "${text}" has more`);
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

export function formatAmount(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
// #endregion amounts
