import * as v from 'valibot';

const description = v.optional(v.array(v.string()), []);

const field = v.object({name: v.string(), type: v.string()});
const output = v.object({name: v.optional(v.string(), ''), type: v.string()});

const constructorDescription = v.object({
  docs: description,
  inputs: v.optional(v.array(field), []),
  outputs: v.optional(v.array(output), []),
});

const endpoint = v.object({
  ...constructorDescription.entries,
  name: v.string(),
  mutability: v.optional(v.picklist(['mutable', 'readonly', 'pure']), 'mutable'),
  payableInTokens: v.optional(v.array(v.string()), []),
});

const typeDescription = v.variant('type', [
  v.object({type: v.literal('struct'), fields: v.optional(v.array(field), [])}),
  v.object({
    type: v.literal('enum'),
    variants: v.array(
      v.object({
        name: v.string(),
        discriminant: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
        fields: v.optional(v.array(field), []),
      }),
    ),
  }),
  v.object({type: v.literal('explicit-enum'), variants: v.array(v.object({name: v.string()}))}),
]);

const abi = v.object({
  name: v.optional(v.string(), ''),
  docs: description,
  constructor: v.optional(constructorDescription),
  endpoints: v.array(endpoint),
  types: v.optional(v.record(v.string(), typeDescription), {}),
});

/** The parts of an ABI that say how to call a contract and how to read what it returns. */
export type AbiDefinition = v.InferOutput<typeof abi>;
export type EndpointDescription = v.InferOutput<typeof endpoint>;
export type TypeDescription = v.InferOutput<typeof typeDescription>;
export type FieldDescription = v.InferOutput<typeof field>;

/**
 * Parses an ABI file, such as `output/adder.abi.json`. Keys that aren't needed are dropped.
 *
 * @throws Error that names the first part of the file that isn't as expected
 */
export function parseAbi(text: string): AbiDefinition {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(
      `Expected an ABI in JSON, found text that isn't JSON (${(cause as Error).message}): paste a whole .abi.json file.`,
      {cause},
    );
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new Error(
      'Expected an ABI, which is a JSON object, found another JSON value: paste a whole .abi.json file.',
    );
  }
  // Every plain object has a property `constructor`, which isn't the contract's.
  const result = v.safeParse(abi, Object.assign(Object.create(null), json));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(
    `Expected ${issue.expected ?? 'another value'} at ${v.getDotPath(issue) ?? 'the start'} of the ABI, found ${issue.received === 'undefined' ? 'nothing' : issue.received}: paste a whole .abi.json file, as sc-meta writes it.`,
  );
}
