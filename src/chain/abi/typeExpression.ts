/** A type name of an ABI and the types between its angle brackets: `variadic<multi<Address,u64>>`. */
export type TypeExpression = {name: string; parameters: TypeExpression[]};

/** More types inside each other than any contract has. Each takes space on the stack. */
const MAX_DEPTH = 100;

/**
 * Parses a type as an ABI writes it.
 *
 * @throws Error that says at which character something else was expected
 */
export function parseTypeExpression(text: string): TypeExpression {
  let position = 0;
  let depth = 0;

  function parseType(): TypeExpression {
    if (depth > MAX_DEPTH) {
      throw new Error(
        `Expected at most ${MAX_DEPTH} types inside each other, found more in "${text.slice(0, 40)}…": write a shorter type.`,
      );
    }
    const start = position;
    while (position < text.length && !'<>,'.includes(text[position] ?? '')) position++;
    const name = text.slice(start, position).trim();
    if (name === '') throw unexpected('the name of a type');
    return {name, parameters: parseParameters()};
  }

  function parseParameters(): TypeExpression[] {
    if (text[position] !== '<') return [];
    const parameters: TypeExpression[] = [];
    depth++;
    do {
      position++;
      parameters.push(parseType());
      while (text[position] === ' ') position++;
    } while (text[position] === ',');
    if (text[position] !== '>') throw unexpected('"," or ">"');
    position++;
    depth--;
    return parameters;
  }

  function unexpected(expected: string): Error {
    const found = position < text.length ? `"${text[position]}"` : 'its end';
    return new Error(
      `Expected ${expected} at character ${position + 1} of the type "${text}", found ${found}: write it as in an ABI, such as List<u64>.`,
    );
  }

  const type = parseType();
  if (text.slice(position).trim() !== '') throw unexpected('the end');
  return type;
}

/** Returns the type as an ABI writes it. */
export function formatTypeExpression({name, parameters}: TypeExpression): string {
  return parameters.length === 0 ? name : `${name}<${parameters.map(formatTypeExpression).join(',')}>`;
}
