import {hex} from '@scure/base';

/** A data field of a contract call: the function and its arguments, or a bytecode and what follows it in a deployment. */
export type DataField = {name: string; arguments: Uint8Array[]};

/**
 * Parses `function@argument@argument`, with the arguments in hexadecimal.
 *
 * @throws Error that names the argument that isn't whole bytes in hexadecimal
 */
export function parseDataField(text: string): DataField {
  const [name = '', ...parts] = text.trim().split('@');
  if (name === '') {
    throw new Error('Expected the name of a function before the first @, found nothing: write it first.');
  }
  return {name, arguments: parts.map(parseArgument)};
}

/** Returns `function@argument@argument`. */
export function formatDataField({name, arguments: parts}: DataField): string {
  return [name, ...parts.map((part) => hex.encode(part))].join('@');
}

function parseArgument(text: string, index: number): Uint8Array {
  const wrong = /[^0-9a-f]/i.exec(text);
  if (wrong !== null) {
    const place = `at its character ${wrong.index + 1}`;
    const expected = `Expected hexadecimal digits in argument ${index + 1}, found`;
    if (/^0x/i.test(text)) throw new Error(`${expected} 0x at its start: leave out 0x.`);
    if (wrong[0].trim() === '') throw new Error(`${expected} a space or a line break ${place}: remove it.`);
    throw new Error(`${expected} "${wrong[0]}" ${place}: encode the argument first.`);
  }
  if (text.length % 2 !== 0) {
    throw new Error(
      `Expected an even number of hexadecimal digits in argument ${index + 1}, found ${text.length}: write whole bytes, such as 0${text.slice(0, 11)}${text.length > 11 ? '…' : ''}.`,
    );
  }
  return hex.decode(text.toLowerCase());
}
