import {parseDataField, type DataField} from '@site/src/chain/data/dataField';
import {decodeBase64} from '../base64';

/**
 * Returns the data field that a reader pasted: as text, or in base64 as the gateway and the API return it.
 *
 * @throws Error if there is no function, the function's name contains a space, or an argument isn't hexadecimal
 */
export function readDataField(text: string): {field: DataField; text: string} {
  const plain = callInBase64(text.trim()) ?? text.trim();
  const field = parseDataField(plain);
  if (/\s/.test(field.name)) {
    throw new Error(
      `Expected the name of a function, found "${field.name.slice(0, 40)}" with a space: a data field has the form function@argument@argument.`,
    );
  }
  return {field, text: plain};
}

/**
 * Base64 has no `@`, so that text with it isn't base64. Text without it can be both: it is base64 if its content is the data
 * field of a call with arguments.
 */
function callInBase64(text: string): string | undefined {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) return undefined;
  const decoded = new TextDecoder().decode(decodeBase64(text));
  return /^[\x21-\x7e]+@[0-9a-fA-F@]*$/.test(decoded) ? decoded : undefined;
}
