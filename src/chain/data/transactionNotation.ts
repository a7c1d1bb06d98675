import {hex} from '@scure/base';
import type {DataField} from './dataField';
import {parseDataField} from './dataField';

const NOTE_GAP = 4;

/**
 * Returns a data field as the pages show it: the function, then an argument on each line, with a note on its meaning.
 *
 * @param notes a note for each argument; an empty one is left out
 */
export function formatTransactionNotation(field: DataField, notes: readonly string[] = []): string {
  const parts = field.arguments.map((part) => `@${hex.encode(part)}`);
  const width = Math.max(0, ...parts.map((part) => part.length)) + NOTE_GAP;
  const lines = parts.map((part, index) => `  ${part.padEnd(width)}${notes[index] ?? ''}`.trimEnd());
  return [field.name, ...lines].join('\n');
}

/**
 * Parses a data field in this notation. A line may have several arguments; what follows the last one is a note.
 *
 * @throws Error that names the line that isn't an argument, or the argument that isn't hexadecimal
 */
export function parseTransactionNotation(text: string): DataField {
  const [name = '', ...lines] = text.trim().split('\n');
  const parts = lines.flatMap((line, index) => {
    const words = line.trim().split(/\s+/);
    const end = words.findIndex((word) => !word.startsWith('@'));
    if (end === 0) {
      throw new Error(
        `Expected an argument that starts with @ on line ${index + 2}, found "${line.trim()}": write notes after the argument.`,
      );
    }
    return end === -1 ? words : words.slice(0, end);
  });
  return parseDataField([name.trim(), ...parts].join(''));
}
