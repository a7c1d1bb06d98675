import {mdxComponents} from '../../src/config/mdxComponents';
import {apiTables, isApiTable} from '../openapi/apiTables';
import type {MdxElement} from '../shared/mdxElements';

/** Returns a message for each attribute that a component of ours doesn't have. React would ignore it. */
export function unknownAttributes({name, attributes}: MdxElement): string[] {
  const known = attributesOf(name ?? '');
  if (known === undefined) return [];
  const advice = known.length === 0 ? 'it has no attributes' : `use only ${known.join(', ')}`;
  return attributes.flatMap(({name: attribute}) =>
    attribute === undefined || known.includes(attribute) || isBuilt(name, attribute)
      ? []
      : [`${name} has the attribute "${attribute}": ${advice}`],
  );
}

/** Returns the attributes that pages may set; undefined for an HTML element or an unknown component. */
function attributesOf(name: string): readonly string[] | undefined {
  if (isApiTable(name)) return apiTables[name];
  const attributes = mdxComponents[name]?.attributes;
  return attributes && Object.keys(attributes).filter((attribute) => !isBuilt(name, attribute));
}

function isBuilt(name: string | null, attribute: string): boolean {
  return mdxComponents[name ?? '']?.attributes[attribute] === 'built';
}
