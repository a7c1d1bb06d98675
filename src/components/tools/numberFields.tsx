import {parseFields, type ParsedFields} from './parseFields';
import ToolField from './ToolField';
import {bindField, type ToolState} from './useToolState';

/** Returns the parsed values of a tool's fields, or undefined if one is wrong, and a function that renders a field. */
export function numberFields<Parsers extends Record<string, (text: string) => unknown>>(
  state: ToolState<{[Name in keyof Parsers]: string}>,
  parsers: Parsers,
) {
  const {values, errors}: ParsedFields<Parsers> = parseFields(state.values, parsers);
  const field = (name: keyof Parsers & string, label: string) => (
    <ToolField {...bindField(state, name)} label={label} error={errors[name]} keyboard="decimal" isShort />
  );
  return {values, field};
}
