import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseDataField, type DataField} from '@site/src/chain/data/dataField';

const folder = path.join(__dirname, '../../../samples/sdk-js/expected');

/** Names of the data fields that sdk-core writes and the pages show. */
export const sampleNames = readdirSync(folder)
  .filter((file) => file.endsWith('.data'))
  .map((file) => path.basename(file, '.data'));

/** Returns a sample: the function, then lines of arguments with notes. Placeholders such as `<deadline>` become 2a. */
export function sampleField(name: string): DataField {
  const text = readFileSync(path.join(folder, `${name}.data`), 'utf8').replaceAll(/<[\w ]+>/g, '2a');
  const [call = '', ...lines] = text.trim().split('\n');
  const words = lines.flatMap((line) => line.trim().split(/\s+/));
  return parseDataField([call, ...words.filter((word) => word.startsWith('@'))].join(''));
}
