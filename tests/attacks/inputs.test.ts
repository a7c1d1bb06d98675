import * as fc from 'fast-check';
import {formatJson, parseJson} from '@site/src/api/json';
import {parseAbi} from '@site/src/chain/abi/abiDefinition';
import {decodeArguments} from '@site/src/chain/abi/decodeArguments';
import {encodeArguments} from '@site/src/chain/abi/encodeArguments';
import {contractEntries} from '@site/src/components/tools/AbiTool/contractEntries';
import {readToolQuery, writeToolQuery} from '@site/src/components/tools/toolQuery';
import {requestedAddress} from '@site/src/urls/requestedAddress';
import {
  almostValid,
  attack,
  ATTACK_TIMEOUT,
  hostileJson,
  hostileTexts,
  pollutedNames,
} from '@site/tests/support/attacks';
import {engineOf} from '@site/tests/support/searchPages';

jest.setTimeout(ATTACK_TIMEOUT);
afterEach(() => expect(pollutedNames()).toEqual([]));

const json = (text: fc.Arbitrary<string>) => text.map((value) => JSON.stringify(value));
/** Addresses can't contain half of a surrogate pair. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
const listOf = (item: fc.Arbitrary<string>) =>
  fc.array(item, {maxLength: 3}).map((items) => `[${items.join(',')}]`);

it('every search query returns only existing pages, and matches that are in the text', async () => {
  const intro =
    'Sharding divides the network: <b>validators</b> of __proto__ and toString, 𝒳, are_in a shard.';
  const engine = engineOf({
    '/a': {title: 'Sharding', intro, headings: {constructor: 'How epochs and rounds work.'}},
    '/b': {title: 'Rounds', intro: 'A round takes 6 seconds. 🚀'},
  });
  const words = fc.constantFrom(
    'shard',
    'rounds',
    'constructor',
    '__proto__',
    'toString',
    '-',
    '"',
    '*',
    '\\',
  );
  const queries = fc.oneof(
    hostileTexts,
    fc.array(fc.oneof(words, hostileTexts), {maxLength: 6}).map((all) => all.join(' ')),
  );
  await attack(queries, (query) => {
    const {pages, matcher} = engine.rank(query);
    for (const {page} of pages) expect(['/a', '/b']).toContain(page.route);
    for (const {word, start} of matcher(intro)) expect(intro.startsWith(word, start)).toBe(true);
  });
  expect(engine.rank('sharding').pages[0]?.page.route).toBe('/a');
});

it("a query string can't add or remove a tool's fields, or lead to another site", async () => {
  const defaults = {amount: '1', unit: 'EGLD'};
  const names = fc.constantFrom(
    't.amount',
    't.unit',
    't.__proto__',
    '__proto__',
    't.constructor',
    'from',
    'q',
  );
  const paths = fc.constantFrom(
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:x',
    '/a?b',
    '/\t/evil.example',
  );
  const searches = fc
    .array(fc.tuple(names, fc.oneof(hostileTexts, paths)), {maxLength: 5})
    .map(
      (entries) =>
        `?${entries.map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`).join('&')}`,
    );
  await attack(fc.oneof(searches, hostileTexts), (search) => {
    const values = readToolQuery(search, 't', defaults);
    expect(Object.keys(values)).toEqual(['amount', 'unit']);
    for (const value of Object.values(values)) expect(typeof value).toBe('string');
    const written = writeToolQuery(search, 't', values, defaults);
    const read = readToolQuery(written.search, 't', defaults);
    for (const name of ['amount', 'unit'] as const)
      if (!written.omitted.includes(name)) expect(read[name]).toBe(wellFormed(values[name]));
    const address = requestedAddress(search, 'https://docs.example');
    if (address !== undefined)
      expect(new URL(address, 'https://docs.example').origin).toBe('https://docs.example');
  });
});

const typeNames = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'u8',
      'i64',
      'BigUint',
      'bytes',
      'bool',
      'Address',
      'utf-8 string',
      'List<A>',
      'Option<A>',
      'A',
      'B',
      'variadic<multi<A,B>>',
      'optional<B>',
      'array3<u8>',
      'array999999999<A>',
      'tuple<A,A>',
      'ManagedDecimal<999999>',
      '__proto__',
      'constructor',
      'List<',
      'A>',
      `${'List<'.repeat(2000)}A${'>'.repeat(2000)}`,
    ),
  },
  {weight: 1, arbitrary: hostileTexts},
);
const fields = listOf(
  almostValid({name: json(fc.oneof(fc.constantFrom('a', '__proto__'), hostileTexts)), type: json(typeNames)}),
);
const types = almostValid(
  Object.fromEntries(
    ['A', 'B', '__proto__'].map((name) => [
      name,
      fc.oneof(
        almostValid({type: fc.constant('"struct"'), fields}),
        almostValid({
          type: fc.constant('"enum"'),
          variants: listOf(
            almostValid({
              name: json(fc.constantFrom('X', '__proto__')),
              discriminant: fc.nat(300).map(String),
              fields,
            }),
          ),
        }),
      ),
    ]),
  ),
);
const abis = fc.oneof(
  {
    weight: 5,
    arbitrary: almostValid({
      name: json(hostileTexts),
      endpoints: listOf(
        almostValid({
          name: json(fc.constantFrom('f', '__proto__', 'constructor')),
          inputs: fields,
          outputs: fields,
        }),
      ),
      types,
    }),
  },
  {weight: 1, arbitrary: hostileJson},
  {weight: 1, arbitrary: hostileTexts},
);

/** Runs a step and returns its result. If it throws, checks that the message says what was expected. */
function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    // No stack overflow, and no internal error such as "x is not a function".
    expect(Object.getPrototypeOf(error)).toBe(Error.prototype);
    expect((error as Error).message).toMatch(/expected/i);
    return undefined;
  }
}

it('any pasted ABI is used, or rejected with a message that says what was expected', async () => {
  await attack(fc.tuple(abis, hostileJson, fc.uint8Array({maxLength: 40})), ([text, value, bytes]) => {
    const abi = attempt(() => parseAbi(text));
    for (const endpoint of abi?.endpoints ?? []) {
      const [entry] = attempt(() => contractEntries({...abi!, endpoints: [endpoint]})) ?? [];
      if (entry === undefined) continue;
      const {inputs, outputs} = entry;
      const values = inputs.map(() => JSON.parse(value));
      attempt(() => encodeArguments(inputs, values));
      const results = outputs.map(() => new Uint8Array(bytes));
      attempt(() => decodeArguments(outputs, results));
    }
  });
});

it('an API response is formatted without changing its JSON value, or rejected', async () => {
  await attack(
    fc.oneof({weight: 5, arbitrary: hostileJson}, {weight: 1, arbitrary: hostileTexts}),
    (text) => {
      let value: unknown;
      try {
        value = parseJson(text);
      } catch (error) {
        expect((error as Error).message).not.toBe('');
        return;
      }
      // Numbers keep their digits, which JSON.parse would round.
      expect(JSON.stringify(JSON.parse(formatJson(value)))).toBe(JSON.stringify(JSON.parse(text)));
    },
  );
});
