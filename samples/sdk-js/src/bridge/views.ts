import {Address, AddressValue, StringValue, type SmartContractController} from '@multiversx/sdk-core';

/** The contract of the Ethereum bridge that holds the tokens. */
const SAFE = Address.newFromBech32('erd1qqqqqqqqqqqqqpgqf2cu60ffz9v68r0h62sufxxf67n7xprue3yq4ap4k2');

// #region fee
/** The fee of a withdrawal, in atomic units of the withdrawn token. */
export async function feeOf(contracts: SmartContractController, token: string): Promise<bigint> {
  const [fee] = await contracts.query({
    contract: SAFE,
    function: 'calculateRequiredFee',
    arguments: [new StringValue(token)],
  });
  return numberOf(fee);
}
// #endregion fee

// #region refunds
/** Returns the amount that an account can reclaim with claimRefund. */
export async function refundsOf(contracts: SmartContractController, owner: Address) {
  const answer: Uint8Array[] = await contracts.query({
    contract: SAFE,
    function: 'getRefundAmounts',
    arguments: [new AddressValue(owner)],
  });
  return Array.from({length: answer.length / 2}, (_, i) => ({
    token: Buffer.from(answer[2 * i] ?? []).toString(),
    amount: numberOf(answer[2 * i + 1]),
  }));
}
// #endregion refunds

function numberOf(bytes: Uint8Array = new Uint8Array()): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);
}
