import {hex} from '@scure/base';
import {decodeBase64} from '../base64';

export type BytesForm = 'base64' | 'hex';

/**
 * Returns the bytes of results, as a query returns them in `returnData`: one on each line, or an array in JSON. An empty
 * result is `""`.
 *
 * @throws Error that names the result that isn't in the form
 */
export function readResults(text: string, form: BytesForm): Uint8Array[] {
  const items = text
    .replace(/[[\]]/g, '')
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.replaceAll('"', ''));
  return items.map((item, index) => {
    try {
      return form === 'base64' ? decodeBase64(item) : hex.decode(item.replace(/^0x/i, '').toLowerCase());
    } catch (cause) {
      throw new Error(
        `Expected bytes in ${form === 'base64' ? 'base64' : 'hexadecimal'} in result ${index + 1}, found "${item.slice(0, 40)}": copy an item of returnData, or choose another encoding.`,
        {cause},
      );
    }
  });
}
