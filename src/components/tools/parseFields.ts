import {attempt} from './attempt';

type Parsers = Record<string, (text: string) => unknown>;

/** The values of all fields, or undefined if one is wrong; and the messages of those that are wrong. */
export type ParsedFields<Fields extends Parsers> = {
  values?: {[Name in keyof Fields]: ReturnType<Fields[Name]>};
  errors: {[Name in keyof Fields]?: string};
};

/** Parses the text of each field with the function of the same name. */
export function parseFields<Fields extends Parsers>(
  texts: Readonly<Record<keyof Fields, string>>,
  parsers: Fields,
): ParsedFields<Fields> {
  const results = Object.entries(parsers).map(
    ([name, parse]) => [name, attempt(() => parse(texts[name] ?? ''))] as const,
  );
  const errors = Object.fromEntries(
    results.flatMap(([name, {error}]) => (error === undefined ? [] : [[name, error]])),
  ) as ParsedFields<Fields>['errors'];
  if (Object.keys(errors).length > 0) return {errors};
  const values = Object.fromEntries(results.map(([name, {value}]) => [name, value]));
  return {values: values as ParsedFields<Fields>['values'], errors};
}
