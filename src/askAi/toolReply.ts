import {EGLD_DECIMALS, formatAmount, parseAmount} from '../chain/amount';
import type {Source} from './protocol';

/** A sentence with a link to a tool that is filled in, and the tool's section. */
type ToolReply = {text: string; source: Source};

type ToolPattern = {
  /** Its first group is the value, without which the message isn't for the tool. */
  pattern: RegExp;
  /** Id of the tool's section, and name of the field that gets the value. */
  anchor: string;
  field: string;
  title: string;
  /** Says what the tool shows. */
  result: (value: string) => string;
  /** Other fields of the link. */
  fields?: Readonly<Record<string, string>>;
};

const CONVERTS = String.raw`(?:convert|denominate|turn|change|encode|decode|express|write)s?`;
const AMOUNT = String.raw`(\d+(?:\.\d{1,18})?)\s*x?EGLD`;

/** In order: the first that matches is used. A message that only contains such a value is about something else. */
const tools: readonly ToolPattern[] = [
  {
    pattern: new RegExp(
      String.raw`\b${CONVERTS}\s+${AMOUNT}\b|${AMOUNT}\s+(?:to|in|into|as)\s+(?:\w+\s+)?(?:atomic|smallest|wei|hex|denominat)`,
      'i',
    ),
    anchor: 'amount',
    field: 'amount.value',
    title: 'Amount converter',
    result: (value) => `${value} EGLD equals ${parseAmount(value, EGLD_DECIMALS)} atomic units.`,
  },
  {
    pattern: /\b(\d{10,30})\s*(?:atomic units?|wei|units?)?\s+(?:to|in|into|as)\s+x?EGLD\b/i,
    anchor: 'amount',
    field: 'amount.value',
    fields: {'amount.unit': 'atomic'},
    title: 'Amount converter',
    result: (value) => `${value} atomic units equal ${formatAmount(BigInt(value), EGLD_DECIMALS)} EGLD.`,
  },
  {
    pattern:
      /^(?=.*\b(?:decode|parse|read|mean|what is)\b).*?\b([A-Za-z]\w{1,60}(?:@(?:[\da-f]{2})*)+)(?![\w@])/is,
    anchor: 'data-field',
    field: 'data-field.data',
    title: 'Data field decoder and builder',
    result: () => 'The decoder shows the function and the arguments of this data field.',
  },
  {
    pattern: new RegExp(
      String.raw`^(?=.*\b(?:${CONVERTS}|shards?|hex(?:adecimal)?|bech32|public key|bytes)\b).*\b(erd1[a-z\d]{58}|[\da-f]{64})\b`,
      'is',
    ),
    anchor: 'address',
    field: 'address.address',
    title: 'Address converter',
    result: () => 'The converter shows this address in both forms, and its shard.',
  },
  {
    pattern: /^(?=.*\bcode ?metadata\b).*\b(?:0x)?((?:0[0-7]){2})\b/is,
    anchor: 'code-metadata',
    field: 'code-metadata.metadata',
    title: 'Code metadata decoder',
    result: () => 'The decoder shows the flags of this code metadata.',
  },
];

/** Returns the link to a tool for a message that contains a value to convert or to decode, otherwise undefined. */
export function toolReply(message: string): ToolReply | undefined {
  for (const {pattern, anchor, field, title, result, fields} of tools) {
    const value = pattern.exec(message)?.slice(1).find(Boolean);
    if (value === undefined) continue;
    const query = new URLSearchParams({[field]: value, ...fields});
    return {
      text: `**[${title}](/tools?${query}#${anchor})**: ${result(value)}`,
      source: {title: `Converters and calculators › ${title}`, route: '/tools', anchor},
    };
  }
  return undefined;
}
