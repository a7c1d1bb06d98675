import {attributeOf, type MdxElement} from '../mdxElements';

/** What a component that readers work with does. A new one may be left out: its name then says it. */
const TOOLS: Readonly<Record<string, string>> = {
  AddressInspector:
    'Tool on the page: paste an address to see its kind, its shard and its public key in hexadecimal.',
};

const TEXT_ATTRIBUTES = ['title', 'label', 'alt', 'description'];

/** One sentence in the place of a component that can't be text; empty where there is nothing to say. */
export function describeTool(element: MdxElement): string {
  const known = TOOLS[element.name ?? ''];
  if (known !== undefined) return known;
  const texts = TEXT_ATTRIBUTES.map((name) => attributeOf(element, name)?.trim()).filter(Boolean);
  return `Tool on the page: ${[wordsOf(element.name ?? ''), ...texts].join(', ')}.`;
}

/** `GasCalculator` as "gas calculator". */
function wordsOf(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
}
