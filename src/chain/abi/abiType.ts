/** How a value of one type is encoded. `name` is the type as the ABI writes it, for error messages. */
export type AbiType = {name: string} & (
  | {kind: 'integer'; bytes: number; signed: boolean; nonZero: boolean}
  | {kind: 'bigInteger'; signed: boolean; nonZero: boolean}
  | {kind: 'decimal'; signed: boolean; decimals: number | 'variable'}
  | {kind: 'boolean'}
  | {kind: 'bytes'; toEnd: boolean}
  | {kind: 'text'}
  | {kind: 'address'}
  | {kind: 'fixedBytes'; length: number}
  | {kind: 'option'; item: AbiType}
  | {kind: 'list'; item: AbiType}
  | {kind: 'array'; length: number; item: AbiType}
  | {kind: 'tuple'; items: AbiType[]}
  | {kind: 'struct'; fields: AbiField[]}
  | {kind: 'enum'; variants: AbiVariant[]}
  | {kind: 'explicitEnum'; variants: string[]}
  | MultiKind
);

/** Types that stand for any number of arguments. They are found only in lists of arguments and results. */
type MultiKind =
  | {kind: 'multi'; items: AbiType[]}
  | {kind: 'variadic'; counted: boolean; item: AbiType}
  | {kind: 'optional'; item: AbiType}
  | {kind: 'ignore'};

export type AbiField = {name: string; type: AbiType};
export type AbiVariant = {name: string; discriminant: number; fields: AbiField[]};

/**
 * A decoded value:
 *
 * - numbers are `bigint`; decimals are text, such as `1.50`, because their number of decimals counts;
 * - byte buffers are `Uint8Array`; strings, token identifiers and addresses (bech32) are text;
 * - `Option` without a value is null, an option inside an option is `[value]`;
 * - `optional` without an argument is undefined;
 * - lists, arrays, tuples, `multi` and `variadic` are arrays; structs are objects;
 * - an enum is the name of its variant, or `{variant, fields}` if the variant has fields.
 */
export type AbiValue =
  bigint | boolean | string | null | undefined | Uint8Array | AbiValue[] | {[name: string]: AbiValue};

/** Returns true for a type that may take none or several arguments. */
export function isMultiType({kind}: AbiType): boolean {
  return kind === 'multi' || kind === 'variadic' || kind === 'optional' || kind === 'ignore';
}
