import {base64} from '@scure/base';
import {EGLD_DECIMALS, formatAmount} from '../chain/amount';
import {parseDataField} from '../chain/data/dataField';
import {describeCall} from '../chain/data/describeCall';

/** Description of a transaction in a request's body. Undefined parts are missing or not readable. */
export type TransactionSummary = {
  sender?: string;
  receiver?: string;
  /** In EGLD. */
  amount?: string;
  /** Effect of its data field, or the field's text. */
  data?: string;
  chainId?: string;
};

/** Returns a summary of each transaction in a body, which is one transaction or an array; empty for other bodies. */
export function summarizeTransactions(body: unknown): TransactionSummary[] {
  return (Array.isArray(body) ? body : [body]).flatMap((item: unknown) => {
    const fields = (item ?? {}) as Record<string, unknown>;
    // A request to a faucet, for example, has a receiver only.
    if (typeof fields.sender !== 'string' || typeof fields.receiver !== 'string') return [];
    const {sender, receiver, value, data, chainID} = fields;
    return [
      {
        sender,
        receiver,
        amount: attempt(() => formatAmount(BigInt(String(value)), EGLD_DECIMALS)),
        data: typeof data === 'string' && data !== '' ? describeData(data, receiver) : undefined,
        chainId: typeof chainID === 'string' ? chainID : undefined,
      },
    ];
  });
}

/** The data field of a body is in base64. Text that isn't a function call is a message to the receiver. */
function describeData(data: string, receiver: string): string | undefined {
  const bytes = attempt(() => base64.decode(data));
  const text = bytes && new TextDecoder().decode(bytes);
  return text && (attempt(() => describeCallOf(text, receiver)) ?? text);
}

function describeCallOf(text: string, receiver: string): string | undefined {
  return text.includes('@') ? describeCall(parseDataField(text), {receiver}).summary : undefined;
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    // Not readable; a request may contain anything.
    return undefined;
  }
}
