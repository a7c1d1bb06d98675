import {closestNames} from '../../facts/closestNames';
import type {AbiField, AbiType, AbiVariant} from './abiType';
import {isMultiType} from './abiType';
import type {FieldDescription, TypeDescription} from './abiDefinition';
import {FRAMEWORK_STRUCTS, GENERIC_TYPE_NAMES, SIMPLE_TYPE_NAMES, simpleType} from './frameworkTypes';
import type {TypeExpression} from './typeExpression';
import {formatTypeExpression, parseTypeExpression} from './typeExpression';

export type TypeDescriptions = Readonly<Record<string, TypeDescription>>;

/**
 * Returns how values of a type are encoded. Custom types may contain themselves, so the result may be a cycle.
 *
 * @param text the type as an ABI writes it
 * @param descriptions the custom types of the ABI
 * @throws Error if the type, or a type that it contains, is unknown or has the wrong parameters
 */
export function resolveType(text: string, descriptions: TypeDescriptions = {}): AbiType {
  const resolved = new Map<string, AbiType>();
  return resolve(parseTypeExpression(text));

  function resolve(expression: TypeExpression): AbiType {
    const name = formatTypeExpression(expression);
    const known = resolved.get(name) ?? simpleType(name);
    if (known !== undefined) return known;
    const description = descriptionOf(name, descriptions);
    return description === undefined ? resolveGeneric(expression, name) : resolveCustom(name, description);
  }

  function resolveCustom(name: string, description: TypeDescription): AbiType {
    if (description.type === 'explicit-enum') {
      return {name, kind: 'explicitEnum', variants: description.variants.map((variant) => variant.name)};
    }
    if (description.type === 'struct') {
      const fields: AbiField[] = [];
      resolved.set(name, {name, kind: 'struct', fields});
      fields.push(...resolveFields(name, description.fields));
      return {name, kind: 'struct', fields};
    }
    const variants: AbiVariant[] = [];
    resolved.set(name, {name, kind: 'enum', variants});
    for (const variant of description.variants) {
      variants.push({...variant, fields: resolveFields(`${name}.${variant.name}`, variant.fields)});
    }
    return {name, kind: 'enum', variants};
  }

  function resolveFields(owner: string, fields: readonly FieldDescription[]): AbiField[] {
    return fields.map((field) => ({
      name: field.name,
      type: resolveSingle(parseTypeExpression(field.type), `${owner}.${field.name}`),
    }));
  }

  function resolveGeneric(expression: TypeExpression, name: string): AbiType {
    const array = /^array(\d+)$/.exec(expression.name);
    if (array !== null) {
      const length = Number(array[1]);
      const item = resolveSingle(onlyParameter(expression), name);
      return item.kind === 'integer' && item.name === 'u8'
        ? {name, kind: 'fixedBytes', length}
        : {name, kind: 'array', length, item};
    }
    switch (expression.name) {
      case 'Option':
        return {name, kind: 'option', item: resolveSingle(onlyParameter(expression), name)};
      case 'List':
        return {name, kind: 'list', item: resolveSingle(onlyParameter(expression), name)};
      case 'tuple':
        return {
          name,
          kind: 'tuple',
          items: someParameters(expression).map((item) => resolveSingle(item, name)),
        };
      case 'multi':
        return {name, kind: 'multi', items: someParameters(expression).map(resolve)};
      case 'variadic':
        return {name, kind: 'variadic', counted: false, item: resolve(onlyParameter(expression))};
      case 'counted-variadic':
        return {name, kind: 'variadic', counted: true, item: resolve(onlyParameter(expression))};
      case 'optional':
        return {name, kind: 'optional', item: resolve(onlyParameter(expression))};
      case 'ManagedDecimal':
      case 'ManagedDecimalSigned':
        return {
          name,
          kind: 'decimal',
          signed: expression.name === 'ManagedDecimalSigned',
          decimals: decimalsOf(onlyParameter(expression), name),
        };
      default:
        throw unknownType(name, descriptions);
    }
  }

  function resolveSingle(expression: TypeExpression, where: string): AbiType {
    const type = resolve(expression);
    if (isMultiType(type)) {
      throw new Error(
        `Expected a type of a single value inside ${where}, found ${type.name}: use List, Option or tuple there; ${type.kind} stands for several arguments.`,
      );
    }
    return type;
  }
}

function descriptionOf(name: string, descriptions: TypeDescriptions): TypeDescription | undefined {
  if (Object.hasOwn(descriptions, name)) return descriptions[name];
  return Object.hasOwn(FRAMEWORK_STRUCTS, name) ? FRAMEWORK_STRUCTS[name] : undefined;
}

function onlyParameter(expression: TypeExpression): TypeExpression {
  const [parameter, ...rest] = expression.parameters;
  if (parameter === undefined || rest.length > 0) {
    throw new Error(
      `Expected one type between the angle brackets of ${expression.name}, found ${expression.parameters.length} in ${formatTypeExpression(expression)}: write ${expression.name}<u64>, for example.`,
    );
  }
  return parameter;
}

function someParameters(expression: TypeExpression): TypeExpression[] {
  if (expression.parameters.length > 0) return expression.parameters;
  throw new Error(
    `Expected the types of the items of ${expression.name}, found none: write ${expression.name}<Address,u64>, for example.`,
  );
}

function decimalsOf({name: text, parameters}: TypeExpression, name: string): number | 'variable' {
  if (text === 'usize' && parameters.length === 0) return 'variable';
  const decimals = Number(text);
  if (/^\d{1,3}$/.test(text) && parameters.length === 0) return decimals;
  throw new Error(
    `Expected a number of decimals or usize between the angle brackets, found ${name}: write ManagedDecimal<2>, for example.`,
  );
}

function unknownType(name: string, descriptions: TypeDescriptions): Error {
  if (name === 'u128') {
    return new Error(
      'Expected a type that contracts can use as an argument, found u128, whose upper half the framework loses: use BigUint.',
    );
  }
  const known = [...SIMPLE_TYPE_NAMES, ...GENERIC_TYPE_NAMES, ...Object.keys(FRAMEWORK_STRUCTS)];
  const closest = closestNames(name, [...known, ...Object.keys(descriptions)], 3);
  return new Error(
    `Expected a type of the framework or of the ABI, found ${name} (closest: ${closest.join(', ')}): correct it, or paste the ABI that describes it.`,
  );
}
