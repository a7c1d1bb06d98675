import {parseFields, type ParsedFields} from './parseFields';
import ToolField from './ToolField';
import type {ToolState} from './useToolState';

/** Returns the parsed values of a tool's fields, or undefined if one is wrong, and a function that renders a field. */
export function numberFields<Parsers extends Record<string, (text: string) => unknown>>(
  {values: texts, set}: ToolState<{[Name in keyof Parsers]: string}>,
  parsers: Parsers,
) {
  const {values, errors}: ParsedFields<Parsers> = parseFields(texts, parsers);
  const field = (name: keyof Parsers & string, label: string) => (
    <ToolField
      label={label}
      name={name}
      value={texts[name]}
      onChange={(next) => set({[name]: next} as Partial<typeof texts>)}
      error={errors[name]}
      keyboard="decimal"
      isShort
    />
  );
  return {values, field};
}
